import { getDocument } from '#domain/invoicing/get-document.ts';
import { issueInvoices, listUnissued } from '#domain/invoicing/issue-orders.ts';
import { listDocuments } from '#domain/invoicing/list-documents.ts';
import { documentInput, issueDocumentsInput, listDocumentsInput } from '#shared/document-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

/** Papers as the warehouse and the office issue and find them. */
export const issuedDocumentsRouter = router({
  list: stockerProcedure.input(listDocumentsInput).query(({ ctx, input }) => listDocuments(ctx, input)),
  get: stockerProcedure.input(documentInput).query(({ ctx, input }) => getDocument(ctx, input)),
  issue: stockerProcedure.input(issueDocumentsInput).mutation(({ ctx, input }) => issueInvoices(ctx, input)),
  unissued: stockerProcedure.query(({ ctx }) => listUnissued(ctx)),
});
