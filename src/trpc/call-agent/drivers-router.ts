import { listDrivers } from '#domain/users/drivers.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const driversRouter = router({
  list: callAgentProcedure.query(({ ctx }) => listDrivers(ctx)),
});
