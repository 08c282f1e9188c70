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
import { answersFile, router } from '#trpc/trpc.ts';

export const ordersRouter = router({
  find: callAgentProcedure.input(findOrdersInput).query(({ ctx, input }) => findOrders(ctx, input)),
  place: callAgentProcedure.input(placeOrderForInput).mutation(({ ctx, input }) => {
    const idempotencyKey = input.idempotencyKey ?? ctx.idempotencyKey ?? undefined;
    return placeOrderFor(ctx, { ...input, idempotencyKey });
  }),
  byDay: callAgentProcedure
    .input(ordersOfDayPageInput)
    .query(({ ctx, input }) => listOrdersOfDay(ctx, input)),
  dayRules: callAgentProcedure.input(regionDaysInput).query(({ ctx, input }) => getRegionRules(ctx, input)),
  unassigned: callAgentProcedure
    .input(agendaInput)
    .query(({ ctx, input }) => listUnassignedOrders(ctx, input)),
  pending: callAgentProcedure
    .input(orderPageInput.default({}))
    .query(({ ctx, input }) => listPendingOrders(ctx, input)),
  countPending: callAgentProcedure.query(({ ctx }) => countPendingOrders(ctx)),
  details: callAgentProcedure.input(orderInput).query(({ ctx, input }) => getOrder(ctx, input)),
  events: callAgentProcedure.input(orderInput).query(({ ctx, input }) => getOrderHistory(ctx, input)),
  invoicePdf: callAgentProcedure
    .use(answersFile)
    .input(orderInput)
    .query(({ ctx, input }) => printInvoice(ctx, input)),
  terms: callAgentProcedure.input(customerInput).query(({ ctx, input }) => getOrderTerms(ctx, input)),
  hold: callAgentProcedure.input(orderInput).query(({ ctx, input }) => readHold(ctx, input)),
  setStatus: callAgentProcedure
    .input(setStatusInput)
    .mutation(({ ctx, input }) => setOrderStatus(ctx, input)),
  move: callAgentProcedure.input(moveOrdersInput).mutation(({ ctx, input }) => moveOrders(ctx, input)),
  setDriver: callAgentProcedure.input(setDriverInput).mutation(({ ctx, input }) => assignDriver(ctx, input)),
  bulkSetDriver: callAgentProcedure
    .input(bulkSetDriverInput)
    .mutation(({ ctx, input }) => assignDriverToOrders(ctx, input)),
  addItem: callAgentProcedure.input(addItemInput).mutation(({ ctx, input: { expectedVersion, ...item } }) =>
    // A retry may send a newer version of the order and is still the same write.
    once(ctx, 'order.add-item', item, (tx, added) => addItem(tx, { ...added, expectedVersion })),
  ),
  updateItem: callAgentProcedure.input(updateItemInput).mutation(({ ctx, input }) => updateItem(ctx, input)),
  removeItem: callAgentProcedure.input(removeItemInput).mutation(({ ctx, input }) => removeItem(ctx, input)),
  restoreItem: callAgentProcedure
    .input(restoreItemInput)
    .mutation(({ ctx, input }) => restoreItem(ctx, input)),
  edit: callAgentProcedure.input(editOrderInput).mutation(({ ctx, input }) => editOrder(ctx, input)),
  history: callAgentProcedure
    .input(customerOrderFeedInput)
    .query(({ ctx, input }) => listCustomerOrders(ctx, input)),
  open: callAgentProcedure.input(customerInput).query(({ ctx, input }) => listOpenOrders(ctx, input)),
  reorder: callAgentProcedure.input(orderInput).query(({ ctx, input }) => getReorderProposal(ctx, input)),
  usualBasket: callAgentProcedure.input(customerInput).query(({ ctx, input }) => getUsualBasket(ctx, input)),
  boughtBefore: callAgentProcedure
    .input(customerInput)
    .query(({ ctx, input }) => listBoughtBefore(ctx, input)),
});
