import { useNavigate, useSearch } from '@tanstack/react-router';

export type Filters = Readonly<Record<string, string | undefined>>;

/**
 * Filters stored in the URL. Every change except paging resets to the first page and replaces the history entry, so that
 * "back" leaves the list.
 */
export function useFilters(): readonly [Filters, (change: Filters) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const filters = Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const change = (wanted: Filters) => {
    void navigate({
      to: '.',
      search: (before: Filters) => ({
        ...before,
        page: undefined,
        ...Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, value || undefined])),
      }),
      replace: true,
      resetScroll: false,
    });
  };
  return [filters, change];
}

export function pageOf(filters: Filters): number {
  const page = filters['page'] ?? '1';
  return /^[1-9]\d{0,4}$/.test(page) ? Math.min(Number(page), 10_000) : 1;
}

export const PAGE_SIZES = [20, 50, 100] as const;

export function limitOf(filters: Filters, usual: number): number {
  return PAGE_SIZES.find((size) => String(size) === filters['limit']) ?? usual;
}

export function resized(limit: number, usual: number, page: number): Filters {
  return { limit: limit === usual ? '' : String(limit), page: page === 1 ? '' : String(page) };
}

export function oneOf<T extends string>(value: string | undefined, offered: readonly T[]): T | undefined {
  return offered.find((known) => known === value);
}
