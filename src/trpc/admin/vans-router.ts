import { createVan, deleteVan, sortVans, updateVan } from '#domain/firm/vans.ts';
import { listUsualVans } from '#domain/users/driver-vans.ts';
import { createVanInput, sortRowsInput, updateVanInput, vanInput } from '#shared/inputs/firm-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const vansRouter = router({
  usual: adminProcedure.query(({ ctx }) => listUsualVans(ctx)),
  create: adminProcedure.input(createVanInput).mutation(({ ctx, input }) => createVan(ctx, input)),
  update: adminProcedure.input(updateVanInput).mutation(({ ctx, input }) => updateVan(ctx, input)),
  sort: adminProcedure.input(sortRowsInput).mutation(({ ctx, input }) => sortVans(ctx, input)),
  remove: adminProcedure.input(vanInput).mutation(({ ctx, input }) => deleteVan(ctx, input)),
});
