import type { inferOutput } from '@trpc/tanstack-react-query';
import { STATUS } from '#shared/order-status.ts';
import type { api } from '#web/api.ts';

/** A picking list: the orders as they are loaded, and the products as they lie on the shelves. */
export type PickingList = inferOutput<typeof api.stocker.pickingList.get>;

export type PickingOrder = PickingList['orders'][number];

/** A line of an order that is picked. */
export type PickingLine = PickingOrder['lines'][number];

/** The same with its order beside it. */
export type OrderedLine = { readonly order: PickingOrder; readonly line: PickingLine };

/** What is ticked in one go: a product of the whole list, or of one order. */
export type PickingRow = {
  readonly id: string;
  readonly product: Pick<PickingLine, 'name' | 'code' | 'unit' | 'shelfPlace'>;
  readonly lines: readonly OrderedLine[];
  readonly hint: string;
};

/** Rows under one heading. */
export type PickingGroup = {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly comment: string;
  readonly rows: readonly PickingRow[];
};

/** Whether nothing of a row is left to pick. */
export function isPicked({ lines }: PickingRow): boolean {
  return lines.every(({ line }) => line.isPicked);
}

/** The pieces that are still to be picked of a row; of one that is picked, all. */
export function piecesOf(row: PickingRow): number {
  const wanted = isPicked(row) ? row.lines : row.lines.filter(({ line }) => !line.isPicked);
  return wanted.reduce((sum, { line }) => sum + line.quantity, 0);
}

/** The orders that wait for nothing but the word that they are prepared. */
export function findPickedOrders(list: PickingList): number[] {
  return list.orders
    .filter((order) => order.status === STATUS.processed && order.lines.every(isLinePicked))
    .map((order) => order.orderNumber);
}

/** Of a line that was rejected as a whole nothing is to be picked. */
function isLinePicked(line: PickingLine): boolean {
  return line.isPicked || line.quantity === 0;
}
