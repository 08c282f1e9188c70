import { getPhoto, listPhotos } from '#domain/delivery/delivery-photos.ts';
import {
  printDocument,
  printInvoice,
  printInvoices,
  printProof,
} from '#domain/documents/invoices/print-invoices.ts';
import { getPickingList } from '#domain/documents/picking/get-picking-list-data.ts';
import {
  printAgenda,
  printDayAgenda,
  printLoadList,
  printPickingList,
  printReturnList,
} from '#domain/documents/print-documents.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { issueInvoices, listUnissued } from '#domain/invoicing/issue-orders.ts';
import { listDocuments } from '#domain/invoicing/list-documents.ts';
import { confirmLines } from '#domain/orders/changes/confirm-stock.ts';
import { agendaInput, driverAgendaInput, photoInput } from '#shared/inputs/delivery-inputs.ts';
import { documentInput, issueDocumentsInput, listDocumentsInput } from '#shared/inputs/document-inputs.ts';
import { confirmLinesInput, orderInput, ordersInput, pickingInput } from '#shared/inputs/order-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router } from '#trpc/trpc.ts';

export const issuedDocumentsRouter = router({
  list: stockerProcedure.input(listDocumentsInput).query(calls(listDocuments)),
  get: stockerProcedure.input(documentInput).query(calls(getDocument)),
  pdf: stockerProcedure.use(answersFile).input(documentInput).query(calls(printDocument)),
  photos: stockerProcedure.input(orderInput).query(calls(listPhotos)),
  photo: stockerProcedure.use(answersFile).input(photoInput).query(calls(getPhoto)),
  proof: stockerProcedure.use(answersFile).input(orderInput).query(calls(printProof)),
  issue: stockerProcedure.input(issueDocumentsInput).mutation(({ ctx, input }) =>
    // Only other programs send a key: a screen rereads what is not issued yet.
    issueInvoices(ctx, { ...input, idempotencyKey: ctx.idempotencyKey ?? undefined }),
  ),
  unissued: stockerProcedure.query(({ ctx }) => listUnissued(ctx)),
});

export const documentsRouter = router({
  invoice: stockerProcedure.use(answersFile).input(orderInput).query(calls(printInvoice)),
  invoices: stockerProcedure.use(answersFile).input(ordersInput).query(calls(printInvoices)),
  agenda: stockerProcedure.use(answersFile).input(driverAgendaInput).query(calls(printAgenda)),
  dayAgenda: stockerProcedure.use(answersFile).input(agendaInput).query(calls(printDayAgenda)),
  loadList: stockerProcedure.use(answersFile).input(driverAgendaInput).query(calls(printLoadList)),
  returnList: stockerProcedure.use(answersFile).input(driverAgendaInput).query(calls(printReturnList)),
  pickingList: stockerProcedure.use(answersFile).input(pickingInput).query(calls(printPickingList)),
});

export const pickingListRouter = router({
  get: stockerProcedure.input(pickingInput).query(calls(getPickingList)),
  confirm: stockerProcedure.input(confirmLinesInput).mutation(calls(confirmLines)),
});
