import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * Reads and sets one search parameter; the fallback is left out of the address. Setting replaces the history entry, so
 * that "back" leaves the page instead of undoing filters one by one.
 */
export function useUrlParam(name: string, fallback = ''): readonly [string, (value: string) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const value = search[name];
  const setValue = useCallback(
    (next: string) => {
      void navigate({
        to: '.',
        search: (before: Readonly<Record<string, string | undefined>>) => ({
          ...before,
          [name]: next === fallback || next === '' ? undefined : next,
        }),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate, name, fallback],
  );
  return [typeof value === 'string' ? value : fallback, setValue];
}
