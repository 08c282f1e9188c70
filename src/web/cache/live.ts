import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import type { LiveEvent } from '#shared/events.ts';
import type { AppRouter } from '#trpc/app-router.ts';
import { refreshLogin } from '#web/api.ts';
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

export function startLive(): () => void {
  let isStopped = false;
  let hasMissed = false;
  let stop = () => {};
  let openedAt = 0;
  let wait = RECONNECT_MS / 2;
  const listenAgain = () => {
    hasMissed = true;
    const hasLasted = Date.now() - openedAt > MAX_RECONNECT_MS;
    wait = hasLasted ? RECONNECT_MS : Math.min(wait * 2, MAX_RECONNECT_MS);
    setTimeout(async () => {
      await whenShown();
      if (!isStopped) await refreshLogin();
      if (!isStopped) open();
    }, wait);
  };
  const open = () => {
    openedAt = Date.now();
    const subscription = liveClient.profile.live.subscribe(undefined, {
      onStarted: () => {
        if (hasMissed) void queryClient.invalidateQueries();
        hasMissed = false;
      },
      onData: (events) => {
        for (const event of events) {
          for (const listener of listeners) listener(event);
          refreshAfter(event.type);
        }
      },
      onConnectionStateChange: ({ state, error }) => {
        if (state === 'connecting' && error) hasMissed = true;
      },
      onError: listenAgain,
      onComplete: listenAgain,
    });
    stop = () => subscription.unsubscribe();
  };
  open();
  return () => {
    isStopped = true;
    stop();
  };
}
