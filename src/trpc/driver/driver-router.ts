import { router } from '#trpc/trpc.ts';
import { cashRouter } from './cash-router.ts';
import { documentsRouter } from './documents-router.ts';
import { ordersRouter } from './orders-router.ts';
import { receivablesRouter } from './receivables-router.ts';

export const driverRouter = router({
  receivables: receivablesRouter,
  cash: cashRouter,
  orders: ordersRouter,
  documents: documentsRouter,
});
