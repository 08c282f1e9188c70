import { useQuery } from '@tanstack/react-query';
import { NONE, ORDER_SORTS } from '#shared/list-choices.ts';
import { api } from '#web/api.ts';
import { FilterChip } from '#web/features/staff-orders/filter-chip.tsx';
import { useRegionChoices } from '#web/firm.ts';
import type { ordersFields } from '#web/routes/admin/admin-fields.ts';
import { ListTools } from '#web/routes/admin/ui/list-tools.tsx';
import type { SearchChange, SearchOf } from '#web/search-fields.ts';
import { DayChip } from './day-chip.tsx';
import type { OrderQuery } from './order-query.ts';
import { ordersTexts as texts } from './texts.ts';

type OrderFiltersProps = {
  readonly search: SearchOf<typeof ordersFields>;
  readonly query: OrderQuery;
  readonly onChange: (change: SearchChange<typeof ordersFields>) => void;
  readonly onRefresh: () => void;
  readonly isRefreshing: boolean;
};

const SORT_CHOICES = ORDER_SORTS.map((value) => ({ value, label: texts.sorts[value] }));
const NARROWING = ['q', 'status', 'by', 'from', 'to', 'driver', 'region'] as const;
const NOTHING = Object.fromEntries(NARROWING.map((name) => [name, undefined]));

export function OrderFilters({ search, query, onChange, onRefresh, isRefreshing }: OrderFiltersProps) {
  const drivers = useQuery(api.stocker.drivers.list.queryOptions()).data ?? [];
  const regions = useRegionChoices(query.regionId);
  const isAscending = query.direction === 'asc';
  const isFiltered = NARROWING.some((name) => search[name]);
  return (
    <>
      <DayChip search={search} onChange={onChange} />
      <FilterChip
        label={texts.driver}
        value={search.driver ?? ''}
        allLabel={texts.allDrivers}
        choices={[
          { value: NONE, label: texts.noDriver },
          ...drivers.map(({ driverCode, name }) => ({
            value: String(driverCode),
            label: `${driverCode} · ${name}`,
          })),
        ]}
        onChoose={(driver) => onChange({ driver })}
      />
      <FilterChip
        label={texts.region}
        value={String(search.region ?? '')}
        allLabel={texts.allRegions}
        choices={regions}
        onChoose={(region) => onChange({ region })}
      />
      <ListTools
        sortLabel={texts.sortLabel}
        sorts={SORT_CHOICES}
        sort={query.sort}
        isAscending={isAscending}
        onSort={(sort) => onChange({ sort: sort === 'date' ? '' : (sort ?? '') })}
        onTurn={() => onChange({ direction: isAscending ? '' : 'asc' })}
        isRefreshing={isRefreshing}
        onRefresh={onRefresh}
        onClear={isFiltered ? () => onChange(NOTHING) : undefined}
      />
    </>
  );
}
