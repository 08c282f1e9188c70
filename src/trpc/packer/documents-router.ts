import { getDocument } from '#domain/invoicing/get-document.ts';

import { documentInput } from '#shared/document-inputs.ts';
import { packerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

/** The packing table sees no papers: each is one that does not exist. */
export const documentsRouter = router({
  get: packerProcedure.input(documentInput).query(({ ctx, input }) => getDocument(ctx, input)),
});
