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
  setDriverInput,
  setStatusInput,
  shortShipInput,
  takeBackShortageInput,
} from '#shared/inputs/order-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, callsOnce, router } from '#trpc/trpc.ts';

export const ordersRouter = router({
  find: adminProcedure.input(findOrdersInput).query(calls(findOrders)),
  list: adminProcedure.input(listOrdersInput).query(calls(listOrders)),
  changed: adminProcedure.input(changedOrdersInput).query(calls(listChangedOrders)),
  counts: adminProcedure.query(({ ctx }) => countOrdersByStatus(ctx)),
  get: adminProcedure.input(orderInput).query(calls(getOrder)),
  own: adminProcedure.input(orderFeedInput).query(calls(listMyOrders)),
  open: adminProcedure.input(customerInput).query(calls(listOpenOrders)),
  history: adminProcedure.input(orderInput).query(calls(getOrderHistory)),
  invoicePdf: adminProcedure.use(answersFile).input(orderInput).query(calls(printInvoice)),
  delivery: adminProcedure.input(orderInput).query(calls(getDelivery)),
  attempt: adminProcedure.input(attemptInput).mutation(callsOnce(noteAttempt)),
  correctDelivery: adminProcedure.input(deliverInput).mutation(callsOnce(deliverOrder)),
  setStatus: adminProcedure.input(setStatusInput).mutation(calls(setOrderStatus)),
  hold: adminProcedure.input(orderInput).query(calls(readHold)),
  release: adminProcedure.input(releaseOrderInput).mutation(calls(releaseOrder)),
  previewStatus: adminProcedure
    .input(bulkSetStatusInput.pick({ orderIds: true, status: true }))
    .query(calls(previewStatuses)),
  bulkSetStatus: adminProcedure.input(bulkSetStatusInput).mutation(calls(setOrdersStatus)),
  shortShip: adminProcedure.input(shortShipInput).mutation(calls(shortShipLine)),
  takeBackShortage: adminProcedure.input(takeBackShortageInput).mutation(calls(takeBackShortage)),
  setDriver: adminProcedure.input(setDriverInput).mutation(calls(assignDriver)),
  bulkSetDriver: adminProcedure.input(bulkSetDriverInput).mutation(calls(assignDriverToOrders)),
});
