import type { inferOutput } from '@trpc/tanstack-react-query';
import { STATUS } from '#shared/order-status.ts';
import { foldText } from '#shared/text/fold.ts';
import type { api } from '#web/api.ts';

export type PackingOrder = inferOutput<typeof api.packer.orders.list>[number];

export type PackingLine = PackingOrder['lines'][number];

export type PackingChoice = {
  readonly filter: 'all' | 'open' | 'produced';
  readonly query: string;
  readonly sort: 'date' | 'id' | 'region';
  readonly direction: 'asc' | 'desc';
};

export type ShownOrder = { readonly order: PackingOrder; readonly lines: readonly PackingLine[] };

export function ofRegion(orders: readonly PackingOrder[], region: string): readonly PackingOrder[] {
  return region === '' ? orders : orders.filter((order) => order.regionName === region);
}

/** The list contains what is left to pack; the counters cover the whole day. */
export function toPack(orders: readonly PackingOrder[], withDelivered: boolean): readonly PackingOrder[] {
  return withDelivered ? orders : orders.filter((order) => order.status !== STATUS.delivered);
}

export function matching(
  orders: readonly PackingOrder[],
  query: string,
  isSummed: boolean,
): readonly PackingOrder[] {
  const wanted = foldText(query);
  if (wanted === '') return orders;
  if (!isSummed) return orders.filter((order) => isMatch(order, wanted));
  return orders.map((order) => ({
    ...order,
    lines: order.lines.filter((line) => isLineMatch(line, wanted)),
  }));
}

function isLineMatch({ productName, productCode }: PackingLine, wanted: string): boolean {
  return foldText(`${productName} ${productCode}`).includes(wanted);
}

export function countItems(orders: readonly PackingOrder[]): {
  total: number;
  produced: number;
  open: number;
} {
  const lines = orders.flatMap((order) => order.lines);
  const produced = lines.filter((line) => line.isProduced).length;
  return { total: lines.length, produced, open: lines.length - produced };
}

export type ProductSum = {
  readonly product: PackingLine;
  readonly lines: readonly PackingLine[];
  readonly quantity: number;
  readonly producedQuantity: number;
  readonly leftQuantity: number;
};

export function sumProducts(orders: readonly PackingOrder[]): ProductSum[] {
  const lines = orders.flatMap((order) => order.lines).filter((line) => line.quantity > 0);
  return [...Map.groupBy(lines, (line) => line.productId).values()]
    .flatMap((ofProduct) => {
      const [product] = ofProduct;
      return product ? [{ product, lines: ofProduct, ...sumPieces(ofProduct) }] : [];
    })
    .sort((a, b) => b.leftQuantity - a.leftQuantity || compareNames(a.product, b.product));
}

function sumPieces(lines: readonly PackingLine[]) {
  const pieces = (some: readonly PackingLine[]) => some.reduce((sum, line) => sum + line.quantity, 0);
  const quantity = pieces(lines);
  const producedQuantity = pieces(lines.filter((line) => line.isProduced));
  return { quantity, producedQuantity, leftQuantity: quantity - producedQuantity };
}

function compareNames(a: PackingLine, b: PackingLine): number {
  return a.productName.localeCompare(b.productName) || a.productId - b.productId;
}

export function chooseSums(
  sums: readonly ProductSum[],
  { filter, query }: Pick<PackingChoice, 'filter' | 'query'>,
): ProductSum[] {
  const wanted = foldText(query);
  return sums.filter(({ product, leftQuantity }) => {
    const isFitting = filter === 'all' || (filter === 'open') === leftQuantity > 0;
    return isFitting && isLineMatch(product, wanted);
  });
}

export function countOwnPieces({ lines }: PackingOrder): number {
  return lines.reduce((sum, line) => sum + line.customStockLeft, 0);
}

export function chooseOrders(orders: readonly PackingOrder[], choice: PackingChoice): ShownOrder[] {
  const wanted = foldText(choice.query);
  const sign = choice.direction === 'asc' ? 1 : -1;
  return orders
    .filter((order) => wanted === '' || isMatch(order, wanted))
    .map((order) => ({ order, lines: shownLines(order, choice.filter) }))
    .filter((shown) => shown.lines.length > 0)
    .sort((a, b) => sign * compare(a.order, b.order, choice.sort));
}

function isMatch(order: PackingOrder, wanted: string): boolean {
  const lines = order.lines.flatMap((line) => [line.productName, line.productDescription]);
  return [`#${order.orderId}`, order.buyerName, ...lines].some((text) => foldText(text).includes(wanted));
}

function shownLines({ lines }: PackingOrder, filter: PackingChoice['filter']): readonly PackingLine[] {
  return filter === 'all' ? lines : lines.filter((line) => line.isProduced === (filter === 'produced'));
}

function compare(a: PackingOrder, b: PackingOrder, sort: PackingChoice['sort']): number {
  const byDay = sort === 'date' ? (a.deliverDate ?? '').localeCompare(b.deliverDate ?? '') : 0;
  const byRegion = sort === 'region' ? (a.regionName ?? '').localeCompare(b.regionName ?? '', 'sq') : 0;
  return byDay || byRegion || a.orderId - b.orderId;
}
