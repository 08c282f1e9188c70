import { procedureFor } from '#trpc/trpc.ts';

/** The warehouse; the office is admitted too. */
export const stockerProcedure = procedureFor('stocker', 'admin');
