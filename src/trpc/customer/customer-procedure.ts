import { procedureFor } from '#trpc/trpc.ts';

/** A customer, acting on their own cart and orders. */
export const customerProcedure = procedureFor('customer');
