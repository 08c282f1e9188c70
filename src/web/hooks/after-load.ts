import { useEffect, useState } from 'react';

const IDLE_TIMEOUT_MS = 2000;

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

export function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => afterLoad(() => setLoaded(true)), []);
  return isLoaded;
}
