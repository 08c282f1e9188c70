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
  confirmAllInput,
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
import { calls, router, withKeyOf } from '#trpc/trpc.ts';

export const ordersRouter = router({
  find: stockerProcedure.input(findOrdersInput).query(calls(findOrders)),
  byDay: stockerProcedure.input(ordersOfDayPageInput).query(calls(listOrdersOfDay)),
  unassigned: stockerProcedure.input(agendaInput).query(calls(listUnassignedOrders)),
  pending: stockerProcedure.input(orderPageInput.default({})).query(calls(listPendingOrders)),
  countPending: stockerProcedure.query(({ ctx }) => countPendingOrders(ctx)),
  details: stockerProcedure.input(orderInput).query(calls(getOrder)),
  events: stockerProcedure.input(orderInput).query(calls(getOrderHistory)),
  open: stockerProcedure.input(customerInput).query(calls(listOpenOrders)),
  setStatus: stockerProcedure.input(setStatusInput).mutation(calls(setOrderStatus)),
  bulkSetStatus: stockerProcedure.input(bulkSetStatusInput).mutation(calls(setOrdersStatus)),
  move: stockerProcedure.input(moveOrdersInput).mutation(calls(moveOrders)),
  setDriver: stockerProcedure.input(setDriverInput).mutation(calls(assignDriver)),
  bulkSetDriver: stockerProcedure.input(bulkSetDriverInput).mutation(calls(assignDriverToOrders)),
  toggleStock: stockerProcedure.input(toggleStockInput).mutation(calls(toggleStockConfirmed)),
  confirmAll: stockerProcedure.input(confirmAllInput).mutation(calls(confirmAllStock)),
  addItem: stockerProcedure.input(addItemInput).mutation(({ ctx, input: { expectedVersion, ...item } }) =>
    // A retry may send a newer version of the order and is still the same write.
    once(ctx, 'order.add-item', withKeyOf(ctx, item), (tx, added) =>
      addItem(tx, { ...added, expectedVersion }),
    ),
  ),
  edit: stockerProcedure.input(editOrderInput).mutation(calls(editOrder)),
  updateItem: stockerProcedure.input(updateItemInput).mutation(calls(updateItem)),
  shortShip: stockerProcedure.input(shortShipInput).mutation(calls(shortShipLine)),
  takeBackShortage: stockerProcedure.input(takeBackShortageInput).mutation(calls(takeBackShortage)),
  removeItem: stockerProcedure.input(removeItemInput).mutation(calls(removeItem)),
  restoreItem: stockerProcedure.input(restoreItemInput).mutation(calls(restoreItem)),
});
