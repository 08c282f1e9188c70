import { useEffect, useRef } from 'react';
import { fetchWithTimeout } from '#web/fetch-with-timeout.ts';

const LOOK_EVERY_MS = 5000;

/** Calls `onRetry` once the server answers a ping again, so that the page does not flicker between attempts. */
export function useRetryWhenBack(isAway: boolean, onRetry: (() => void) | undefined): void {
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  });
  useEffect(() => {
    if (!isAway) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await fetchWithTimeout('/api/health', {}, LOOK_EVERY_MS).catch(() => null);
      if (answer?.ok) latest.current?.();
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAway]);
}
