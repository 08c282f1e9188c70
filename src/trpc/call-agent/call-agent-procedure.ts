import { procedureFor } from '#trpc/trpc.ts';

/** The call centre; the office is admitted too. */
export const callAgentProcedure = procedureFor('call_agent', 'admin');
