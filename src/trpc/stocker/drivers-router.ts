import { listDrivers } from '#domain/users/drivers.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const driversRouter = router({
  list: stockerProcedure.query(({ ctx }) => listDrivers(ctx)),
});
