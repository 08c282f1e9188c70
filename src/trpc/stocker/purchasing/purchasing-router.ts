import { router } from '#trpc/trpc.ts';
import { ordersRouter } from './orders-router.ts';
import { receiptsRouter } from './receipts-router.ts';
import { suppliersRouter } from './suppliers-router.ts';

export const purchasingRouter = router({
  suppliers: suppliersRouter,
  orders: ordersRouter,
  receipts: receiptsRouter,
});
