import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { readSearch, type SearchChange, type SearchFields, type SearchOf } from '#web/search-fields.ts';

/** For links to the open page: the current parameters with these changes. */
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
 * The values of these search parameters. A change replaces the history entry, so that "back" leaves the page instead of
 * undoing filters one by one; every change but paging resets to the first page.
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

/** One parameter; its default value is left out of the address. */
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

/** A parameter with its own history entry, so that "back" closes the part it opens. */
export type Place<T> = {
  readonly value: T | undefined;
  readonly open: (value: string | number) => void;
  /** Changes the value in the same history entry. */
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
    // `back` is asynchronous; a second tap before it completes would leave the application.
    if (isLeaving.current) return;
    isLeaving.current = true;
    // If opened by its address there is no entry to go back to.
    if (canGoBack) router.history.back();
    else go(undefined, false);
  }, [canGoBack, router, go]);
  return { value: value ?? undefined, open, change, leave };
}
