import { queryClient } from '#web/query-client.ts';
import type { StaffOrder } from './staff-order.ts';
import type { StaffOrdersWorkspace } from './staff-orders-workspace.ts';

type Lists = Pick<StaffOrdersWorkspace, 'router' | 'alsoLists'>;

/** A change that is shown before the server has answered. */
export type ShownChange = {
  /** The order as it was before; undefined when no list shows it. */
  readonly before: StaffOrder | undefined;
  readonly rollback: () => void;
};

/**
 * Shows a change of an order wherever it is shown; `rollback` shows that order as it was before. A fetch that is under
 * way is called off, since it would bring back what was; giving up restores the list, hence the second showing.
 */
export async function patchOrder(
  lists: Lists,
  orderId: number,
  change: (order: StaffOrder) => StaffOrder,
): Promise<ShownChange> {
  const filters = filtersOf(lists);
  const replace = (replaceOne: (order: StaffOrder) => StaffOrder) => {
    for (const filter of filters) {
      queryClient.setQueriesData<unknown>(filter, (data: unknown) =>
        withOrders(data, (order) => (order.orderId === orderId ? replaceOne(order) : order)),
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
  await Promise.all(filters.map((filter) => queryClient.cancelQueries(filter)));
  show();
  return { before, rollback: () => replace((order) => before ?? order) };
}

/** Fetches the lists and counts of orders again. */
export async function refreshOrders(lists: Lists): Promise<void> {
  await Promise.all(filtersOf(lists).map((filter) => queryClient.invalidateQueries(filter)));
}

function filtersOf({ router, alsoLists = [] }: Lists) {
  return [router, ...alsoLists].map((orders) => orders.pathFilter());
}

/** What a query holds – one order, a list, a page of them – with every order in it changed. */
function withOrders(data: unknown, change: (order: StaffOrder) => StaffOrder): unknown {
  if (isOrder(data)) return change(data);
  if (Array.isArray(data)) return data.map((entry: unknown) => (isOrder(entry) ? change(entry) : entry));
  if (typeof data === 'object' && data !== null && 'orders' in data) {
    return { ...data, orders: withOrders(data.orders, change) };
  }
  return data;
}

function isOrder(value: unknown): value is StaffOrder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'orderId' in value &&
    'lines' in value &&
    'version' in value
  );
}
