import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#web/api.ts';
import type { CustomerOrder } from '#web/routes/storefront/orders/use-own-orders.ts';

const ASK_EVERY_MS = 5000;

export function useLostOrder(key: string | null, onKnown: (order: CustomerOrder | null) => void): void {
  const latest = useRef(onKnown);
  useEffect(() => {
    latest.current = onKnown;
  });
  const { data, isSuccess, fetchStatus } = useQuery(
    api.customer.orders.placed.queryOptions(
      { idempotencyKey: key ?? '-' },
      {
        enabled: key !== null,
        staleTime: 0,
        gcTime: 0,
        refetchInterval: ({ state }) => (state.status === 'error' ? ASK_EVERY_MS : false),
      },
    ),
  );
  const isKnown = key !== null && isSuccess && fetchStatus === 'idle';
  useEffect(() => {
    if (isKnown) latest.current(data);
  }, [isKnown, data]);
}
