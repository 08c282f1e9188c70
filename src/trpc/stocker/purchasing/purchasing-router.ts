import { listSuppliers } from '#domain/purchasing/suppliers/suppliers.ts';
import { listSuppliersInput } from '#shared/purchasing/supplier-inputs.ts';
import { receivingProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { ordersRouter } from './orders-router.ts';
import { receiptsRouter } from './receipts-router.ts';

const suppliersRouter = router({
  list: receivingProcedure.input(listSuppliersInput).query(({ ctx, input }) => {
    const { suppliers, total } = listSuppliers(ctx, input);
    return { suppliers: suppliers.map(({ id, name }) => ({ id, name })), total };
  }),
});

export const purchasingRouter = router({
  suppliers: suppliersRouter,
  orders: ordersRouter,
  receipts: receiptsRouter,
});
