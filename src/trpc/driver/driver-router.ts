import { router } from '#trpc/trpc.ts';
import { accountsRouter } from './accounts-router.ts';
import { cashRouter } from './cash-router.ts';
import { documentsRouter } from './documents-router.ts';
import { ordersRouter } from './orders-router.ts';

export const driverRouter = router({
  accounts: accountsRouter,
  cash: cashRouter,
  orders: ordersRouter,
  documents: documentsRouter,
});
