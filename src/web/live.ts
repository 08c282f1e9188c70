import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import type { ShopEvent } from '#shared/events.ts';
import type { AppRouter } from '#trpc/app-router.ts';
import { refreshLogin } from './api.ts';
import { queryClient } from './query-client.ts';
import { refreshAfter } from './refresh-after.ts';

type Listener = (event: ShopEvent) => void;

const listeners = new Set<Listener>();

const liveClient = createTRPCClient<AppRouter>({ links: [httpSubscriptionLink({ url: '/trpc' })] });

/** Calls back with each event that the server tells this person; returns how to stop. */
export function onShopEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How long to wait before listening again after the server has hung up. */
const RECONNECT_MS = 3000;

/**
 * Listens to the shop for whoever is logged in and keeps the screens current; returns how to stop. When the server
 * hangs up, the session may have run out: it is renewed, and what happened meanwhile is fetched.
 */
export function startLive(): () => void {
  let isStopped = false;
  let hasMissed = false;
  let stop = () => {};
  const listenAgain = () => {
    hasMissed = true;
    setTimeout(async () => {
      if (!isStopped) await refreshLogin();
      if (!isStopped) open();
    }, RECONNECT_MS);
  };
  const open = () => {
    const subscription = liveClient.account.live.subscribe(undefined, {
      onStarted: () => {
        if (hasMissed) void queryClient.invalidateQueries();
        hasMissed = false;
      },
      onData: (event) => {
        for (const listener of listeners) listener(event);
        refreshAfter(event.type);
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
