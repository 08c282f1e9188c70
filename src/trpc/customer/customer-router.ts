import { router } from '#trpc/trpc.ts';
import { accountRouter } from './account-router.ts';
import { cartRouter } from './cart-router.ts';
import { complaintsRouter } from './complaints-router.ts';
import { documentsRouter } from './documents-router.ts';
import { guideRouter } from './guide-router.ts';
import { listsRouter } from './lists-router.ts';
import { newsRouter } from './news-router.ts';
import { ordersRouter } from './orders-router.ts';

export const customerRouter = router({
  cart: cartRouter,
  orders: ordersRouter,
  documents: documentsRouter,
  complaints: complaintsRouter,
  account: accountRouter,
  guide: guideRouter,
  lists: listsRouter,
  news: newsRouter,
});
