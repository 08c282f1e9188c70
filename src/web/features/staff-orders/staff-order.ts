import type { inferOutput } from '@trpc/tanstack-react-query';
import type { ReactNode } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { isEditable, isOpen, STATUS } from '#shared/order-status.ts';
import type { api } from '#web/api.ts';
import type { DocumentsSource } from '#web/features/documents/order-documents.tsx';
import type { ShortShipRouter } from '#web/features/short-ship/use-short-ship.ts';
import type { StaffOrdersTexts } from './staff-orders-texts.ts';

export type StaffOrdersRouter = Pick<
  typeof api.callAgent.orders,
  | 'byDay'
  | 'pending'
  | 'countPending'
  | 'find'
  | 'details'
  | 'edit'
  | 'addItem'
  | 'updateItem'
  | 'removeItem'
  | 'restoreItem'
  | 'move'
  | 'events'
  | 'open'
  | 'setStatus'
  | 'setDriver'
  | 'pathFilter'
>;

export type StockRouter = Pick<typeof api.stocker.orders, 'toggleStock' | 'confirmAll'> & ShortShipRouter;

export type StaffOrder = inferOutput<StaffOrdersRouter['byDay']>[number];

export type FoundOrder = inferOutput<StaffOrdersRouter['find']>[number];

export type StaffOrderLine = StaffOrder['lines'][number];

export type ListedDriver = inferOutput<typeof api.callAgent.drivers.list>[number];

export function countConfirmed(order: StaffOrder): number {
  return order.lines.filter((line) => line.isStockConfirmed).length;
}

export function isAllConfirmed(order: StaffOrder): boolean {
  return order.lines.every((line) => line.isStockConfirmed);
}

export function isUnready(order: StaffOrder): boolean {
  return order.status === STATUS.processed && !isAllConfirmed(order);
}

export function mayConfirm(order: Pick<StaffOrder, 'status'>): boolean {
  return isEditable(order.status);
}

export function isLate(order: StaffOrder, today: ISODate): boolean {
  return order.deliverDate !== null && order.deliverDate < today && isOpen(order.status);
}

export function isProduced(order: StaffOrder): boolean {
  return order.status === STATUS.processed && order.lines.every((line) => line.isProduced);
}

export type StaffOrdersWorkspace = {
  readonly router: StaffOrdersRouter;
  readonly drivers: Pick<typeof api.callAgent.drivers, 'list'>;
  readonly documents: DocumentsSource;
  readonly role: 'stocker' | 'call_agent' | 'admin';
  readonly texts: StaffOrdersTexts;
  readonly products: Pick<typeof api.callAgent.products, 'search'>;
  readonly stock?: StockRouter;
  readonly alsoLists?: readonly Pick<StaffOrdersRouter, 'pathFilter'>[];
  readonly more?: (order: StaffOrder) => ReactNode;
};

/** Delivered orders are excluded: the call centre's bulk actions (driver, day) no longer apply. */
export function listChoosable<Order extends Pick<StaffOrder, 'status'>>(
  orders: readonly Order[],
  role: StaffOrdersWorkspace['role'],
): readonly Order[] {
  return role === 'call_agent' ? orders.filter(({ status }) => isOpen(status)) : orders;
}

const WIDTHS = {
  tick: 'auto',
  fold: '1.9rem',
  who: 'minmax(0, 1fr)',
  stock: '10rem',
  region: '5.4rem',
  amount: '5.1rem',
  status: '7.9rem',
  driver: '8.1rem',
  day: '6rem',
  comment: '1.1rem',
  more: 'auto',
};

/** The name gets the width that the stock words leave, and the driver has two lines. */
const TIGHT_WIDTHS = { ...WIDTHS, stock: 'auto', driver: '5.8rem' };

const CREATED_WIDTH = '7rem';

/** In the second line of the row: the address below name and stock, the invoice below the status. */
const BELOW: Readonly<Record<string, string>> = {
  who: 'contact',
  stock: 'contact',
  status: 'invoice',
  day: 'created',
};

export type OrderColumn = keyof typeof WIDTHS | 'created';

export const EXTRA_COLUMNS: readonly OrderColumn[] = ['created'];

export function layoutWithout(hidden: readonly OrderColumn[]) {
  return {
    ...linesOf(hidden, '', WIDTHS),
    // In a list too narrow for it, the region moves to the address.
    ...linesOf([...hidden, 'region'], '-tight', TIGHT_WIDTHS),
  };
}

function linesOf(
  hidden: readonly OrderColumn[],
  name: string,
  allWidths: typeof WIDTHS,
): Record<string, string> {
  const shown = Object.entries(allWidths).filter(([column]) => !hidden.some((each) => each === column));
  const columns = shown.map(([column]) => column);
  const below = columns.map((column) => BELOW[column] ?? column);
  const widths = shown.map(([column, width]) =>
    column === 'day' && !hidden.includes('created') ? CREATED_WIDTH : width,
  );
  return {
    [`--areas${name}`]: `"${columns.join(' ')}" "${below.join(' ')}"`,
    [`--widths${name}`]: widths.join(' '),
  };
}

export function commonDay(orders: readonly Pick<StaffOrder, 'deliverDate'>[]): ISODate | null {
  const days = new Set(orders.map((order) => order.deliverDate));
  return days.size === 1 ? (orders[0]?.deliverDate ?? null) : null;
}
