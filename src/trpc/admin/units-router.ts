import { createUnit, deleteUnit, listUnits, sortUnits, updateUnit } from '#domain/firm/units.ts';
import { createUnitInput, sortRowsInput, unitKeyInput, updateUnitInput } from '#shared/inputs/firm-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const unitsRouter = router({
  list: adminProcedure.query(({ ctx }) => listUnits(ctx)),
  create: adminProcedure.input(createUnitInput).mutation(({ ctx, input }) => createUnit(ctx, input)),
  update: adminProcedure.input(updateUnitInput).mutation(({ ctx, input }) => updateUnit(ctx, input)),
  sort: adminProcedure.input(sortRowsInput).mutation(({ ctx, input }) => sortUnits(ctx, input)),
  remove: adminProcedure.input(unitKeyInput).mutation(({ ctx, input }) => deleteUnit(ctx, input)),
});
