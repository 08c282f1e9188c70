import { listDrivers } from '#domain/accounts/list-drivers.ts';
import { router } from '#trpc/trpc.ts';
import { callAgentProcedure } from './call-agent-procedure.ts';

/** The drivers to whom the call centre gives orders. */
export const driversRouter = router({
  list: callAgentProcedure.query(({ ctx }) => listDrivers(ctx)),
});
