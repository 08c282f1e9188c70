import { lazy, Suspense } from 'react';
import { useIsLoaded } from './use-is-loaded.ts';

const UpdateWatcher = lazy(() =>
  import('./update-watcher.tsx').then((module) => ({ default: module.UpdateWatcher })),
);

/** Registers the worker after the page has loaded, and offers new versions of the shop. */
export function UpdatePrompt() {
  const isLoaded = useIsLoaded();
  if (!isLoaded || !import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  return (
    <Suspense fallback={null}>
      <UpdateWatcher />
    </Suspense>
  );
}
