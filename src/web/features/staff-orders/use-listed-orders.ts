import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { MAX_BULK_ORDERS } from '#shared/bulk-orders.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { findRegionName } from '#shared/regions.ts';
import { api } from '#web/api.ts';
import { PART_OPTIONS, pagedQuery } from '#web/cache/paged-query.ts';
import { type Shortcut, useShortcuts } from '#web/hooks/use-page-actions.ts';
import { queryClient } from '#web/query-client.ts';
import type { StaffOrder, StaffOrdersRouter } from './staff-order.ts';
import { listTexts, moveTexts } from './staff-orders-texts.ts';
import type { OrdersView } from './use-find.ts';

export function useListedOrders(router: StaffOrdersRouter, view: OrdersView) {
  const isDay = view.mode === 'day';
  const day = { date: view.date, by: view.by };
  const ofDay = useQuery({
    queryKey: router.byDay.queryKey(day),
    queryFn: (context) =>
      pagedQuery(context, (part) =>
        queryClient.fetchQuery({ ...router.byDay.queryOptions({ ...day, ...part }), ...PART_OPTIONS }),
      ),
    structuralSharing: false,
    enabled: isDay,
    placeholderData: keepPreviousData,
  });
  const pending = useQuery({
    queryKey: router.pending.queryKey(),
    queryFn: (context) =>
      pagedQuery(context, (part) =>
        queryClient.fetchQuery({ ...router.pending.queryOptions(part), ...PART_OPTIONS }),
      ),
    structuralSharing: false,
    enabled: !isDay,
  });
  return isDay ? ofDay : pending;
}

type Selectable = {
  readonly orders: readonly StaffOrder[];
  /** Orders that "choose all" selects. */
  readonly choosable: readonly StaffOrder[];
  readonly others?: readonly StaffOrder[] | undefined;
};

export function useSelection({ orders, choosable, others = NONE }: Selectable) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  const shown = useRef(orders);
  shown.current = orders;
  const chosen = useMemo(() => {
    const onPage = new Set(orders.map((order) => order.orderId));
    const beyond = others.filter((order) => !onPage.has(order.orderId));
    return [...orders, ...beyond].filter((order) => ticked.has(order.orderId));
  }, [orders, others, ticked]);
  const ids = useMemo(() => chosen.map((order) => order.orderId), [chosen]);
  const all = choosable.slice(0, MAX_BULK_ORDERS).map((order) => order.orderId);
  const countShown = choosable.filter((order) => ticked.has(order.orderId)).length;
  const tick = useCallback((orderId: number, isTicked: boolean, isRange: boolean) => {
    const range = isRange ? between(shown.current, last.current, orderId) : [orderId];
    last.current = orderId;
    setTicked((before) => {
      const after = new Set(before);
      for (const id of range) {
        if (isTicked) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  return {
    ids,
    chosen,
    isAll: all.length > 0 && countShown === all.length,
    has: (orderId: number) => ticked.has(orderId),
    tick,
    tickAll: (isTicked: boolean) => setTicked(new Set(isTicked ? all : [])),
    untick: (orderIds: readonly number[]) => setTicked((before) => before.difference(new Set(orderIds))),
    selectOnly: (orderIds: readonly number[]) => setTicked(new Set(orderIds)),
    clear: () => setTicked(new Set()),
  };
}

const NONE: readonly StaffOrder[] = [];

export type Selection = ReturnType<typeof useSelection>;

function between(orders: readonly StaffOrder[], from: number | null, to: number): number[] {
  const places = [from ?? to, to].map((id) => orders.findIndex((order) => order.orderId === id));
  if (places.includes(-1)) return [to];
  return orders.slice(Math.min(...places), Math.max(...places) + 1).map((order) => order.orderId);
}

type ListKeys = {
  readonly orders: readonly StaffOrder[];
  readonly selection: Selection;
  readonly goTo: (place: number) => void;
  readonly findFirstInSight: () => number;
};

const keyTexts = listTexts.keys;

export function useListKeys({ orders, selection, goTo, findFirstInSight }: ListKeys) {
  const lastId = useRef<number | null>(null);
  const enter = () => {
    const place = orders.findIndex((order) => order.orderId === lastId.current);
    goTo(place < 0 ? findFirstInSight() : place);
  };
  const goToEnd = (press: string) => goTo(press === 'Home' ? 0 : orders.length - 1);
  const pageKeys: readonly Shortcut[] = [
    { keys: '↓ ↑', presses: ['ArrowDown', 'ArrowUp'], label: keyTexts.nextRow, run: enter },
    { keys: 'Home End', presses: ['Home', 'End'], label: keyTexts.endRow, run: goToEnd },
    { keys: 'Enter', label: keyTexts.open },
    { keys: 'x Space', label: keyTexts.tick },
    { keys: 'Shift+klik', label: keyTexts.range },
    { keys: 'Ctrl+A', label: keyTexts.tickAll, run: () => selection.tickAll(true) },
    { keys: 'Esc', presses: ['Escape'], label: keyTexts.untick, run: () => selection.clear() },
  ];
  useShortcuts(orders.length > 0 ? pageKeys : []);

  const rowKeys: Readonly<Record<string, (place: number) => void>> = {
    ArrowDown: (place) => goTo(Math.min(place + 1, orders.length - 1)),
    ArrowUp: (place) => goTo(Math.max(place - 1, 0)),
    ' ': tickAt,
    x: tickAt,
  };
  function tickAt(place: number): void {
    const order = orders[place];
    if (order) selection.tick(order.orderId, !selection.has(order.orderId), false);
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement)) return;
    const id = Number(event.target.dataset['orderLink']);
    const run = rowKeys[event.key];
    if (!id || !run || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    lastId.current = id;
    run(orders.findIndex((order) => order.orderId === id));
  };
}

type Placed = Pick<StaffOrder, 'regionId' | 'deliverDate'>;

export function useDayProblems(orders: readonly Placed[], date: ISODate | null) {
  const coming = [...Map.groupBy(orders, (order) => order.regionId)].map(([regionId, ofRegion]) => ({
    regionId,
    count: ofRegion.filter((order) => order.deliverDate !== date).length,
  }));
  const days = useQueries({
    queries: coming.map(({ regionId }) => ({
      ...api.public.shop.deliveryDays.queryOptions({
        ...(regionId === null ? {} : { regionId }),
        ...(date === null ? {} : { from: date }),
        days: 1,
      }),
      enabled: date !== null,
      // Remaining capacity changes with every order by others.
      staleTime: 0,
    })),
  });
  if (date === null) return { isPending: false, problems: [] };
  const problems = coming.flatMap(({ regionId, count }, place) => {
    const day = days[place]?.data?.[0];
    if (!day || count === 0) return [];
    const left = day.capacityLeft;
    const problem = day.reason ?? (left !== null && left < count ? moveTexts.tooMany(left, count) : null);
    return problem === null ? [] : [moveTexts.ofRegion(findRegionName(regionId), problem)];
  });
  return { isPending: days.some((day) => day.isPending), problems };
}
