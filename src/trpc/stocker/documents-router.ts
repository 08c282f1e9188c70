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
import { answersFile, calls, router } from '#trpc/trpc.ts';

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
