import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '#web/query-client.ts';
import { PART_OPTIONS, readInParts } from '#web/read-in-parts.ts';
import type { StaffOrdersRouter } from './staff-order.ts';
import type { OrdersView } from './use-orders-view.ts';

/** The orders that the view asks for; those of the day before stay until those of another day are there. */
export function useListedOrders(router: StaffOrdersRouter, view: OrdersView) {
  const isDay = view.mode === 'day';
  const day = { date: view.date, by: view.by };
  const ofDay = useQuery({
    queryKey: router.byDay.queryKey(day),
    queryFn: (context) =>
      readInParts(context, (part) =>
        queryClient.fetchQuery({ ...router.byDay.queryOptions({ ...day, ...part }), ...PART_OPTIONS }),
      ),
    structuralSharing: false,
    enabled: isDay,
    placeholderData: keepPreviousData,
  });
  const pending = useQuery({
    queryKey: router.pending.queryKey(),
    queryFn: (context) =>
      readInParts(context, (part) =>
        queryClient.fetchQuery({ ...router.pending.queryOptions(part), ...PART_OPTIONS }),
      ),
    structuralSharing: false,
    enabled: !isDay,
  });
  return isDay ? ofDay : pending;
}
