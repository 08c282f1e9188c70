import { procedureFor } from '#trpc/trpc.ts';

/** The office. */
export const adminProcedure = procedureFor('admin');
