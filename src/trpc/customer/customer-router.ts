import { router } from '#trpc/trpc.ts';
import { balanceRouter } from './balance-router.ts';
import { cartRouter } from './cart-router.ts';
import { complaintsRouter } from './complaints-router.ts';
import { documentsRouter } from './documents-router.ts';
import { guideRouter } from './guide-router.ts';
import { listsRouter } from './lists-router.ts';
import { notificationsRouter } from './notifications-router.ts';
import { ordersRouter } from './orders-router.ts';

export const customerRouter = router({
  cart: cartRouter,
  orders: ordersRouter,
  documents: documentsRouter,
  complaints: complaintsRouter,
  balance: balanceRouter,
  guide: guideRouter,
  lists: listsRouter,
  notifications: notificationsRouter,
});
