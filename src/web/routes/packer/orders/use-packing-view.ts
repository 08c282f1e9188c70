import { useNavigate } from '@tanstack/react-router';
import { type ISODate, isISODate } from '#shared/dates/shop-dates.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import type { PackingChoice } from './packing-order.ts';

export type PackingView = ReturnType<typeof usePackingView>;

/** Defaults to today's new orders, newest delivery day first. */
export function usePackingView() {
  const today = useShopToday();
  const navigate = useNavigate();
  const [date, setDate] = useUrlParam('date', today);
  const [by, setBy] = useUrlParam('by', 'created');
  const [view, setView] = useUrlParam('view', 'orders');
  const [filter, setFilter] = useUrlParam('filter', 'all');
  const [query, setQuery] = useUrlParam('q');
  const [order, setOrder] = useUrlParam('sort', 'date-desc');
  const [region, setRegion] = useUrlParam('region');
  const [delivered, setDelivered] = useUrlParam('delivered');
  const [sort, direction] = order.split('-');
  const choice: PackingChoice = {
    filter: filter === 'open' || filter === 'produced' ? filter : 'all',
    query,
    sort: sort === 'id' || sort === 'region' ? sort : 'date',
    direction: direction === 'asc' ? 'asc' : 'desc',
  };
  const day: { date: ISODate; by: 'created' | 'delivery' } = {
    date: isISODate(date) ? date : today,
    by: by === 'delivery' ? 'delivery' : 'created',
  };
  return {
    day,
    withDelivered: delivered === 'on',
    setWithDelivered: (isWanted: boolean) => setDelivered(isWanted ? 'on' : ''),
    isSummed: view === 'products',
    choice,
    region,
    setRegion,
    setDate,
    setBy,
    setView,
    setFilter,
    setQuery,
    clear: () =>
      void navigate({
        to: '.',
        search: (before: Readonly<Record<string, string | undefined>>) => ({
          ...before,
          q: undefined,
          filter: undefined,
          region: undefined,
        }),
        replace: true,
        resetScroll: false,
      }),
    sortBy: (next: PackingChoice['sort']) => {
      const first = next === 'region' ? 'asc' : 'desc';
      const turned = choice.direction === 'desc' ? 'asc' : 'desc';
      setOrder(`${next}-${next === choice.sort ? turned : first}`);
    },
  };
}
