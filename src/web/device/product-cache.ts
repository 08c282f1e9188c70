import { type DehydratedState, dehydrate, hydrate, type QueryKey } from '@tanstack/react-query';
import { CACHE_MS, queryClient } from '#web/query-client.ts';

const PREFIX = 'furnizo.products.';
const WRITE_DELAY_MS = 1000;
const MAX_CHARACTERS = 1_000_000;

/** Offline, an old list is better than none. */
const OFFLINE_MS = 7 * 24 * 60 * 60_000;

const CUSTOMER_LISTS = [
  'customer.cart.list',
  'customer.guide.list',
  'customer.guide.marks',
  'customer.lists.all',
];

/** Product lists only: orders and staff data must not be stored on the device. */
function isProductList(key: QueryKey): boolean {
  const [path] = key;
  return Array.isArray(path) && ((path[0] === 'public' && path[1] === 'catalog') || isCustomerList(path));
}

function isCustomerList(path: readonly unknown[]): boolean {
  return CUSTOMER_LISTS.includes(path.join('.'));
}

export function restoreProductLists(userId: number | null): void {
  try {
    // A shape of another version throws below and is removed like unparsable data.
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as DehydratedState | null;
    if (!stored) return;
    const maxAge = navigator.onLine === false ? OFFLINE_MS : CACHE_MS;
    const fresh = stored.queries.filter((query) => Date.now() - query.state.dataUpdatedAt < maxAge);
    hydrate(queryClient, { mutations: [], queries: fresh.map(asStale) });
  } catch {
    forgetProductLists();
  }
}

function asStale(query: DehydratedState['queries'][number]): DehydratedState['queries'][number] {
  const [path] = query.queryKey;
  if (!Array.isArray(path) || !isCustomerList(path)) return query;
  return { ...query, state: { ...query.state, dataUpdatedAt: 0 } };
}

export function cacheProductLists(userId: () => number | null): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isProductList(event.query.queryKey))
      return;
    clearTimeout(timer);
    timer = setTimeout(() => write(userId()), WRITE_DELAY_MS);
  });
}

export function forgetProductLists(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Local storage may be blocked or full.
  }
}

function keyOf(userId: number | null): string {
  return `${PREFIX}${userId ?? 'guest'}`;
}

function write(userId: number | null): void {
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) => query.state.status === 'success' && isProductList(query.queryKey),
    shouldDehydrateMutation: () => false,
  });
  const text = JSON.stringify(state);
  if (text.length > MAX_CHARACTERS) return;
  try {
    localStorage.setItem(keyOf(userId), text);
  } catch {
    forgetProductLists();
  }
}
