import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { z } from 'zod';

type Fields = Readonly<Record<string, z.ZodType>>;
type Found<F extends Fields> = z.output<z.ZodObject<F>>;
type Wanted<F extends Fields> = { readonly [Name in keyof F]?: string | number | undefined };

/**
 * What a page reads from its address, checked field by field: a field that can't be read is as if it weren't there, so
 * each says with `.catch(…)` or `.optional()` what holds then. Any change but turning a page goes back to the first
 * page and takes the place of the address before it, so that "back" leaves the page. Checked here and not in the table
 * of routes, which every visitor of the shop loads.
 */
export function usePageSearch<F extends Fields>(fields: F): readonly [Found<F>, (change: Wanted<F>) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const values = useMemo(() => readSearch(fields, search), [fields, search]);
  const change = useCallback(
    (wanted: Wanted<F>) => {
      const next = Object.entries(wanted).map(([name, value]) => [
        name,
        value === undefined || value === '' ? undefined : String(value),
      ]);
      void navigate({
        to: '.',
        search: (before: Readonly<Record<string, string | undefined>>) => ({
          ...before,
          page: undefined,
          ...Object.fromEntries(next),
        }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return [values, change];
}

/** The fields of an address; what can't be read is left out. */
export function readSearch<F extends Fields>(fields: F, search: Readonly<Record<string, unknown>>): Found<F> {
  const readable = Object.entries(search).filter(([name, value]) => fields[name]?.safeParse(value).success);
  return z.object(fields).parse(Object.fromEntries(readable));
}
