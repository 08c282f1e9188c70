import type { inferOutput } from '@trpc/tanstack-react-query';
import type { ReactNode } from 'react';
import { isOpen, STATUS } from '#shared/order-status.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import type { api } from '#web/api.ts';
import type { DocumentsSource } from '#web/features/documents/order-documents.tsx';
import type { ShortShipRouter } from '#web/features/short-ship/use-short-ship.ts';
import type { StaffOrdersTexts } from './staff-orders-texts.ts';

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

/** How many of an order's products are confirmed to be on the shelf. */
export function countConfirmed(order: StaffOrder): number {
  return order.lines.filter((line) => line.isStockConfirmed).length;
}

/** Whether every product of an order is on the shelf. */
export function isAllConfirmed(order: StaffOrder): boolean {
  return order.lines.every((line) => line.isStockConfirmed);
}

/** Whether marking an order as prepared says more than anybody has seen. */
export function isUnready(order: StaffOrder): boolean {
  return order.status === STATUS.processed && !isAllConfirmed(order);
}

/** Whether an order should have been with its customer before today. */
export function isLate(order: StaffOrder, today: ISODate): boolean {
  return order.deliverDate !== null && order.deliverDate < today && isOpen(order.status);
}

/** Whether the packing table has made everything of an order that the warehouse has not prepared yet. */
export function isProduced(order: StaffOrder): boolean {
  return order.status === STATUS.processed && order.lines.every((line) => line.isProduced);
}

/** What a workspace brings to a list of orders: its router, its role, its words, and what its people may do. */
export type StaffOrdersWorkspace = {
  readonly router: StaffOrdersRouter;
  readonly drivers: Pick<typeof api.callAgent.drivers, 'list'>;
  readonly papers: DocumentsSource;
  readonly role: 'stocker' | 'call_agent' | 'admin';
  readonly texts: StaffOrdersTexts;
  /** Absent where items can't be changed. */
  readonly items?: ItemsRouter;
  /** Absent where nobody confirms stock. */
  readonly stock?: StockRouter;
  /** Absent where nobody sends an order without pieces that are missing. */
  readonly shortShip?: ShortShipRouter;
  /** Lists of orders that another router gives. */
  readonly alsoLists?: readonly Pick<StaffOrdersRouter, 'pathFilter'>[];
  /** What only this workspace shows of an order in its panel. */
  readonly more?: (order: StaffOrder) => ReactNode;
};

/** What a row says of an order, from left to right, and how wide it is on a desk. */
const WIDTHS = {
  tick: '1.5rem',
  who: 'minmax(0, 1fr)',
  region: '5.4rem',
  stock: '7.6rem',
  amount: '5.1rem',
  status: '7.9rem',
  driver: '8.1rem',
  day: '4.9rem',
  created: '5.2rem',
  comment: '1.1rem',
  more: '1.9rem',
};

/** A column of the list of orders. */
export type OrderColumn = keyof typeof WIDTHS;

/** What only who asks for it sees. */
export const EXTRA_COLUMNS: readonly OrderColumn[] = ['created'];

/** How the rows of a list are laid out without what its reader doesn't want to see. */
export function layoutWithout(hidden: readonly OrderColumn[]) {
  const shown = Object.entries(WIDTHS).filter(([column]) => !hidden.some((name) => name === column));
  return {
    '--areas': `"${shown.map(([column]) => column).join(' ')}"`,
    '--widths': shown.map(([, width]) => width).join(' '),
  };
}
