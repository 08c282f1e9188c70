import { router } from '#trpc/trpc.ts';
import { cashRouter } from './cash-router.ts';
import { documentsRouter } from './documents-router.ts';
import { ordersRouter } from './orders-router.ts';

export const driverRouter = router({
  cash: cashRouter,
  orders: ordersRouter,
  documents: documentsRouter,
});
