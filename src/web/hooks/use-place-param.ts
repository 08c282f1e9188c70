import { useCanGoBack, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';

/** A search parameter with a history entry of its own, so that "back" closes the part it opens. */
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
    // `back` is asynchronous; a second tap before it is done would leave the program.
    if (isLeaving.current) return;
    isLeaving.current = true;
    // Opened by its address there is no entry to go back to.
    if (canGoBack) router.history.back();
    else go(undefined, false);
  }, [canGoBack, router, go]);
  return { value: typeof value === 'string' ? value : '', open, leave };
}
