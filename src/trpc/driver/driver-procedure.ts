import { procedureFor } from '../trpc.ts';

/** A driver, acting on the orders assigned to them. */
export const driverProcedure = procedureFor('driver');
