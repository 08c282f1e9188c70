import { Button, Group, Select } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconFilterOff, IconRefresh } from '@tabler/icons-react';
import { DateField } from '../../../ui/date-field.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { adminTexts } from '../ui/texts.ts';
import type { Filters } from '../ui/use-filters.ts';
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
      <DateField
        label={adminTexts.from}
        value={query.from ?? null}
        isClearable
        hasVisibleLabel
        onChange={(from) => onChange({ from: from ?? '' })}
      />
      <DateField
        label={adminTexts.to}
        value={query.to ?? null}
        isClearable
        hasVisibleLabel
        onChange={(to) => onChange({ to: to ?? '' })}
      />
      <Group gap={4} wrap="nowrap">
        <Select
          w={120}
          size="md"
          aria-label={texts.sortLabel}
          data={SORT_CHOICES}
          allowDeselect={false}
          value={query.sort}
          onChange={(sort) => onChange({ sort: sort === 'date' ? '' : (sort ?? '') })}
        />
        <Button
          variant="default"
          size="md"
          px="sm"
          aria-label={isAscending ? adminTexts.sortedDown : adminTexts.sortedUp}
          onClick={() => onChange({ direction: isAscending ? '' : 'asc' })}
        >
          {isAscending ? <IconArrowUp size={18} aria-hidden /> : <IconArrowDown size={18} aria-hidden />}
        </Button>
        <Button
          variant="default"
          size="md"
          px="sm"
          aria-label={adminTexts.refresh}
          loading={isRefreshing}
          onClick={onRefresh}
        >
          <IconRefresh size={18} aria-hidden />
        </Button>
        {isFiltered && (
          <Button
            variant="subtle"
            size="md"
            px="sm"
            aria-label={adminTexts.clearFilters}
            title={adminTexts.clearFilters}
            onClick={() => onChange(NONE)}
          >
            <IconFilterOff size={18} aria-hidden />
          </Button>
        )}
      </Group>
    </Group>
  );
}
