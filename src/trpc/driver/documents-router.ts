import { printDocument, printProof } from '#domain/documents/invoices/print-invoices.ts';
import { printLoadList, printReturnList } from '#domain/documents/print-documents.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { driverAgendaInput } from '#shared/inputs/delivery-inputs.ts';
import { documentInput } from '#shared/inputs/document-inputs.ts';
import { orderInput } from '#shared/inputs/order-inputs.ts';
import { driverProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router } from '#trpc/trpc.ts';

export const documentsRouter = router({
  get: driverProcedure.input(documentInput).query(calls(getDocument)),
  loadList: driverProcedure.use(answersFile).input(driverAgendaInput).query(calls(printLoadList)),
  returnList: driverProcedure.use(answersFile).input(driverAgendaInput).query(calls(printReturnList)),
  pdf: driverProcedure.use(answersFile).input(documentInput).query(calls(printDocument)),
  proof: driverProcedure.use(answersFile).input(orderInput).query(calls(printProof)),
});
