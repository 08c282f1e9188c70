import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '#web/api.ts';
import type { CustomerOrder } from '#web/routes/storefront/orders/use-own-orders.ts';

/** How often the server is asked again while it does not answer. */
const ASK_EVERY_MS = 5000;

/**
 * Asks for the order that was sent under a key and whose answer was lost, as soon as there is a network; tells the order,
 * or null when none has arrived. Without a key nothing is asked.
 */
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
