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
import { answersFile, router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const ordersRouter = router({
  byDay: driverProcedure.input(ordersOfDayInput).query(({ ctx, input }) => listDriverOrders(ctx, input)),
  countOpen: driverProcedure.query(({ ctx }) => countOpenDeliveries(ctx)),
  openDays: driverProcedure.query(({ ctx }) => listOpenDays(ctx)),
  attempts: driverProcedure.input(agendaInput).query(({ ctx, input }) => listAttempts(ctx, input)),
  attempt: driverProcedure
    .input(attemptInput)
    .mutation(({ ctx, input }) => noteAttempt(ctx, withKeyOf(ctx, input))),
  setStatus: driverProcedure
    .input(setStatusOnRoadInput)
    .mutation(({ ctx, input }) => setStatusOnRoad(ctx, input)),
  deliver: driverProcedure
    .input(deliverInput)
    .mutation(({ ctx, input }) => deliverOrder(ctx, withKeyOf(ctx, input))),
  storePhoto: driverProcedure
    .input(storeImageInput)
    .mutation(async ({ ctx, input }) => storePhoto(ctx, Buffer.from(await input.image.arrayBuffer()))),
  standing: driverProcedure.input(orderInput).query(({ ctx, input }) => getOrderState(ctx, input)),
  reportConflict: driverProcedure
    .input(roadConflictInput)
    .mutation(({ ctx, input }) => reportConflict(ctx, input)),
  conflicts: driverProcedure.query(({ ctx }) => listMyConflicts(ctx)),
  load: driverProcedure.input(agendaInput).query(({ ctx, input }) => getMyLoad(ctx, input)),
  returns: driverProcedure.input(agendaInput).query(({ ctx, input }) => getMyReturns(ctx, input)),
  invoicePdf: driverProcedure
    .use(answersFile)
    .input(orderInput)
    .query(({ ctx, input }) => printInvoice(ctx, input)),
});
