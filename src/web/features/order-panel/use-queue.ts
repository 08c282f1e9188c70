import { useCallback, useRef } from 'react';

/** Runs one thing after the other; what was asked for before one of them failed is left out, since it built on that. */
export function useQueue(): (run: () => Promise<unknown>) => Promise<void> {
  const last = useRef<Promise<void>>(Promise.resolve());
  const failures = useRef(0);
  return useCallback((run) => {
    const before = failures.current;
    last.current = last.current.then(async () => {
      if (failures.current !== before) return;
      try {
        await run();
      } catch {
        failures.current += 1;
      }
    });
    return last.current;
  }, []);
}
