import { getOwnCashSheet } from '#domain/cash/cash-sheets.ts';
import { countOwnCash, spendCash } from '#domain/cash/close-cash.ts';
import { getOwnTillDay } from '#domain/cash/till-day.ts';
import { printDocument, printProof } from '#domain/documents/invoices/print-invoices.ts';
import { printLoadList, printReturnList } from '#domain/documents/print-documents.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { collectPayment } from '#domain/ledger/book-payment.ts';
import { getOpenReceivables } from '#domain/ledger/get-receivables.ts';
import { cashDayInput, countCashInput, driverAgendaInput } from '#shared/inputs/delivery-inputs.ts';
import { documentInput } from '#shared/inputs/document-inputs.ts';
import { collectPaymentInput, receivablesInput, spendCashInput } from '#shared/inputs/ledger-inputs.ts';
import { orderInput } from '#shared/inputs/order-inputs.ts';
import { driverProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, callsOnce, router } from '#trpc/trpc.ts';
import { ordersRouter } from './orders-router.ts';

const receivablesRouter = router({
  get: driverProcedure.input(receivablesInput).query(calls(getOpenReceivables)),
  collect: driverProcedure.input(collectPaymentInput).mutation(callsOnce(collectPayment)),
});

const documentsRouter = router({
  get: driverProcedure.input(documentInput).query(calls(getDocument)),
  loadList: driverProcedure.use(answersFile).input(driverAgendaInput).query(calls(printLoadList)),
  returnList: driverProcedure.use(answersFile).input(driverAgendaInput).query(calls(printReturnList)),
  pdf: driverProcedure.use(answersFile).input(documentInput).query(calls(printDocument)),
  proof: driverProcedure.use(answersFile).input(orderInput).query(calls(printProof)),
});

const cashRouter = router({
  get: driverProcedure.input(cashDayInput).query(calls(getOwnCashSheet)),
  day: driverProcedure.input(cashDayInput).query(calls(getOwnTillDay)),
  count: driverProcedure.input(countCashInput).mutation(callsOnce(countOwnCash)),
  spend: driverProcedure.input(spendCashInput).mutation(callsOnce(spendCash)),
});

export const driverRouter = router({
  receivables: receivablesRouter,
  cash: cashRouter,
  orders: ordersRouter,
  documents: documentsRouter,
});
