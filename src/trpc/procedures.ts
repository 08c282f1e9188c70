import { ROLES } from '#shared/roles.ts';
import { procedureFor, procedureWith } from './trpc.ts';

export const profileProcedure = procedureFor(...ROLES);

export const customerProcedure = procedureFor('customer');

export const adminProcedure = procedureFor('admin');

export const stockerProcedure = procedureFor('stocker', 'admin');

export const driverProcedure = procedureFor('driver');

export const packerProcedure = procedureFor('packer', 'admin');

export const callAgentProcedure = procedureFor('call_agent', 'admin');

export const purchasingProcedure = procedureWith('purchasing', 'admin');

export const receivingProcedure = procedureWith('purchasing', 'stocker', 'admin');
