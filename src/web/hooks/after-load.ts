import { useEffect, useState } from 'react';

/** Work that waits may take this long to begin. */
const IDLE_TIMEOUT_MS = 2000;

/** Runs what is not needed for the first picture once the page has loaded and the browser is idle; returns how to call it off. */
export function afterLoad(work: () => void): () => void {
  let isOff = false;
  const run = () => {
    if (!isOff) work();
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(run, IDLE_TIMEOUT_MS);
  };
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
  return () => {
    isOff = true;
  };
}

/** False until the page has loaded and the browser is idle, for what may come a moment later. */
export function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => afterLoad(() => setLoaded(true)), []);
  return isLoaded;
}
