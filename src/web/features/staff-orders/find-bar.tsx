import { ActionIcon, Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconFilterOff } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import { findRegionName } from '#shared/regions.ts';
import { formatDate, type ISODate, isISODate } from '#shared/shop-dates.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { SearchInput } from '#web/ui/search-input.tsx';
import { FilterChip } from './filter-chip.tsx';
import { choicesOf, FACETS, type Facet, LATE, NONE, type OrderFind, SORTS } from './find-orders.ts';
import { SavedViews } from './saved-views.tsx';
import type { StaffOrder } from './staff-order.ts';
import { findTexts, listTexts } from './staff-orders-texts.ts';
import { FIND_NOTHING, type FindChange, useFind } from './use-find.ts';

type FindBarProps = {
  /** The orders before they are narrowed. */
  readonly orders: readonly StaffOrder[];
  /** Under which name this person's views of the list are kept. */
  readonly viewsOf: string;
};

const SORT_CHOICES = SORTS.map((value) => ({ value, label: findTexts.sorts[value] }));
/** Typing narrows what is there already: no need to wait for a pause. */
const TYPING_MS = 120;

/** One box and a chip for each thing that narrows a list of orders, its order, and the person's own views of it. */
export function FindBar({ orders, viewsOf }: FindBarProps) {
  const { find, change, isNarrowed } = useFind();
  const today = useShopToday();
  const box = useRef<HTMLDivElement>(null);
  useHotkeys([['/', () => box.current?.querySelector('input')?.focus()]]);
  return (
    <Group gap={6} role="search" aria-label={findTexts.label}>
      <div ref={box} style={{ flex: '1 1 15rem', maxWidth: '22rem' }}>
        <SearchInput
          size="sm"
          value={find.text}
          label={findTexts.label}
          placeholder={findTexts.placeholder}
          delayMs={TYPING_MS}
          onSearch={(q) => change({ q })}
          onKey={toFirstRow}
        />
      </div>
      <Group gap={6} data-scroll-row>
        {FACETS.map((facet) => (
          <FacetChip key={facet} facet={facet} orders={orders} find={find} today={today} onChange={change} />
        ))}
        <FilterChip
          label={findTexts.sort}
          value={find.sort}
          choices={SORT_CHOICES}
          onChoose={(sort) => change({ sort: sort === 'list' ? '' : sort })}
        />
        <ActionIcon
          variant="default"
          size={30}
          aria-label={find.isDescending ? findTexts.descending : findTexts.ascending}
          onClick={() => change({ direction: find.isDescending ? '' : 'desc' })}
        >
          {find.isDescending ? (
            <IconArrowDown size={16} aria-hidden />
          ) : (
            <IconArrowUp size={16} aria-hidden />
          )}
        </ActionIcon>
        {isNarrowed && <ClearButton onClear={() => change(FIND_NOTHING)} />}
        <SavedViews listName={viewsOf} canSave={isNarrowed || find.sort !== 'list'} />
      </Group>
    </Group>
  );
}

/** From the box the list is one key away. */
function toFirstRow(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-order-link]')?.focus();
}

function ClearButton({ onClear }: { readonly onClear: () => void }): ReactNode {
  return (
    <Button
      size="compact-md"
      fz="sm"
      variant="subtle"
      leftSection={<IconFilterOff size={15} aria-hidden />}
      onClick={onClear}
    >
      {findTexts.clear}
    </Button>
  );
}

type FacetChipProps = {
  readonly facet: Facet;
  readonly orders: readonly StaffOrder[];
  readonly find: OrderFind;
  readonly today: ISODate;
  readonly onChange: (change: FindChange) => void;
};

function FacetChip({ facet, orders, find, today, onChange }: FacetChipProps) {
  const choices = useMemo(
    () =>
      choicesOf(orders, find, facet, today).map((choice) => ({
        ...choice,
        label: choiceLabel(facet, choice.value, orders),
      })),
    [orders, find, facet, today],
  );
  const fewest = facet === 'day' ? 2 : facet === 'packing' ? 1 : 0;
  if (choices.length < fewest && find[facet] === '') return null;
  return (
    <FilterChip
      label={findTexts.facets[facet]}
      value={find[facet]}
      choices={choices}
      allLabel={findTexts.all}
      onChoose={(value) => onChange({ [facet]: value })}
    />
  );
}

function choiceLabel(facet: Facet, value: string, orders: readonly StaffOrder[]): string {
  if (facet === 'driver') {
    if (value === NONE) return listTexts.noDriver;
    return orders.find((order) => String(order.driverId) === value)?.driverName ?? value;
  }
  if (facet === 'region') return findRegionName(Number(value)) ?? findTexts.noRegion;
  if (facet === 'packing') return findTexts.produced;
  if (facet === 'stock') return value === 'ok' ? findTexts.stockOk : findTexts.stockOpen;
  if (facet !== 'day') return value;
  if (value === LATE) return findTexts.late;
  return isISODate(value) ? formatDate(value) : listTexts.noDate;
}
