import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';

/** What the routers of warehouse and call centre both offer about orders; the office uses the warehouse's. */
export type StaffOrdersRouter = Pick<
  typeof api.callAgent.orders,
  | 'byDay'
  | 'pending'
  | 'countPending'
  | 'find'
  | 'details'
  | 'edit'
  | 'move'
  | 'events'
  | 'open'
  | 'setStatus'
  | 'setDriver'
  | 'pathFilter'
>;

/** What changes an order's items, and finds what could be put into it. */
export type ItemsRouter = Pick<
  typeof api.stocker.orders,
  'addItem' | 'updateItem' | 'removeItem' | 'restoreItem'
> & {
  readonly products: Pick<typeof api.stocker.products, 'search'>;
};

/** What confirms that an order's products are on the shelf. */
export type StockRouter = Pick<typeof api.stocker.orders, 'toggleStock' | 'confirmAll'>;

/** An order as warehouse, call centre and office see it. */
export type StaffOrder = inferOutput<StaffOrdersRouter['byDay']>[number];

/** An order that was found among all there are. */
export type FoundOrder = inferOutput<StaffOrdersRouter['find']>[number];

/** A line of such an order. */
export type StaffOrderLine = StaffOrder['lines'][number];

/** A driver to whom orders can be given. */
export type ListedDriver = inferOutput<typeof api.callAgent.drivers.list>[number];
