import { useCallback, useRef } from 'react';

/**
 * Runs a call unless the one before is still under way: a double click is one click. A button that shows a mutation's
 * own `isPending` comes too late for the second of two clicks. Failures are the call's own business.
 */
export function useOneAtATime(): (run: () => Promise<unknown>) => void {
  const isBusy = useRef(false);
  return useCallback((run) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const free = () => {
      isBusy.current = false;
    };
    void run().then(free, free);
  }, []);
}
