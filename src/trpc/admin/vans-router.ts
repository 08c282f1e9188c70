import { createVan, deleteVan, sortVans, updateVan } from '#domain/firm/vans.ts';
import { listUsualVans } from '#domain/users/driver-vans.ts';
import { createVanInput, sortRowsInput, updateVanInput, vanInput } from '#shared/inputs/firm-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const vansRouter = router({
  usual: adminProcedure.query(({ ctx }) => listUsualVans(ctx)),
  create: adminProcedure.input(createVanInput).mutation(calls(createVan)),
  update: adminProcedure.input(updateVanInput).mutation(calls(updateVan)),
  sort: adminProcedure.input(sortRowsInput).mutation(calls(sortVans)),
  remove: adminProcedure.input(vanInput).mutation(calls(deleteVan)),
});
