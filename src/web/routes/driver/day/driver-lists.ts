import { isTRPCClientError } from '@trpc/client';
import type { OrderStatus } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import { findStatus } from '#web/error-text.ts';
import { queryClient } from '#web/query-client.ts';
import type { DriverOrder } from '#web/routes/driver/stop/driver-order.ts';
import { getSession } from '#web/session.ts';
import { countStillOpen } from './count-still-open.ts';

const LIST_TTL_MS = 24 * 60 * 60_000;
const RETRY_MS = 3000;
const MAX_SERVER_FAULTS = 3;

/** Cached for the day, so that they can be read offline. */
export const storedForTheDay = { gcTime: LIST_TTL_MS } as const;

export const waitsForNetwork = {
  networkMode: 'online',
  scope: { id: 'driver' },
  retryDelay: RETRY_MS,
  retry: (failures: number, error: unknown) => {
    // Undone, of another user, or of an invalid shape: a retry is useless.
    if (!isTRPCClientError(error)) return false;
    const status = findStatus(error);
    if (status === 401) return getSession().status === 'user';
    if (status === 408 || status === 429) return true;
    if (status === undefined || (status > 500 && status < 505)) return true;
    return status >= 500 && failures < MAX_SERVER_FAULTS;
  },
} as const;

export function findShownOrder(orderId: number): DriverOrder | undefined {
  const lists = queryClient.getQueriesData<DriverOrder[]>(api.driver.orders.byDay.queryFilter());
  return lists.flatMap(([, orders]) => orders ?? []).find((order) => order.orderId === orderId);
}

export function findShownStatus(orderId: number): OrderStatus | undefined {
  return findShownOrder(orderId)?.status;
}

export function noteStatus(orderId: number, status: OrderStatus): void {
  queryClient.setQueryData(
    api.driver.orders.countOpen.queryKey(),
    (open) => open && { ...open, count: countStillOpen(open.count, [{ orderId, status }], findShownStatus) },
  );
  queryClient.setQueriesData<DriverOrder[]>(api.driver.orders.byDay.queryFilter(), (orders) =>
    orders?.map((order) => (order.orderId === orderId ? { ...order, status } : order)),
  );
}

export function noteGone(orderId: number): void {
  queryClient.setQueryData(
    api.driver.orders.countOpen.queryKey(),
    (open) => open && { ...open, count: Math.max(0, open.count - 1) },
  );
  queryClient.setQueriesData<DriverOrder[]>(api.driver.orders.byDay.queryFilter(), (orders) =>
    orders?.filter((order) => order.orderId !== orderId),
  );
}

export function refreshDriver(): void {
  void queryClient.invalidateQueries(api.driver.pathFilter());
}
