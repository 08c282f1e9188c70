import { queryClient } from '#web/query-client.ts';
import type { StaffOrder, StaffOrdersRouter } from './staff-order.ts';

/**
 * Shows a change of an order on every list at once; calling the result shows that order as it was before. A fetch that
 * is under way is called off, since it would bring back what was; giving up restores the list, hence the second showing.
 */
export async function patchOrder(
  router: StaffOrdersRouter,
  orderId: number,
  change: (order: StaffOrder) => StaffOrder,
): Promise<() => void> {
  const lists = [router.byDay.queryFilter(), router.pending.queryFilter()];
  const replace = (replaceOne: (order: StaffOrder) => StaffOrder) => {
    for (const filter of lists) {
      queryClient.setQueriesData<StaffOrder[]>(filter, (orders) =>
        orders?.map((order) => (order.orderId === orderId ? replaceOne(order) : order)),
      );
    }
  };
  let before: StaffOrder | undefined;
  const show = () =>
    replace((order) => {
      before ??= order;
      return change(order);
    });
  show();
  await Promise.all(lists.map((filter) => queryClient.cancelQueries(filter)));
  show();
  return () => replace((order) => before ?? order);
}

/** Fetches the lists and counts of orders again. */
export function refreshOrders(router: StaffOrdersRouter): Promise<void> {
  return queryClient.invalidateQueries(router.pathFilter());
}
