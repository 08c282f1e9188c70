import { lazy, Suspense, useEffect, useState } from 'react';

/** Registration waits until the browser has nothing better to do, 2 s at most (spec 1 §9). */
const IDLE_TIMEOUT_MS = 2000;

const UpdateWatcher = lazy(() =>
  import('./update-watcher.tsx').then((module) => ({ default: module.UpdateWatcher })),
);

/** Registers the worker after the page has loaded, and offers new versions of the shop. */
export function UpdatePrompt() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return afterLoad(() => setReady(true));
  }, []);
  if (!isReady) return null;
  return (
    <Suspense fallback={null}>
      <UpdateWatcher />
    </Suspense>
  );
}

function afterLoad(work: () => void): () => void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(work, IDLE_TIMEOUT_MS);
  };
  if (document.readyState === 'complete') {
    whenIdle();
    return () => {};
  }
  window.addEventListener('load', whenIdle, { once: true });
  return () => window.removeEventListener('load', whenIdle);
}
