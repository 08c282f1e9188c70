import { useInfiniteQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { api } from '../../../api.ts';
import { CACHE_MS } from '../../../query-client.ts';

/** An order as its customer sees it. */
export type CustomerOrder = inferOutput<typeof api.customer.orders.get>;

const PAGE_SIZE = 10;

/** The caller's own orders, newest first, kept for five minutes in memory only. An admin asks at their own door. */
export function useOwnOrders(isAdmin: boolean) {
  const paging = { staleTime: CACHE_MS, getNextPageParam: nextCursorOf };
  const ofCustomer = useInfiniteQuery(
    api.customer.orders.list.infiniteQueryOptions({ limit: PAGE_SIZE }, { ...paging, enabled: !isAdmin }),
  );
  const ofAdmin = useInfiniteQuery(
    api.admin.orders.own.infiniteQueryOptions({ limit: PAGE_SIZE }, { ...paging, enabled: isAdmin }),
  );
  return isAdmin ? ofAdmin : ofCustomer;
}

function nextCursorOf(page: { readonly nextCursor: number | null }): number | null {
  return page.nextCursor;
}
