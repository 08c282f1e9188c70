import { api } from '../../../api.ts';
import { queryClient } from '../../../query-client.ts';
import type { StaffOrder } from './staff-order.ts';

/**
 * Shows a change of an order on every list at once; calling the result shows that order as it was before. A fetch that
 * is under way is called off, since it would bring back what was; giving up restores the list, hence the second showing.
 */
export async function patchOrder(
  orderId: number,
  change: (order: StaffOrder) => StaffOrder,
): Promise<() => void> {
  let before: StaffOrder | undefined;
  const show = () =>
    replaceOrder(orderId, (order) => {
      before ??= order;
      return change(order);
    });
  show();
  await Promise.all(orderLists().map((filter) => queryClient.cancelQueries(filter)));
  show();
  return () => replaceOrder(orderId, (order) => before ?? order);
}

/** Fetches the lists and counts of orders again. */
export function refreshOrders(): Promise<void> {
  return queryClient.invalidateQueries(api.stocker.orders.pathFilter());
}

function orderLists() {
  return [api.stocker.orders.byDay.queryFilter(), api.stocker.orders.pending.queryFilter()];
}

function replaceOrder(orderId: number, change: (order: StaffOrder) => StaffOrder): void {
  for (const filter of orderLists()) {
    queryClient.setQueriesData<StaffOrder[]>(filter, (orders) =>
      orders?.map((order) => (order.orderId === orderId ? change(order) : order)),
    );
  }
}
