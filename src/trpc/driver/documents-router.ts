import { getDocument } from '#domain/invoicing/get-document.ts';

import { documentInput } from '#shared/document-inputs.ts';
import { driverProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

/** The papers of the orders that a driver brings. */
export const documentsRouter = router({
  get: driverProcedure.input(documentInput).query(({ ctx, input }) => getDocument(ctx, input)),
});
