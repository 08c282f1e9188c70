import { listDrivers } from '#domain/users/drivers.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

/** The drivers to whom the call centre gives orders. */
export const driversRouter = router({
  list: callAgentProcedure.query(({ ctx }) => listDrivers(ctx)),
});
