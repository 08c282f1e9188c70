import { listDrivers } from '#domain/users/drivers.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

/** The drivers to whom the warehouse gives orders. */
export const driversRouter = router({
  list: stockerProcedure.query(({ ctx }) => listDrivers(ctx)),
});
