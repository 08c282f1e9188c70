import { procedureFor } from '#trpc/trpc.ts';

/** The packing table; the office is admitted too. */
export const packerProcedure = procedureFor('packer', 'admin');
