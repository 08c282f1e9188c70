import {
  createRegion,
  deleteRegion,
  listRegions,
  moveCustomers,
  sortRegions,
  updateRegion,
} from '#domain/firm/regions.ts';
import {
  createRegionInput,
  moveCustomersInput,
  regionInput,
  sortRowsInput,
  updateRegionInput,
} from '#shared/inputs/firm-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const regionsRouter = router({
  list: adminProcedure.query(({ ctx }) => listRegions(ctx)),
  create: adminProcedure.input(createRegionInput).mutation(({ ctx, input }) => createRegion(ctx, input)),
  update: adminProcedure.input(updateRegionInput).mutation(({ ctx, input }) => updateRegion(ctx, input)),
  sort: adminProcedure.input(sortRowsInput).mutation(({ ctx, input }) => sortRegions(ctx, input)),
  remove: adminProcedure.input(regionInput).mutation(({ ctx, input }) => deleteRegion(ctx, input)),
  moveCustomers: adminProcedure
    .input(moveCustomersInput)
    .mutation(({ ctx, input }) => moveCustomers(ctx, input)),
});
