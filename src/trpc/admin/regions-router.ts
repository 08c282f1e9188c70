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
import { calls, router } from '#trpc/trpc.ts';

export const regionsRouter = router({
  list: adminProcedure.query(({ ctx }) => listRegions(ctx)),
  create: adminProcedure.input(createRegionInput).mutation(calls(createRegion)),
  update: adminProcedure.input(updateRegionInput).mutation(calls(updateRegion)),
  sort: adminProcedure.input(sortRowsInput).mutation(calls(sortRegions)),
  remove: adminProcedure.input(regionInput).mutation(calls(deleteRegion)),
  moveCustomers: adminProcedure.input(moveCustomersInput).mutation(calls(moveCustomers)),
});
