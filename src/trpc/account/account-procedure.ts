import { ROLES } from '#shared/roles.ts';
import { procedureFor } from '#trpc/trpc.ts';

/** Anybody who is logged in, acting on their own account. */
export const accountProcedure = procedureFor(...ROLES);
