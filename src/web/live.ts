import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import type { ShopEvent } from '../shared/events.ts';
import type { AppRouter } from '../trpc/app-router.ts';
import { queryClient } from './query-client.ts';

type Listener = (event: ShopEvent) => void;

const listeners = new Set<Listener>();

const liveClient = createTRPCClient<AppRouter>({ links: [httpSubscriptionLink({ url: '/trpc' })] });

/** Words in a query's path that make it depend on a kind of event; `customer.cart.list` hangs on `cart`. */
const AFFECTED: Readonly<Record<ShopEvent['type'], readonly string[]>> = {
  order: ['orders', 'delivery', 'packing', 'reports', 'overview', 'agenda', 'customers'],
  stock: ['stock', 'catalog', 'products', 'cart', 'overview'],
  catalog: ['catalog', 'products', 'stock', 'cart', 'overview'],
  cart: ['cart'],
  user: ['users', 'profile', 'drivers', 'customers', 'auth'],
  'custom-stock': ['customStock', 'clients', 'packing'],
  agenda: ['agenda', 'delivery'],
  settings: ['settings', 'shop'],
};

/** Fetches again whatever on the screen depends on what has happened. */
export function refreshAfter(type: ShopEvent['type']): Promise<void> {
  const words = AFFECTED[type];
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => Array.isArray(path) && path.some((word) => words.includes(word)),
  });
}

/** Calls back with each event that the server tells this person; returns how to stop. */
export function onShopEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Listens to the shop for whoever is logged in and keeps the screens current; returns how to stop. */
export function startLive(): () => void {
  let hasFallenSilent = false;
  const subscription = liveClient.account.live.subscribe(undefined, {
    onStarted: () => {
      if (hasFallenSilent) void queryClient.invalidateQueries({ refetchType: 'active' });
      hasFallenSilent = false;
    },
    onData: (event) => {
      for (const listener of listeners) listener(event);
      void refreshAfter(event.type);
    },
    onConnectionStateChange: (state) => {
      if (state.state === 'connecting' && state.error) hasFallenSilent = true;
    },
  });
  return () => subscription.unsubscribe();
}
