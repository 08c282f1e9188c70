import { deliverOrder } from '#domain/delivery/deliver-order.ts';
import { storePhoto } from '#domain/delivery/delivery-photos.ts';
import { getMyLoad, getMyReturns } from '#domain/delivery/get-van-list-data.ts';
import { listMyConflicts } from '#domain/delivery/list-conflicts.ts';
import { countOpenDeliveries, listDriverOrders, listOpenDays } from '#domain/delivery/list-driver-orders.ts';
import { listAttempts, noteAttempt } from '#domain/delivery/note-attempt.ts';
import { getOrderState } from '#domain/delivery/order-state.ts';
import { reportConflict } from '#domain/delivery/report-conflict.ts';
import { setStatusOnRoad } from '#domain/delivery/set-status-on-road.ts';
import { printInvoice } from '#domain/documents/invoices/print-invoices.ts';
import { storeImageInput } from '#shared/inputs/basic-inputs.ts';
import {
  agendaInput,
  attemptInput,
  deliverInput,
  setStatusOnRoadInput,
} from '#shared/inputs/delivery-inputs.ts';
import { orderInput, ordersOfDayInput } from '#shared/inputs/order-inputs.ts';
import { roadConflictInput } from '#shared/inputs/road-conflict-inputs.ts';
import { driverProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, callsOnce, router } from '#trpc/trpc.ts';

export const ordersRouter = router({
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
