/// <reference types="vite-plugin-pwa/react" />

import { useRegisterSW } from 'virtual:pwa-register/react';
import { Button, Group } from '@mantine/core';
import { logFailure } from '#web/log-failure.ts';
import { uiTexts } from '#web/ui/texts.ts';
import classes from './update-watcher.module.css';

const CHECK_EVERY_MS = 30 * 60_000;
const ASSETS_CACHE = 'assets';

/** Registers /sw.js and offers 'Update Now' when a newer one waits; accepting it reloads every open tab once. */
export function UpdateWatcher() {
  const {
    needRefresh: [isWaiting, setWaiting],
    updateServiceWorker,
  } = useRegisterSW({
    onRegisteredSW: (_url, registration) => {
      void keepLoadedAssets();
      if (registration) watchForUpdates(registration);
    },
    onRegisterError: (error: unknown) => logFailure('The worker could not be registered', error),
  });
  if (!isWaiting) return null;
  return (
    <div className={classes['prompt']} role="alertdialog" aria-label={uiTexts.newVersion}>
      <span>{uiTexts.newVersion}</span>
      <Group gap="xs">
        <Button variant="subtle" size="compact-md" onClick={() => setWaiting(false)}>
          {uiTexts.later}
        </Button>
        <Button size="compact-md" onClick={() => void updateServiceWorker(true)}>
          {uiTexts.updateNow}
        </Button>
      </Group>
    </div>
  );
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const check = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) registration.update().catch(() => {});
  };
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', check);
}

/** What this page loaded before the worker was there is kept as well, so that even a first visit opens offline later. */
async function keepLoadedAssets(): Promise<void> {
  try {
    const loaded = performance
      .getEntriesByType('resource')
      .map((entry) => new URL(entry.name))
      .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'));
    const cache = await caches.open(ASSETS_CACHE);
    await Promise.all(loaded.map(async (url) => (await cache.match(url)) ?? cache.add(url)));
  } catch (error) {
    logFailure('The loaded files could not be kept', error);
  }
}
