import { getRegionRules } from '#domain/delivery-rules/region-rules.ts';
import { printInvoice } from '#domain/documents/invoices/print-invoices.ts';
import { readHold } from '#domain/ledger/read-hold.ts';
import { editOrder } from '#domain/orders/changes/edit-order.ts';
import { moveOrders } from '#domain/orders/changes/move-orders.ts';
import { addItem, updateItem } from '#domain/orders/changes/order-items.ts';
import { removeItem, restoreItem } from '#domain/orders/changes/remove-item.ts';
import { getUsualBasket, listBoughtBefore } from '#domain/orders/placement/bought-before.ts';
import { getOrderTerms } from '#domain/orders/placement/get-order-terms.ts';
import { getReorderProposal } from '#domain/orders/placement/get-reorder-proposal.ts';
import { placeOrderFor } from '#domain/orders/placement/place-order.ts';
import { countPendingOrders, listPendingOrders } from '#domain/orders/queries/count-orders.ts';
import { findOrders } from '#domain/orders/queries/find-orders.ts';
import { getOrderHistory } from '#domain/orders/queries/order-history.ts';
import {
  listCustomerOrders,
  listOpenOrders,
  listOrdersOfDay,
  listUnassignedOrders,
} from '#domain/orders/queries/orders-of-day.ts';
import { getOrder } from '#domain/orders/queries/staff-order.ts';
import { assignDriver, assignDriverToOrders } from '#domain/orders/status/assign-driver.ts';
import { setOrderStatus } from '#domain/orders/status/set-order-status.ts';
import { once } from '#kernel/idempotency.ts';
import { agendaInput, regionDaysInput } from '#shared/inputs/delivery-inputs.ts';
import {
  addItemInput,
  bulkSetDriverInput,
  customerInput,
  customerOrderFeedInput,
  editOrderInput,
  findOrdersInput,
  moveOrdersInput,
  orderInput,
  orderPageInput,
  ordersOfDayPageInput,
  placeOrderForInput,
  removeItemInput,
  restoreItemInput,
  setDriverInput,
  setStatusInput,
  updateItemInput,
} from '#shared/inputs/order-inputs.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router } from '#trpc/trpc.ts';

export const ordersRouter = router({
  find: callAgentProcedure.input(findOrdersInput).query(calls(findOrders)),
  place: callAgentProcedure.input(placeOrderForInput).mutation(({ ctx, input }) => {
    const idempotencyKey = input.idempotencyKey ?? ctx.idempotencyKey ?? undefined;
    return placeOrderFor(ctx, { ...input, idempotencyKey });
  }),
  byDay: callAgentProcedure.input(ordersOfDayPageInput).query(calls(listOrdersOfDay)),
  dayRules: callAgentProcedure.input(regionDaysInput).query(calls(getRegionRules)),
  unassigned: callAgentProcedure.input(agendaInput).query(calls(listUnassignedOrders)),
  pending: callAgentProcedure.input(orderPageInput.default({})).query(calls(listPendingOrders)),
  countPending: callAgentProcedure.query(({ ctx }) => countPendingOrders(ctx)),
  details: callAgentProcedure.input(orderInput).query(calls(getOrder)),
  events: callAgentProcedure.input(orderInput).query(calls(getOrderHistory)),
  invoicePdf: callAgentProcedure.use(answersFile).input(orderInput).query(calls(printInvoice)),
  terms: callAgentProcedure.input(customerInput).query(calls(getOrderTerms)),
  hold: callAgentProcedure.input(orderInput).query(calls(readHold)),
  setStatus: callAgentProcedure.input(setStatusInput).mutation(calls(setOrderStatus)),
  move: callAgentProcedure.input(moveOrdersInput).mutation(calls(moveOrders)),
  setDriver: callAgentProcedure.input(setDriverInput).mutation(calls(assignDriver)),
  bulkSetDriver: callAgentProcedure.input(bulkSetDriverInput).mutation(calls(assignDriverToOrders)),
  addItem: callAgentProcedure.input(addItemInput).mutation(({ ctx, input: { expectedVersion, ...item } }) =>
    // A retry may send a newer version of the order and is still the same write.
    once(ctx, 'order.add-item', item, (tx, added) => addItem(tx, { ...added, expectedVersion })),
  ),
  updateItem: callAgentProcedure.input(updateItemInput).mutation(calls(updateItem)),
  removeItem: callAgentProcedure.input(removeItemInput).mutation(calls(removeItem)),
  restoreItem: callAgentProcedure.input(restoreItemInput).mutation(calls(restoreItem)),
  edit: callAgentProcedure.input(editOrderInput).mutation(calls(editOrder)),
  history: callAgentProcedure.input(customerOrderFeedInput).query(calls(listCustomerOrders)),
  open: callAgentProcedure.input(customerInput).query(calls(listOpenOrders)),
  reorder: callAgentProcedure.input(orderInput).query(calls(getReorderProposal)),
  usualBasket: callAgentProcedure.input(customerInput).query(calls(getUsualBasket)),
  boughtBefore: callAgentProcedure.input(customerInput).query(calls(listBoughtBefore)),
});
