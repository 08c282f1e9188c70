import { listDrivers } from '#domain/accounts/list-drivers.ts';
import { router } from '#trpc/trpc.ts';
import { stockerProcedure } from './stocker-procedure.ts';

/** The drivers to whom the warehouse gives orders. */
export const driversRouter = router({
  list: stockerProcedure.query(({ ctx }) => listDrivers(ctx)),
});
