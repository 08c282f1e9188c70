import { printDocument, printProof } from '#domain/documents/invoices/print-invoices.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { listPaidDocuments } from '#domain/invoicing/list-documents.ts';
import { documentInput, listPaidDocumentsInput } from '#shared/inputs/document-inputs.ts';
import { orderInput } from '#shared/inputs/order-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router } from '#trpc/trpc.ts';

export const documentsRouter = router({
  list: customerProcedure.input(listPaidDocumentsInput).query(calls(listPaidDocuments)),
  get: customerProcedure.input(documentInput).query(calls(getDocument)),
  pdf: customerProcedure.use(answersFile).input(documentInput).query(calls(printDocument)),
  proof: customerProcedure.use(answersFile).input(orderInput).query(calls(printProof)),
});
