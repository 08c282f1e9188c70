import { procedureFor } from '#trpc/trpc.ts';

/** A driver, acting on the orders assigned to them. */
export const driverProcedure = procedureFor('driver');
