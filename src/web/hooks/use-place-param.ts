import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/** A part of a screen that is a place of its own in the history, so that the phone's own "back" returns from it. */
export type Place = {
  readonly value: string;
  readonly open: (value: string) => void;
  readonly leave: () => void;
};

export function usePlaceParam(name: string): Place {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const go = useCallback(
    (value: string | undefined, isNew: boolean) => {
      void navigate({
        to: '.',
        search: (before: Readonly<Record<string, string | undefined>>) => ({ ...before, [name]: value }),
        replace: !isNew,
        resetScroll: isNew && value !== undefined,
      });
    },
    [navigate, name],
  );
  const open = useCallback((value: string) => go(value, true), [go]);
  const value = search[name];
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = value === undefined;
  }, [value]);
  const leave = useCallback(() => {
    // Going back takes a moment; a second tap meanwhile would go back once more, out of the program.
    if (isLeaving.current) return;
    isLeaving.current = true;
    // Opened from here: the place before it is the one to return to. Opened by its address: there is none.
    if (canGoBack) router.history.back();
    else go(undefined, false);
  }, [canGoBack, router, go]);
  return { value: typeof value === 'string' ? value : '', open, leave };
}
