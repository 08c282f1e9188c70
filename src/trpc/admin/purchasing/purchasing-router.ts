import { router } from '#trpc/trpc.ts';
import { billsRouter } from './bills-router.ts';
import { costsRouter } from './costs-router.ts';
import { ordersRouter } from './orders-router.ts';
import { payablesRouter } from './payables-router.ts';
import { receiptsRouter } from './receipts-router.ts';
import { suppliersRouter } from './suppliers-router.ts';

export const purchasingRouter = router({
  suppliers: suppliersRouter,
  orders: ordersRouter,
  receipts: receiptsRouter,
  costs: costsRouter,
  bills: billsRouter,
  payables: payablesRouter,
});
