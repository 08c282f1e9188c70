import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_BULK_ORDERS } from '#shared/bulk-orders.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';
import { CACHE_MS, queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/toast.ts';
import type { OrderQuery } from './order-query.ts';
import { ordersTexts as texts } from './texts.ts';

const NONE: readonly StaffOrder[] = [];

export function useFoundOrders(query: OrderQuery) {
  const wanted = { ...query, page: 1, limit: MAX_BULK_ORDERS };
  const key = JSON.stringify(wanted);
  const options = api.admin.orders.list.queryOptions(wanted, { staleTime: CACHE_MS });
  const [wantedKey, setWantedKey] = useState<string | null>(null);
  const [isFetching, setFetching] = useState(false);
  const isWanted = wantedKey === key;
  const found = useQuery({ ...options, enabled: isWanted });
  const fetchAll = async (): Promise<readonly StaffOrder[]> => {
    setFetching(true);
    try {
      const { orders } = await queryClient.fetchQuery({ ...options, staleTime: 0 });
      setWantedKey(key);
      return orders;
    } catch (error) {
      showToast({ tone: 'error', message: errorText(error, texts.listFailed) });
      return NONE;
    } finally {
      setFetching(false);
    }
  };
  return {
    orders: (isWanted ? found.data?.orders : undefined) ?? NONE,
    isFetching,
    fetchAll,
  };
}

export type FoundOrders = ReturnType<typeof useFoundOrders>;
