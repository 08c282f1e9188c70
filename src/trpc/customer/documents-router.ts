import { printDocument, printProof } from '#domain/documents/invoices/print-invoices.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { listPaidDocuments } from '#domain/invoicing/list-documents.ts';
import { documentInput, listPaidDocumentsInput } from '#shared/inputs/document-inputs.ts';
import { orderInput } from '#shared/inputs/order-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';

export const documentsRouter = router({
  list: customerProcedure
    .input(listPaidDocumentsInput)
    .query(({ ctx, input }) => listPaidDocuments(ctx, input)),
  get: customerProcedure.input(documentInput).query(({ ctx, input }) => getDocument(ctx, input)),
  pdf: customerProcedure
    .use(answersFile)
    .input(documentInput)
    .query(({ ctx, input }) => printDocument(ctx, input)),
  proof: customerProcedure
    .use(answersFile)
    .input(orderInput)
    .query(({ ctx, input }) => printProof(ctx, input)),
});
