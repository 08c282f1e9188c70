import { printInvoice, printInvoices } from '#domain/documents/invoices/print-invoices.ts';
import { getPickingList } from '#domain/documents/picking/get-picking-list-data.ts';
import {
  printAgenda,
  printDayAgenda,
  printLoadList,
  printPickingList,
  printReturnList,
} from '#domain/documents/print-documents.ts';
import { confirmLines } from '#domain/orders/changes/confirm-stock.ts';
import { agendaInput, driverAgendaInput } from '#shared/inputs/delivery-inputs.ts';
import { confirmLinesInput, orderInput, ordersInput, pickingInput } from '#shared/inputs/order-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';

export const documentsRouter = router({
  invoice: stockerProcedure
    .use(answersFile)
    .input(orderInput)
    .query(({ ctx, input }) => printInvoice(ctx, input)),
  invoices: stockerProcedure
    .use(answersFile)
    .input(ordersInput)
    .query(({ ctx, input }) => printInvoices(ctx, input)),
  agenda: stockerProcedure
    .use(answersFile)
    .input(driverAgendaInput)
    .query(({ ctx, input }) => printAgenda(ctx, input)),
  dayAgenda: stockerProcedure
    .use(answersFile)
    .input(agendaInput)
    .query(({ ctx, input }) => printDayAgenda(ctx, input)),
  loadList: stockerProcedure
    .use(answersFile)
    .input(driverAgendaInput)
    .query(({ ctx, input }) => printLoadList(ctx, input)),
  returnList: stockerProcedure
    .use(answersFile)
    .input(driverAgendaInput)
    .query(({ ctx, input }) => printReturnList(ctx, input)),
  pickingList: stockerProcedure
    .use(answersFile)
    .input(pickingInput)
    .query(({ ctx, input }) => printPickingList(ctx, input)),
});

export const pickingListRouter = router({
  get: stockerProcedure.input(pickingInput).query(({ ctx, input }) => getPickingList(ctx, input)),
  confirm: stockerProcedure.input(confirmLinesInput).mutation(({ ctx, input }) => confirmLines(ctx, input)),
});
