import { logFailure } from '#web/log-failure.ts';

const CHECK_EVERY_MS = 30 * 60_000;
const ASSETS_CACHE = 'assets';

export async function registerWorker(onWaiting: () => void): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const report = () => {
      if (registration.waiting && navigator.serviceWorker.controller) onWaiting();
    };
    const follow = () => registration.installing?.addEventListener('statechange', report);
    report();
    follow();
    registration.addEventListener('updatefound', follow);
    watchForUpdates(registration);
    await cacheLoadedAssets();
  } catch (error) {
    logFailure('The worker could not be registered', error);
  }
}

function watchForUpdates(registration: ServiceWorkerRegistration): void {
  const check = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) registration.update().catch(() => {});
  };
  setInterval(check, CHECK_EVERY_MS);
  document.addEventListener('visibilitychange', check);
}

/** Also caches what this page loaded before the worker was active, so that even a first visit opens offline later. */
async function cacheLoadedAssets(): Promise<void> {
  const loaded = performance
    .getEntriesByType('resource')
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'));
  const cache = await caches.open(ASSETS_CACHE);
  await Promise.all(loaded.map(async (url) => (await cache.match(url)) ?? cache.add(url)));
}
