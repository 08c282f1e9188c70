import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import type { LiveEvent } from '#shared/events.ts';
import type { AppRouter } from '#trpc/app-router.ts';
import { client, refreshLogin } from '#web/api.ts';
import { setBrand } from '#web/brand.ts';
import { logFailure } from '#web/log-failure.ts';
import { queryClient } from '#web/query-client.ts';
import { refreshAfter } from './refresh-after.ts';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

const liveClient = createTRPCClient<AppRouter>({ links: [httpSubscriptionLink({ url: '/trpc' })] });

export function onShopEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const RECONNECT_MS = 3000;
const MAX_RECONNECT_MS = 60_000;

function whenShown(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const onChange = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', onChange);
      resolve();
    };
    document.addEventListener('visibilitychange', onChange);
  });
}

/**
 * Only a tab in use listens: a browser opens six connections to a server, and the pages of the seventh tab would wait
 * for ever, as would the buttons of all others.
 */
export function startLive(): () => void {
  const ending = new AbortController();
  let isInUse = false;
  let hasMissed = false;
  let close = () => {};
  let openedAt = 0;
  let wait = RECONNECT_MS / 2;
  const listenAgain = () => {
    hasMissed = true;
    const hasLasted = Date.now() - openedAt > MAX_RECONNECT_MS;
    wait = hasLasted ? RECONNECT_MS : Math.min(wait * 2, MAX_RECONNECT_MS);
    setTimeout(async () => {
      await whenShown();
      if (isInUse) await refreshLogin();
      if (isInUse) open();
    }, wait);
  };
  const open = () => {
    close();
    openedAt = Date.now();
    let isOpen = true;
    const onEnd = () => {
      if (isOpen) listenAgain();
      isOpen = false;
    };
    const subscription = liveClient.profile.live.subscribe(undefined, {
      onStarted: () => {
        if (hasMissed) {
          void queryClient.invalidateQueries();
          void readBrand();
        }
        hasMissed = false;
      },
      onData: (events) => {
        for (const event of events) {
          for (const listener of listeners) listener(event);
          refreshAfter(event.type);
          if (event.type === 'settings') void readBrand();
        }
      },
      onConnectionStateChange: ({ state, error }) => {
        if (state === 'connecting' && error) hasMissed = true;
      },
      onError: onEnd,
      onComplete: onEnd,
    });
    close = () => {
      isOpen = false;
      subscription.unsubscribe();
    };
  };
  const follow = (isInUseNow: boolean) => {
    if (isInUseNow === isInUse) return;
    isInUse = isInUseNow;
    if (isInUse) open();
    else {
      hasMissed = true;
      close();
    }
  };
  watchInUse(follow, ending.signal);
  hasMissed = !isInUse;
  return () => {
    ending.abort();
    follow(false);
  };
}

/** The brand is not a query: every page contains it in its first paint. */
async function readBrand(): Promise<void> {
  try {
    const { screen, style } = await client.public.shop.brand.query();
    setBrand(screen, style);
  } catch (error) {
    logFailure('The look of the shop could not be read again', error);
  }
}

/** A tab is in use while it is visible; a hidden one stays in use until another tab of the shop becomes visible. */
function watchInUse(tell: (isInUse: boolean) => void, signal: AbortSignal): void {
  const tabs = new BroadcastChannel('furnizo.shown');
  let isLastShown = false;
  const look = () => {
    if (!document.hidden) {
      isLastShown = true;
      tabs.postMessage(null);
    }
    tell(isLastShown);
  };
  tabs.onmessage = () => {
    isLastShown = !document.hidden;
    tell(isLastShown);
  };
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => tabs.close());
  look();
}
