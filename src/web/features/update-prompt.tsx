import { type ComponentType, useEffect, useState } from 'react';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { logFailure } from '#web/log-failure.ts';

/** Registers the worker after the page has loaded, and offers new versions of the shop. A failure is only logged. */
export function UpdatePrompt() {
  const isLoaded = useIsLoaded();
  const [UpdateWatcher, setUpdateWatcher] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      try {
        const module = await import('./update-watcher.tsx');
        setUpdateWatcher(() => module.UpdateWatcher);
      } catch (error) {
        logFailure('The worker could not be registered', error);
      }
    };
    if (isLoaded && import.meta.env.PROD && 'serviceWorker' in navigator) void load();
  }, [isLoaded]);
  return UpdateWatcher && <UpdateWatcher />;
}
