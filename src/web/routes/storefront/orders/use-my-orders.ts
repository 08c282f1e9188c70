import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useEffect } from 'react';
import { api } from '#web/api.ts';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { CACHE_MS } from '#web/query-client.ts';

export type CustomerOrder = inferOutput<typeof api.customer.orders.get>;

const PAGE_SIZE = 10;

function myOrders() {
  return api.customer.orders.list.infiniteQueryOptions(
    { limit: PAGE_SIZE },
    { getNextPageParam: nextCursorOf, staleTime: CACHE_MS },
  );
}

export function usePrefetchMyOrders(isCustomer: boolean): void {
  const queryClient = useQueryClient();
  const isLoaded = useIsLoaded();
  useEffect(() => {
    if (isCustomer && isLoaded) void queryClient.prefetchInfiniteQuery(myOrders());
  }, [isCustomer, isLoaded, queryClient]);
}

export function useMyOrders(isAdmin: boolean, isEnabled = true) {
  const ofCustomer = useInfiniteQuery({ ...myOrders(), enabled: isEnabled && !isAdmin });
  const ofAdmin = useInfiniteQuery(
    api.admin.orders.own.infiniteQueryOptions(
      { limit: PAGE_SIZE },
      { getNextPageParam: nextCursorOf, staleTime: CACHE_MS, enabled: isAdmin },
    ),
  );
  return isAdmin ? ofAdmin : ofCustomer;
}

function nextCursorOf(page: { readonly nextCursor: number | null }): number | null {
  return page.nextCursor;
}
