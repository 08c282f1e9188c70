import { listRegions } from '#domain/accounts/list-regions.ts';
import { router } from '#trpc/trpc.ts';
import { callAgentProcedure } from './call-agent-procedure.ts';

/** The regions in which a customer can be. */
export const regionsRouter = router({
  list: callAgentProcedure.query(({ ctx }) => listRegions(ctx)),
});
