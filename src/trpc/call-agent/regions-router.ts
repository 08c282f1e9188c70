import { listActiveRegions } from '#domain/firm/regions.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const regionsRouter = router({
  list: callAgentProcedure.query(({ ctx }) => listActiveRegions(ctx)),
});
