import type { inferOutput } from '@trpc/tanstack-react-query';
import { STATUS } from '#shared/order-status.ts';
import type { PackedGoods } from '#shared/prices/packs.ts';
import type { api } from '#web/api.ts';

export type PickingList = inferOutput<typeof api.stocker.pickingList.get>;

export type PickingOrder = PickingList['orders'][number];

export type PickingLine = PickingOrder['lines'][number];

export type OrderedLine = { readonly order: PickingOrder; readonly line: PickingLine };

export type PickingRow = {
  readonly id: string;
  readonly product: Pick<PickingLine, 'name' | 'code' | 'barcode' | 'shelfPlace' | keyof PackedGoods>;
  readonly lines: readonly OrderedLine[];
  readonly hint: string;
};

export type PickingGroup = {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly comment: string;
  readonly rows: readonly PickingRow[];
};

export function isPicked({ lines }: PickingRow): boolean {
  return lines.every(({ line }) => line.isPicked);
}

export function piecesOf(row: PickingRow): number {
  const wanted = isPicked(row) ? row.lines : row.lines.filter(({ line }) => !line.isPicked);
  return wanted.reduce((sum, { line }) => sum + line.quantity, 0);
}

export function findPickedOrders(list: PickingList): number[] {
  return list.orders
    .filter((order) => order.status === STATUS.processed && order.lines.every(isLinePicked))
    .map((order) => order.orderNumber);
}

function isLinePicked(line: PickingLine): boolean {
  return line.isPicked || line.quantity === 0;
}
