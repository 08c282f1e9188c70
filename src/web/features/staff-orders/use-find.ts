import { useMemo } from 'react';
import { useSearchOf, useSearchParam } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import type { SearchChange, SearchOf } from '#web/search-fields.ts';
import { FACETS, findFields } from './find-fields.ts';
import type { OrderFind } from './find-orders.ts';

const FIND_PARAMS = ['q', ...FACETS, 'sort', 'direction'] as const;

export type FindChange = SearchChange<typeof findFields>;

export function useFind() {
  const [search, change] = useSearchOf(findFields);
  const find = useMemo(() => toFind(search), [search]);
  return { find, search, change, isNarrowed: find.text !== '' || FACETS.some((facet) => find[facet] !== '') };
}

export function toFind(search: SearchOf<typeof findFields>): OrderFind {
  const { q = '', status = '', driver = '', region = '', stock = '', packing = '', day = '' } = search;
  const facets = { status, driver, region, stock, packing, day };
  return { ...facets, text: q, sort: search.sort ?? 'list', isDescending: search.direction === 'desc' };
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

export type OrdersView = ReturnType<typeof useOrdersView>;

export function useOrdersView() {
  const [mode, setMode] = useSearchParam(findFields, 'show', 'day');
  const [date, setDate] = useSearchParam(findFields, 'date', useShopToday());
  const [by, setBy] = useSearchParam(findFields, 'by', 'created');
  return { mode, date, by, setMode, setDate, setBy };
}
