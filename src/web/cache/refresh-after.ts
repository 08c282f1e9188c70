import type { LiveEvent } from '#shared/events.ts';
import type { AppRouter } from '#trpc/app-router.ts';
import { queryClient } from '#web/query-client.ts';

export type Change = LiveEvent['type'];

type Name<T> = keyof T & string;

type QueryPathIn<T> = {
  [K in Name<T>]: T[K] extends { readonly _def: { readonly type: infer Type } }
    ? Type extends 'query'
      ? K
      : never
    : [QueryPathIn<T[K]>] extends [never]
      ? never
      : K | `${K}.${QueryPathIn<T[K]>}`;
}[Name<T>];

type QueryPath = QueryPathIn<AppRouter['_def']['record']>;

const BOUGHT = [
  'customer.guide.list',
  'customer.guide.lookUp',
  'customer.orders.reorder',
  'callAgent.orders.boughtBefore',
  'callAgent.orders.reorder',
] as const satisfies readonly QueryPath[];

const PRODUCTS = [
  'public.catalog',
  'customer.cart',
  ...BOUGHT,
  'admin.products',
  'admin.overview',
  'admin.audit',
  'stocker.stock',
  'stocker.products',
  'stocker.pickingList',
  'callAgent.products',
] as const satisfies readonly QueryPath[];

export const AFFECTED_QUERIES: Readonly<Record<Change, readonly QueryPath[]>> = {
  order: [
    'profile.orderMarks',
    'customer.orders',
    'customer.cart',
    'customer.guide.list',
    'customer.notifications',
    'stocker.issuedDocuments.unissued',
    'admin.orders',
    'admin.deliveryRules',
    'admin.books',
    'admin.overview',
    'admin.audit',
    'stocker.orders',
    'stocker.stock',
    'stocker.roadConflicts',
    'stocker.pickingList',
    'stocker.agenda',
    'stocker.drivers.loads',
    'callAgent.drivers.loads',
    'driver.orders',
    'driver.cash',
    'stocker.cash',
    'packer.orders',
    'packer.customStock.usableLines',
    'callAgent.orders',
    'callAgent.customers',
  ],
  document: [
    'admin.documents',
    'stocker.issuedDocuments',
    'callAgent.documents',
    'customer.documents',
    'driver.documents',
    'packer.documents',
    'admin.books',
    'admin.overview',
    'admin.orders',
    'stocker.orders',
    'callAgent.orders',
    'customer.orders',
    'customer.notifications',
    'driver.orders',
    'admin.audit',
  ],
  stock: PRODUCTS,
  catalog: [...PRODUCTS, 'admin.prices', 'packer.products', 'packer.customStock'],
  cart: ['customer.cart'],
  user: [
    'public.auth',
    'public.catalog',
    'profile',
    'customer.cart',
    ...BOUGHT,
    'customer.notifications',
    'admin.users',
    'admin.prices.waiting',
    'stocker.issuedDocuments.unissued',
    'admin.overview.silentCustomers',
    'admin.audit',
    'stocker.drivers',
    'packer.customers',
    'callAgent.customers',
    'callAgent.orders.terms',
    'callAgent.products',
    'callAgent.drivers',
  ],
  'custom-stock': ['packer.customStock', 'packer.customers', 'packer.orders', 'stocker.pickingList'],
  call: ['callAgent.customers.toCall'],
  account: [
    'admin.documents',
    'admin.receivables',
    'callAgent.receivables',
    'customer.balance',
    'driver.receivables',
    'admin.audit',
    'admin.prices',
    'customer.cart',
    'callAgent.orders.terms',
  ],
  agenda: [
    'stocker.agenda',
    'stocker.cash',
    'admin.cash',
    'driver.orders',
    'driver.cash',
    'admin.overview',
    'admin.audit',
  ],
  attempts: ['admin.overview', 'admin.orders'],
  held: ['admin.overview', 'admin.orders'],
  'road-conflict': ['stocker.roadConflicts', 'admin.overview.waiting'],
  short: ['callAgent.customers.toCall'],
  complaint: [
    'customer.complaints',
    'admin.complaints',
    'admin.overview.waiting',
    'admin.orders',
    'admin.audit',
  ],
  printed: ['admin.overview.waiting', 'admin.orders'],
  notice: ['customer.notifications'],
  guide: ['customer.guide', 'customer.lists'],
  purchasing: ['admin.purchasing', 'stocker.purchasing', 'admin.books', 'admin.audit'],
  firm: [
    'public.firm',
    'public.catalog',
    'admin.regions',
    'admin.categories',
    'admin.units',
    'admin.vans',
    'stocker.vans',
    'admin.deliveryRules',
    'admin.products',
    'admin.audit',
    'callAgent.regions',
    'callAgent.products',
    'stocker.orders',
    'stocker.agenda',
    'stocker.stock',
    'stocker.pickingList',
    'packer.orders',
    'driver.orders',
  ],
  settings: [
    'public.firm',
    'public.shop',
    'admin.settings',
    'admin.deliveryRules',
    'stocker.issuedDocuments.unissued',
    'admin.search',
    'admin.books',
    'admin.products',
    'admin.overview',
    'admin.audit',
    'stocker.stock',
    'stocker.agenda',
    'callAgent.orders.dayRules',
    'callAgent.orders.terms',
    'customer.cart',
  ],
};

const DEBOUNCE_MS = 250;

const changed = new Set<Change>();
let isGathering = false;

export function refreshAfter(...changes: readonly Change[]): void {
  for (const change of changes) changed.add(change);
  if (isGathering || changed.size === 0) return;
  isGathering = true;
  setTimeout(refreshWhenQuiet, DEBOUNCE_MS);
}

/** Waits while an optimistic change is pending: an answer without it would revert the screen. */
function refreshWhenQuiet(): void {
  if (queryClient.isMutating({ predicate: ({ meta }) => meta?.isShownAtOnce === true }) > 0) {
    setTimeout(refreshWhenQuiet, DEBOUNCE_MS);
    return;
  }
  isGathering = false;
  const paths = [...changed].flatMap((change) => AFFECTED_QUERIES[change]);
  changed.clear();
  refreshQueries(new Set(paths));
}

/**
 * Shop lists are only marked stale: if every customer's browser refetched its whole list after each order, a busy
 * morning would overload the server.
 */
function refreshQueries(paths: ReadonlySet<string>): void {
  const depends = (path: unknown): path is string[] =>
    Array.isArray(path) && path.some((_part, index) => paths.has(path.slice(0, index + 1).join('.')));
  const isShopList = (path: readonly string[]) =>
    path[0] === 'public' && path[1] !== 'firm' && path[2] !== 'product';
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => depends(path) && !isShopList(path),
  });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => depends(path) && isShopList(path),
    refetchType: 'none',
  });
}
