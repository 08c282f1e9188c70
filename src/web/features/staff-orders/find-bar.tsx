import { ActionIcon, Button, Group, NavLink, Paper, Skeleton, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp, IconFilterOff, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { formatDate, type ISODate, isISODate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { findRegionName } from '#shared/regions.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { useFirm } from '#web/firm.ts';
import { useSearchPlace, withSearch } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { openedOrder } from '#web/search-fields.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { FilterChip } from './filter-chip.tsx';
import { FACETS, type Facet, SORTS } from './find-fields.ts';
import { choicesOf, LATE, NONE, type OrderFind } from './find-orders.ts';
import { SavedViews } from './saved-views.tsx';
import type { FoundOrder, StaffOrder, StaffOrdersRouter } from './staff-order.ts';
import { findTexts, listTexts } from './staff-orders-texts.ts';
import { FIND_NOTHING, type FindChange, useFind, VIEW_PARAMS } from './use-find.ts';

type FindBarProps = {
  readonly orders: readonly StaffOrder[];
};

const SORT_CHOICES = SORTS.map((value) => ({ value, label: findTexts.sorts[value] }));
const TYPING_MS = 120;

export function FindBar({ orders }: FindBarProps) {
  const { find, change } = useFind();
  const today = useShopToday();
  const opened = useSearchPlace(openedOrder, 'order');
  const box = useRef<HTMLDivElement>(null);
  const openByNumber = (text: string) => {
    const number = text.replace(/^#/, '');
    if (orders.some(({ orderId }) => String(orderId) === number)) opened.open(number);
  };
  useHotkeys([['/', () => box.current?.querySelector('input')?.focus()]]);
  return (
    <Group gap={6} role="search" aria-label={findTexts.label}>
      <div ref={box} style={{ flex: '1 1 11.5rem', maxWidth: '22rem' }}>
        <SearchInput
          size="sm"
          value={find.text}
          label={findTexts.label}
          placeholder={findTexts.placeholder}
          delayMs={TYPING_MS}
          onSearch={(q) => change({ q })}
          onEnter={openByNumber}
          onKey={toFirstRow}
        />
      </div>
      <Group gap={6} data-scroll-row display={{ base: 'flex', sm: 'contents' }}>
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
      </Group>
    </Group>
  );
}

function toFirstRow(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-order-link]')?.focus();
}

type FacetChipProps = {
  readonly facet: Facet;
  readonly orders: readonly StaffOrder[];
  readonly find: OrderFind;
  readonly today: ISODate;
  readonly onChange: (change: FindChange) => void;
};

function FacetChip({ facet, orders, find, today, onChange }: FacetChipProps) {
  useFirm();
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

/** Rendered in reserved space, so that rows do not move. */
export function FindTools({ viewsOf }: { readonly viewsOf: string }) {
  const { find, search, change, isNarrowed } = useFind();
  return (
    <Group gap={4}>
      {isNarrowed && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconFilterOff size={15} aria-hidden />}
          onClick={() => change(FIND_NOTHING)}
        >
          {findTexts.clear}
        </Button>
      )}
      <SavedViews
        listName={viewsOf}
        search={search}
        canSave={isNarrowed || find.sort !== 'list'}
        params={VIEW_PARAMS}
        onChoose={change}
      />
    </Group>
  );
}

type EverywhereSearchProps = {
  readonly term: string;
  readonly router: Pick<StaffOrdersRouter, 'find'>;
};

export function EverywhereSearch({ term, router }: EverywhereSearchProps) {
  const [isWanted, setWanted] = useState(false);
  const found = useQuery({ ...router.find.queryOptions({ term }), enabled: isWanted });
  if (!isWanted) {
    return (
      <Button leftSection={<IconSearch size={18} aria-hidden />} onClick={() => setWanted(true)}>
        {findTexts.everywhere}
      </Button>
    );
  }
  return (
    <PageState
      query={found}
      loading={<Skeleton h={120} />}
      failure={findTexts.everywhereFailed}
      isEmpty={(orders) => orders.length === 0}
      empty={
        <Text ta="center" c="dimmed" role="status">
          {findTexts.everywhereNothing(term)}
        </Text>
      }
    >
      {(orders) => (
        <Paper component="section" aria-label={findTexts.everywhereFor(term)} p={4} w="100%" ta="left">
          <Text size="sm" c="dimmed" px="sm" py={6} role="status">
            {findTexts.everywhereFor(term)}: {orders.length}
          </Text>
          {orders.map((order) => (
            <FoundRow key={order.orderId} order={order} />
          ))}
        </Paper>
      )}
    </PageState>
  );
}

function FoundRow({ order }: { readonly order: FoundOrder }) {
  useFirm();
  const { orderId, buyerName, buyerPhone, regionId, deliverDate, totalCents } = order;
  const day = deliverDate === null ? listTexts.noDate : findTexts.deliveryOf(formatDate(deliverDate));
  const particulars = [findRegionName(regionId), formatPhone(buyerPhone), day, formatCents(totalCents)];
  return (
    <NavLink
      renderRoot={(root) => (
        <Link {...root} to="." search={withSearch({ order: orderId })} resetScroll={false} preload={false} />
      )}
      label={`${orderId} · ${buyerName}`}
      description={particulars.filter(Boolean).join(' · ')}
      rightSection={<StatusBadge status={order.status} />}
    />
  );
}
