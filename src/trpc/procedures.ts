import { ROLES } from '#shared/roles.ts';
import { procedureFor } from './trpc.ts';

/** Anybody who is logged in, acting on their own account. */
export const profileProcedure = procedureFor(...ROLES);

/** A customer, acting on their own cart and orders. */
export const customerProcedure = procedureFor('customer');

/** The office. */
export const adminProcedure = procedureFor('admin');

/** The warehouse; the office is admitted too. */
export const stockerProcedure = procedureFor('stocker', 'admin');

/** A driver, acting on the orders assigned to them. */
export const driverProcedure = procedureFor('driver');

/** The packing table; the office is admitted too. */
export const packerProcedure = procedureFor('packer', 'admin');

/** The call centre; the office is admitted too. */
export const callAgentProcedure = procedureFor('call_agent', 'admin');
