import { type DehydratedState, dehydrate, hydrate, type QueryKey } from '@tanstack/react-query';
import { CACHE_MS, queryClient } from './query-client.ts';

const PREFIX = 'furnizo.products.';
const WRITE_DELAY_MS = 1000;
const MAX_CHARACTERS = 1_000_000;

/** A customer's own lists of products, for reading without a network. */
const OWN_LISTS = ['customer.cart.list', 'customer.guide.list', 'customer.guide.marks', 'customer.lists.all'];

/** Only lists of products are kept on the device; orders and staff data never are. */
function isProductList(key: QueryKey): boolean {
  const [path] = key;
  return Array.isArray(path) && ((path[0] === 'public' && path[1] === 'catalog') || isOwnList(path));
}

function isOwnList(path: readonly unknown[]): boolean {
  return OWN_LISTS.includes(path.join('.'));
}

/** Brings back the product lists that this person (null: a guest) saw in the last five minutes. */
export function restoreProductLists(userId: number | null): void {
  try {
    // Written below; what another version left is thrown away with what can't be read.
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as DehydratedState | null;
    if (!kept) return;
    const fresh = kept.queries.filter((query) => Date.now() - query.state.dataUpdatedAt < CACHE_MS);
    hydrate(queryClient, { mutations: [], queries: fresh.map(asStale) });
  } catch {
    forgetProductLists();
  }
}

/** What another device may have changed meanwhile is shown at once and asked for all the same. */
function asStale(query: DehydratedState['queries'][number]): DehydratedState['queries'][number] {
  const [path] = query.queryKey;
  if (!Array.isArray(path) || !isOwnList(path)) return query;
  return { ...query, state: { ...query.state, dataUpdatedAt: 0 } };
}

/** Keeps the product lists of the person `userId()` names on the device, shortly after they changed. */
export function keepProductLists(userId: () => number | null): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isProductList(event.query.queryKey))
      return;
    clearTimeout(timer);
    timer = setTimeout(() => write(userId()), WRITE_DELAY_MS);
  });
}

/** Removes every kept product list, of every person. */
export function forgetProductLists(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing is kept where local storage is closed.
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
