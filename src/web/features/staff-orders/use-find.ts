import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type ISODate, isISODate } from '#shared/dates/shop-dates.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { FACETS, type OrderFind, SORTS } from './find-orders.ts';

const FIND_PARAMS = ['q', ...FACETS, 'sort', 'direction'] as const;

export type FindChange = Readonly<Partial<Record<(typeof FIND_PARAMS)[number] | 'show' | 'by', string>>>;

export function useFind() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const find = useMemo(() => toFind(search), [search]);
  const change = useCallback(
    (wanted: FindChange) => {
      void navigate({
        to: '.',
        search: (before: Readonly<Record<string, string | undefined>>) => ({
          ...before,
          ...Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, value || undefined])),
        }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { find, change, isNarrowed: find.text !== '' || FACETS.some((facet) => find[facet] !== '') };
}

export function toFind(search: Readonly<Record<string, unknown>>): OrderFind {
  const textOf = (name: string) => {
    const value = search[name];
    return typeof value === 'string' ? value.slice(0, 100) : '';
  };
  return {
    text: textOf('q'),
    status: textOf('status'),
    driver: textOf('driver'),
    region: textOf('region'),
    stock: textOf('stock'),
    packing: textOf('packing'),
    day: textOf('day'),
    sort: SORTS.find((sort) => sort === search['sort']) ?? 'list',
    isDescending: search['direction'] === 'desc',
  };
}

export const FIND_NOTHING: FindChange = {
  q: '',
  ...Object.fromEntries(FACETS.map((facet) => [facet, ''])),
};

export const VIEW_PARAMS = [...FIND_PARAMS, 'show', 'by'] as const;

export function toView(
  search: Readonly<Record<string, string>>,
  params: readonly string[],
): Readonly<Record<string, string>> {
  return { ...Object.fromEntries(params.map((param) => [param, ''])), ...search };
}

export type OrdersView = {
  readonly mode: 'day' | 'pending';
  readonly date: ISODate;
  readonly by: 'created' | 'delivery';
  readonly setMode: (mode: 'day' | 'pending') => void;
  readonly setDate: (date: ISODate) => void;
  readonly setBy: (by: string) => void;
};

/** The view in the URL; defaults to today's new orders. */
export function useOrdersView(): OrdersView {
  const today = useShopToday();
  const [mode, setMode] = useUrlParam('show', 'day');
  const [date, setDate] = useUrlParam('date', today);
  const [by, setBy] = useUrlParam('by', 'created');
  return {
    mode: mode === 'pending' ? 'pending' : 'day',
    date: isISODate(date) ? date : today,
    by: by === 'delivery' ? 'delivery' : 'created',
    setMode,
    setDate,
    setBy,
  };
}
