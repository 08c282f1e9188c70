import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { readSearch, type SearchChange, type SearchFields, type SearchOf } from '#web/search-fields.ts';

/** For links to the page that is open: the address as it is, but for these. */
export function withSearch(change: Readonly<Record<string, string | number | undefined>>) {
  return (before: object) => ({
    ...before,
    ...Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value || undefined])),
  });
}

function useFields<F extends SearchFields>(fields: F): SearchOf<F> {
  const search = useSearch({ strict: false });
  return useMemo(() => readSearch(fields, search), [fields, search]);
}

function useChange() {
  const navigate = useNavigate();
  return useCallback(
    (change: Readonly<Record<string, string | number | undefined>>) => {
      void navigate({ to: '.', search: withSearch(change), replace: true, resetScroll: false });
    },
    [navigate],
  );
}

/**
 * What the address says of these fields. A change replaces the history entry, so that "back" leaves the page instead of
 * undoing filters one by one; every change but paging leads to the first page.
 */
export function useSearchOf<F extends SearchFields>(
  fields: F,
): readonly [SearchOf<F>, (change: SearchChange<F>) => void] {
  const change = useChange();
  const hasPages = 'page' in fields;
  const set = useCallback(
    (wanted: SearchChange<F>) => change({ ...(hasPages ? { page: undefined } : {}), ...wanted }),
    [change, hasPages],
  );
  return [useFields(fields), set];
}

/** One field; its usual value is left out of the address. */
export function useSearchParam<F extends SearchFields, Name extends keyof F & string, const Usual>(
  fields: F,
  name: Name,
  usual: Usual,
): readonly [NonNullable<SearchOf<F>[Name]> | Usual, (value: string | number) => void] {
  const change = useChange();
  const value = useFields(fields)[name];
  const set = useCallback(
    (next: string | number) => change({ [name]: next === usual ? undefined : next }),
    [change, name, usual],
  );
  return [value ?? usual, set];
}

/** A field with a history entry of its own, so that "back" closes the part it opens. */
export type Place<T> = {
  readonly value: T | undefined;
  readonly open: (value: string | number) => void;
  /** Another value in the same history entry. */
  readonly change: (value: string | number) => void;
  readonly leave: () => void;
};

export function useSearchPlace<F extends SearchFields, Name extends keyof F & string>(
  fields: F,
  name: Name,
): Place<NonNullable<SearchOf<F>[Name]>> {
  const value = useFields(fields)[name];
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const go = useCallback(
    (next: string | number | undefined, isNew: boolean) => {
      void navigate({
        to: '.',
        search: withSearch({ [name]: next }),
        replace: !isNew,
        resetScroll: isNew && next !== undefined,
      });
    },
    [navigate, name],
  );
  const open = useCallback((next: string | number) => go(next, true), [go]);
  const change = useCallback((next: string | number) => go(next, false), [go]);
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = value === undefined;
  }, [value]);
  const leave = useCallback(() => {
    // `back` is asynchronous; a second tap before it is done would leave the program.
    if (isLeaving.current) return;
    isLeaving.current = true;
    // Opened by its address there is no entry to go back to.
    if (canGoBack) router.history.back();
    else go(undefined, false);
  }, [canGoBack, router, go]);
  return { value: value ?? undefined, open, change, leave };
}
