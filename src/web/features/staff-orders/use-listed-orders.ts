import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StaffOrdersRouter } from './staff-order.ts';
import type { OrdersView } from './use-orders-view.ts';

/** The orders that the view asks for; those of the day before stay until those of another day are there. */
export function useListedOrders(router: StaffOrdersRouter, view: OrdersView) {
  const isDay = view.mode === 'day';
  const ofDay = useQuery({
    ...router.byDay.queryOptions({ date: view.date, by: view.by }),
    enabled: isDay,
    placeholderData: keepPreviousData,
  });
  const pending = useQuery({ ...router.pending.queryOptions(), enabled: !isDay });
  return isDay ? ofDay : pending;
}
