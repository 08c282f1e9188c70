import { listRegions } from '#domain/customers/customers.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const regionsRouter = router({
  list: callAgentProcedure.query(({ ctx }) => listRegions(ctx)),
});
