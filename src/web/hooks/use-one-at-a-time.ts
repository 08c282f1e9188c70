import { useCallback, useRef } from 'react';

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
