import { deliverOrder } from '#domain/delivery/deliver-order.ts';
import { listAttempts } from '#domain/delivery/list-attempts.ts';
import { countOpenDeliveries, listDriverOrders, listOpenDays } from '#domain/delivery/list-driver-orders.ts';
import { noteAttempt } from '#domain/delivery/note-attempt.ts';
import { printInvoice } from '#domain/documents/print-papers.ts';
import { setOrderStatus } from '#domain/orders/set-order-status.ts';
import { agendaInput, attemptInput, deliverInput } from '#shared/delivery-inputs.ts';
import { orderInput, ordersOfDayInput, setStatusOnRoadInput } from '#shared/order-inputs.ts';
import { driverProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';

/** What a driver does with the orders assigned to them. */
export const ordersRouter = router({
  byDay: driverProcedure.input(ordersOfDayInput).query(({ ctx, input }) => listDriverOrders(ctx, input)),
  countOpen: driverProcedure.query(({ ctx }) => countOpenDeliveries(ctx)),
  openDays: driverProcedure.query(({ ctx }) => listOpenDays(ctx)),
  attempts: driverProcedure.input(agendaInput).query(({ ctx, input }) => listAttempts(ctx, input)),
  attempt: driverProcedure.input(attemptInput).mutation(({ ctx, input }) => noteAttempt(ctx, input)),
  setStatus: driverProcedure
    .input(setStatusOnRoadInput)
    .mutation(({ ctx, input }) => setOrderStatus(ctx, input)),
  deliver: driverProcedure.input(deliverInput).mutation(({ ctx, input }) => deliverOrder(ctx, input)),
  invoicePdf: driverProcedure
    .use(answersFile)
    .input(orderInput)
    .query(({ ctx, input }) => printInvoice(ctx, input)),
});
