import { deliverOrder } from '#domain/delivery/deliver-order.ts';
import { noteAttempt } from '#domain/delivery/note-attempt.ts';
import { getDelivery } from '#domain/delivery/read-deliveries.ts';
import { printInvoice } from '#domain/documents/invoices/print-invoices.ts';
import { readHold } from '#domain/ledger/read-hold.ts';
import { shortShipLine, takeBackShortage } from '#domain/orders/changes/short-ship-line.ts';
import { countOrdersByStatus } from '#domain/orders/queries/count-orders.ts';
import { listMyOrders } from '#domain/orders/queries/customer-order.ts';
import { findOrders } from '#domain/orders/queries/find-orders.ts';
import { listChangedOrders, listOrders } from '#domain/orders/queries/list-orders.ts';
import { getOrderHistory } from '#domain/orders/queries/order-history.ts';
import { listOpenOrders } from '#domain/orders/queries/orders-of-day.ts';
import { getOrder } from '#domain/orders/queries/staff-order.ts';
import { assignDriver, assignDriverToOrders } from '#domain/orders/status/assign-driver.ts';
import { previewStatuses } from '#domain/orders/status/preview-statuses.ts';
import { releaseOrder } from '#domain/orders/status/release-order.ts';
import { setOrderStatus, setOrdersStatus } from '#domain/orders/status/set-order-status.ts';
import { attemptInput, deliverInput } from '#shared/inputs/delivery-inputs.ts';
import { releaseOrderInput } from '#shared/inputs/ledger-inputs.ts';
import {
  bulkSetDriverInput,
  bulkSetStatusInput,
  changedOrdersInput,
  customerInput,
  findOrdersInput,
  listOrdersInput,
  orderFeedInput,
  orderInput,
  previewStatusInput,
  setDriverInput,
  setStatusInput,
  shortShipInput,
  takeBackShortageInput,
} from '#shared/inputs/order-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const ordersRouter = router({
  find: adminProcedure.input(findOrdersInput).query(({ ctx, input }) => findOrders(ctx, input)),
  list: adminProcedure.input(listOrdersInput).query(({ ctx, input }) => listOrders(ctx, input)),
  changed: adminProcedure.input(changedOrdersInput).query(({ ctx, input }) => listChangedOrders(ctx, input)),
  counts: adminProcedure.query(({ ctx }) => countOrdersByStatus(ctx)),
  get: adminProcedure.input(orderInput).query(({ ctx, input }) => getOrder(ctx, input)),
  own: adminProcedure.input(orderFeedInput).query(({ ctx, input }) => listMyOrders(ctx, input)),
  open: adminProcedure.input(customerInput).query(({ ctx, input }) => listOpenOrders(ctx, input)),
  history: adminProcedure.input(orderInput).query(({ ctx, input }) => getOrderHistory(ctx, input)),
  invoicePdf: adminProcedure
    .use(answersFile)
    .input(orderInput)
    .query(({ ctx, input }) => printInvoice(ctx, input)),
  delivery: adminProcedure.input(orderInput).query(({ ctx, input }) => getDelivery(ctx, input)),
  attempt: adminProcedure
    .input(attemptInput)
    .mutation(({ ctx, input }) => noteAttempt(ctx, withKeyOf(ctx, input))),
  correctDelivery: adminProcedure
    .input(deliverInput)
    .mutation(({ ctx, input }) => deliverOrder(ctx, withKeyOf(ctx, input))),
  setStatus: adminProcedure.input(setStatusInput).mutation(({ ctx, input }) => setOrderStatus(ctx, input)),
  hold: adminProcedure.input(orderInput).query(({ ctx, input }) => readHold(ctx, input)),
  release: adminProcedure.input(releaseOrderInput).mutation(({ ctx, input }) => releaseOrder(ctx, input)),
  previewStatus: adminProcedure
    .input(previewStatusInput)
    .query(({ ctx, input }) => previewStatuses(ctx, input)),
  bulkSetStatus: adminProcedure
    .input(bulkSetStatusInput)
    .mutation(({ ctx, input }) => setOrdersStatus(ctx, input)),
  shortShip: adminProcedure.input(shortShipInput).mutation(({ ctx, input }) => shortShipLine(ctx, input)),
  takeBackShortage: adminProcedure
    .input(takeBackShortageInput)
    .mutation(({ ctx, input }) => takeBackShortage(ctx, input)),
  setDriver: adminProcedure.input(setDriverInput).mutation(({ ctx, input }) => assignDriver(ctx, input)),
  bulkSetDriver: adminProcedure
    .input(bulkSetDriverInput)
    .mutation(({ ctx, input }) => assignDriverToOrders(ctx, input)),
});
