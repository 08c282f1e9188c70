import { listSuppliers } from '#domain/purchasing/suppliers/suppliers.ts';
import { listSuppliersInput } from '#shared/purchasing/supplier-inputs.ts';
import { receivingProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const suppliersRouter = router({
  list: receivingProcedure.input(listSuppliersInput).query(({ ctx, input }) => {
    const { suppliers, total } = listSuppliers(ctx, input);
    return { suppliers: suppliers.map(({ id, name }) => ({ id, name })), total };
  }),
});
