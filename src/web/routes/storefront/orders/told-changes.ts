import { STATUS } from '#shared/order-status.ts';
import type { CustomerOrder } from './use-own-orders.ts';

/** One thing that the shop changed of an order. */
export type OrderChange = CustomerOrder['changes'][number];

/** What became of a product of an order: pieces as they were ordered and as they are now, and the last change of it. */
export type ToldLine = {
  readonly productName: string;
  readonly from: number;
  readonly to: number;
  /** How many pieces the last change took; negative where it brought some. */
  readonly lost: number;
  readonly change: OrderChange;
};

/** What the customer is told of an order's changes. */
export type ToldChanges = {
  /** By the product's id, or its name where that is all there is; what was changed and changed back is not in it. */
  readonly lines: ReadonlyMap<number | string, ToldLine>;
  /** What is no longer in the order at all. */
  readonly gone: readonly ToldLine[];
  /** Day, address and comment, the last change of each. */
  readonly particulars: readonly OrderChange[];
  /** Why and by whom it was cancelled; absent while it stands. */
  readonly cancelled: OrderChange | undefined;
};

type Told = Pick<CustomerOrder, 'changes' | 'status'> & {
  readonly lines: readonly Pick<CustomerOrder['lines'][number], 'productId' | 'name'>[];
};

/** Sums up what the shop changed of an order since it was placed. */
export function tellChanges(order: Told): ToldChanges {
  const lines = new Map<number | string, ToldLine>();
  const inOrder = new Set(order.lines.map((line) => line.productId));
  const ofProducts = order.changes.filter((change) => change.productName !== '');
  for (const [product, changes] of Map.groupBy(ofProducts, (change) => productOf(order, change))) {
    const [first] = changes;
    const change = changes.at(-1);
    if (!first || !change) continue;
    const from = Number(first.from ?? 0);
    const to = Number(change.to ?? 0);
    const lost = Number(change.from ?? 0) - to;
    if (from !== to) lines.set(product, { productName: change.productName, from, to, lost, change });
  }
  return {
    lines,
    gone: [...lines].flatMap(([product, line]) =>
      line.to === 0 && !(typeof product === 'number' && inOrder.has(product)) ? [line] : [],
    ),
    particulars: lastOf(order.changes, ['day-changed', 'address-changed', 'comment-changed']),
    cancelled: order.status === STATUS.cancelled ? lastOf(order.changes, ['cancelled'])[0] : undefined,
  };
}

/** Two products may have one name; old changes know nothing else. */
function productOf({ lines }: Told, { productId, productName }: OrderChange): number | string {
  return productId ?? lines.find((line) => line.name === productName)?.productId ?? productName;
}

function lastOf(changes: readonly OrderChange[], kinds: readonly OrderChange['kind'][]): OrderChange[] {
  return kinds.flatMap((kind) => changes.findLast((change) => change.kind === kind) ?? []);
}
