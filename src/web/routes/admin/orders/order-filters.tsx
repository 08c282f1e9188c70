import { Group } from '@mantine/core';
import { DayRange } from '#web/routes/admin/ui/day-range.tsx';
import { ListTools } from '#web/routes/admin/ui/list-tools.tsx';
import type { Filters } from '#web/routes/admin/ui/use-filters.ts';
import { SearchInput } from '#web/ui/search-input.tsx';
import { ORDER_SORTS, type OrderQuery } from './order-query.ts';
import { ordersTexts as texts } from './texts.ts';

type OrderFiltersProps = {
  readonly query: OrderQuery;
  readonly onChange: (change: Filters) => void;
  readonly onRefresh: () => void;
  readonly isRefreshing: boolean;
};

const SORT_CHOICES = ORDER_SORTS.map((value) => ({ value, label: texts.sorts[value] }));
const NONE = { q: '', status: '', from: '', to: '' };

/** Search, days of creation, order of the list, refresh. */
export function OrderFilters({ query, onChange, onRefresh, isRefreshing }: OrderFiltersProps) {
  const isAscending = query.direction === 'asc';
  const isFiltered = query.search !== '' || query.status || query.from || query.to;
  return (
    <Group gap="sm" mb="sm" align="end">
      <div style={{ flex: '1 1 18rem' }}>
        <SearchInput value={query.search} label={texts.search} onSearch={(q) => onChange({ q })} />
      </div>
      <DayRange from={query.from} to={query.to} meaning={texts.creationDays} onChange={onChange} />
      <ListTools
        sortLabel={texts.sortLabel}
        sorts={SORT_CHOICES}
        sort={query.sort}
        isAscending={isAscending}
        onSort={(sort) => onChange({ sort: sort === 'date' ? '' : (sort ?? '') })}
        onTurn={() => onChange({ direction: isAscending ? '' : 'asc' })}
        isRefreshing={isRefreshing}
        onRefresh={onRefresh}
        onClear={isFiltered ? () => onChange(NONE) : undefined}
      />
    </Group>
  );
}
