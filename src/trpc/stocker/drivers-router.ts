import { readDriverLoads } from '#domain/delivery/read-driver-loads.ts';
import { listDrivers } from '#domain/users/drivers.ts';
import { agendaInput } from '#shared/inputs/delivery-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';

export const driversRouter = router({
  list: stockerProcedure.query(({ ctx }) => listDrivers(ctx)),
  loads: stockerProcedure.input(agendaInput).query(calls(readDriverLoads)),
});
