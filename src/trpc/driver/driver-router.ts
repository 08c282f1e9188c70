import { getOwnCashSheet } from '#domain/cash/cash-sheets.ts';
import { countOwnCash, spendCash } from '#domain/cash/close-cash.ts';
import { getOwnTillDay } from '#domain/cash/till-day.ts';
import { deliverOrder } from '#domain/delivery/deliver-order.ts';
import { storePhoto } from '#domain/delivery/delivery-photos.ts';
import { getMyLoad, getMyReturns } from '#domain/delivery/get-van-list-data.ts';
import { listMyConflicts } from '#domain/delivery/list-conflicts.ts';
import { countOpenDeliveries, listDriverOrders, listOpenDays } from '#domain/delivery/list-driver-orders.ts';
import { listAttempts, noteAttempt } from '#domain/delivery/note-attempt.ts';
import { getOrderState } from '#domain/delivery/order-state.ts';
import { reportConflict } from '#domain/delivery/report-conflict.ts';
import { setStatusOnRoad } from '#domain/delivery/set-status-on-road.ts';
import { printDocument, printInvoice, printProof } from '#domain/documents/invoices/print-invoices.ts';
import { printLoadList, printReturnList } from '#domain/documents/print-documents.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { collectPayment } from '#domain/ledger/book-payment.ts';
import { getOpenReceivables } from '#domain/ledger/get-receivables.ts';
import { storeImageInput } from '#shared/inputs/basic-inputs.ts';
import {
  agendaInput,
  attemptInput,
  cashDayInput,
  countCashInput,
  deliverInput,
  driverAgendaInput,
  setStatusOnRoadInput,
} from '#shared/inputs/delivery-inputs.ts';
import { documentInput } from '#shared/inputs/document-inputs.ts';
import { collectPaymentInput, receivablesInput, spendCashInput } from '#shared/inputs/ledger-inputs.ts';
import { orderInput, ordersOfDayInput } from '#shared/inputs/order-inputs.ts';
import { roadConflictInput } from '#shared/inputs/road-conflict-inputs.ts';
import { driverProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, callsOnce, router } from '#trpc/trpc.ts';

const ordersRouter = router({
  byDay: driverProcedure.input(ordersOfDayInput).query(calls(listDriverOrders)),
  countOpen: driverProcedure.query(({ ctx }) => countOpenDeliveries(ctx)),
  openDays: driverProcedure.query(({ ctx }) => listOpenDays(ctx)),
  attempts: driverProcedure.input(agendaInput).query(calls(listAttempts)),
  attempt: driverProcedure.input(attemptInput).mutation(callsOnce(noteAttempt)),
  setStatus: driverProcedure.input(setStatusOnRoadInput).mutation(calls(setStatusOnRoad)),
  deliver: driverProcedure.input(deliverInput).mutation(callsOnce(deliverOrder)),
  storePhoto: driverProcedure
    .input(storeImageInput)
    .mutation(async ({ ctx, input }) => storePhoto(ctx, Buffer.from(await input.image.arrayBuffer()))),
  standing: driverProcedure.input(orderInput).query(calls(getOrderState)),
  reportConflict: driverProcedure.input(roadConflictInput).mutation(calls(reportConflict)),
  conflicts: driverProcedure.query(({ ctx }) => listMyConflicts(ctx)),
  load: driverProcedure.input(agendaInput).query(calls(getMyLoad)),
  returns: driverProcedure.input(agendaInput).query(calls(getMyReturns)),
  invoicePdf: driverProcedure.use(answersFile).input(orderInput).query(calls(printInvoice)),
});

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
