import { printDocument, printProof } from '#domain/documents/invoices/print-invoices.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';

import { documentInput } from '#shared/inputs/document-inputs.ts';
import { orderInput } from '#shared/inputs/order-inputs.ts';
import { packerProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';

export const documentsRouter = router({
  get: packerProcedure.input(documentInput).query(({ ctx, input }) => getDocument(ctx, input)),
  pdf: packerProcedure
    .use(answersFile)
    .input(documentInput)
    .query(({ ctx, input }) => printDocument(ctx, input)),
  proof: packerProcedure
    .use(answersFile)
    .input(orderInput)
    .query(({ ctx, input }) => printProof(ctx, input)),
});
