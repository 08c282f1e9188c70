import { createUnit, deleteUnit, listUnits, sortUnits, updateUnit } from '#domain/firm/units.ts';
import { createUnitInput, sortRowsInput, unitKeyInput, updateUnitInput } from '#shared/inputs/firm-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const unitsRouter = router({
  list: adminProcedure.query(({ ctx }) => listUnits(ctx)),
  create: adminProcedure.input(createUnitInput).mutation(calls(createUnit)),
  update: adminProcedure.input(updateUnitInput).mutation(calls(updateUnit)),
  sort: adminProcedure.input(sortRowsInput).mutation(calls(sortUnits)),
  remove: adminProcedure.input(unitKeyInput).mutation(calls(deleteUnit)),
});
