import { confirmAllStock, toggleStockConfirmed } from '#domain/orders/changes/confirm-stock.ts';
import { editOrder } from '#domain/orders/changes/edit-order.ts';
import { moveOrders } from '#domain/orders/changes/move-orders.ts';
import { addItem, updateItem } from '#domain/orders/changes/order-items.ts';
import { removeItem, restoreItem } from '#domain/orders/changes/remove-item.ts';
import { shortShipLine, takeBackShortage } from '#domain/orders/changes/short-ship-line.ts';
import { countPendingOrders, listPendingOrders } from '#domain/orders/queries/count-orders.ts';
import { findOrders } from '#domain/orders/queries/find-orders.ts';
import { getOrderHistory } from '#domain/orders/queries/order-history.ts';
import {
  listOpenOrders,
  listOrdersOfDay,
  listUnassignedOrders,
} from '#domain/orders/queries/orders-of-day.ts';
import { getOrder } from '#domain/orders/queries/staff-order.ts';
import { assignDriver, assignDriverToOrders } from '#domain/orders/status/assign-driver.ts';
import { setOrderStatus, setOrdersStatus } from '#domain/orders/status/set-order-status.ts';
import { once } from '#kernel/idempotency.ts';
import { agendaInput } from '#shared/inputs/delivery-inputs.ts';
import {
  addItemInput,
  bulkSetDriverInput,
  bulkSetStatusInput,
  customerInput,
  editOrderInput,
  findOrdersInput,
  moveOrdersInput,
  orderInput,
  orderPageInput,
  ordersOfDayPageInput,
  removeItemInput,
  restoreItemInput,
  setDriverInput,
  setStatusInput,
  shortShipInput,
  takeBackShortageInput,
  toggleStockInput,
  updateItemInput,
} from '#shared/inputs/order-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { withKeyOf } from '#trpc/with-key.ts';

export const ordersRouter = router({
  find: stockerProcedure.input(findOrdersInput).query(({ ctx, input }) => findOrders(ctx, input)),
  byDay: stockerProcedure.input(ordersOfDayPageInput).query(({ ctx, input }) => listOrdersOfDay(ctx, input)),
  unassigned: stockerProcedure.input(agendaInput).query(({ ctx, input }) => listUnassignedOrders(ctx, input)),
  pending: stockerProcedure
    .input(orderPageInput.default({}))
    .query(({ ctx, input }) => listPendingOrders(ctx, input)),
  countPending: stockerProcedure.query(({ ctx }) => countPendingOrders(ctx)),
  details: stockerProcedure.input(orderInput).query(({ ctx, input }) => getOrder(ctx, input)),
  events: stockerProcedure.input(orderInput).query(({ ctx, input }) => getOrderHistory(ctx, input)),
  open: stockerProcedure.input(customerInput).query(({ ctx, input }) => listOpenOrders(ctx, input)),
  setStatus: stockerProcedure.input(setStatusInput).mutation(({ ctx, input }) => setOrderStatus(ctx, input)),
  bulkSetStatus: stockerProcedure
    .input(bulkSetStatusInput)
    .mutation(({ ctx, input }) => setOrdersStatus(ctx, input)),
  move: stockerProcedure.input(moveOrdersInput).mutation(({ ctx, input }) => moveOrders(ctx, input)),
  setDriver: stockerProcedure.input(setDriverInput).mutation(({ ctx, input }) => assignDriver(ctx, input)),
  bulkSetDriver: stockerProcedure
    .input(bulkSetDriverInput)
    .mutation(({ ctx, input }) => assignDriverToOrders(ctx, input)),
  toggleStock: stockerProcedure
    .input(toggleStockInput)
    .mutation(({ ctx, input }) => toggleStockConfirmed(ctx, input)),
  confirmAll: stockerProcedure.input(orderInput).mutation(({ ctx, input }) => confirmAllStock(ctx, input)),
  addItem: stockerProcedure.input(addItemInput).mutation(({ ctx, input: { expectedVersion, ...item } }) =>
    // A retry may send a newer version of the order and is still the same write.
    once(ctx, 'order.add-item', withKeyOf(ctx, item), (tx, added) =>
      addItem(tx, { ...added, expectedVersion }),
    ),
  ),
  edit: stockerProcedure.input(editOrderInput).mutation(({ ctx, input }) => editOrder(ctx, input)),
  updateItem: stockerProcedure.input(updateItemInput).mutation(({ ctx, input }) => updateItem(ctx, input)),
  shortShip: stockerProcedure.input(shortShipInput).mutation(({ ctx, input }) => shortShipLine(ctx, input)),
  takeBackShortage: stockerProcedure
    .input(takeBackShortageInput)
    .mutation(({ ctx, input }) => takeBackShortage(ctx, input)),
  removeItem: stockerProcedure.input(removeItemInput).mutation(({ ctx, input }) => removeItem(ctx, input)),
  restoreItem: stockerProcedure.input(restoreItemInput).mutation(({ ctx, input }) => restoreItem(ctx, input)),
});
