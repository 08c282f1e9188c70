import { useSearchOf, useSearchParam } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { packingFields } from '#web/routes/packer/packer-fields.ts';
import type { PackingChoice } from './packing-order.ts';

export type PackingView = ReturnType<typeof usePackingView>;

/** Defaults to today's new orders, newest delivery day first. */
export function usePackingView() {
  const today = useShopToday();
  const [, change] = useSearchOf(packingFields);
  const [date, setDate] = useSearchParam(packingFields, 'date', today);
  const [by, setBy] = useSearchParam(packingFields, 'by', 'created');
  const [view, setView] = useSearchParam(packingFields, 'view', 'orders');
  const [filter, setFilter] = useSearchParam(packingFields, 'filter', 'all');
  const [query, setQuery] = useSearchParam(packingFields, 'q', '');
  const [order, setOrder] = useSearchParam(packingFields, 'sort', 'date-desc');
  const [region, setRegion] = useSearchParam(packingFields, 'region', '');
  const [delivered, setDelivered] = useSearchParam(packingFields, 'delivered', '');
  const [sort, direction] = order.split('-');
  const choice: PackingChoice = {
    filter,
    query,
    sort: sort === 'id' || sort === 'region' ? sort : 'date',
    direction: direction === 'asc' ? 'asc' : 'desc',
  };
  return {
    day: { date, by },
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
    clear: () => change({ q: '', filter: '', region: '' }),
    sortBy: (next: PackingChoice['sort']) => {
      const first = next === 'region' ? 'asc' : 'desc';
      const turned = choice.direction === 'desc' ? 'asc' : 'desc';
      setOrder(`${next}-${next === choice.sort ? turned : first}`);
    },
  };
}
