import { printDocument, printProof } from '#domain/documents/invoices/print-invoices.ts';
import { printLoadList, printReturnList } from '#domain/documents/print-documents.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { driverAgendaInput } from '#shared/inputs/delivery-inputs.ts';
import { documentInput } from '#shared/inputs/document-inputs.ts';
import { orderInput } from '#shared/inputs/order-inputs.ts';
import { driverProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';

export const documentsRouter = router({
  get: driverProcedure.input(documentInput).query(({ ctx, input }) => getDocument(ctx, input)),
  loadList: driverProcedure
    .use(answersFile)
    .input(driverAgendaInput)
    .query(({ ctx, input }) => printLoadList(ctx, input)),
  returnList: driverProcedure
    .use(answersFile)
    .input(driverAgendaInput)
    .query(({ ctx, input }) => printReturnList(ctx, input)),
  pdf: driverProcedure
    .use(answersFile)
    .input(documentInput)
    .query(({ ctx, input }) => printDocument(ctx, input)),
  proof: driverProcedure
    .use(answersFile)
    .input(orderInput)
    .query(({ ctx, input }) => printProof(ctx, input)),
});
