import { procedureFor } from '../trpc.ts';

/** The office. */
export const adminProcedure = procedureFor('admin');
