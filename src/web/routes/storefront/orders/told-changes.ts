import { STATUS } from '#shared/order-status.ts';
import type { CustomerOrder } from './use-own-orders.ts';

/** One thing that the shop changed of an order. */
export type OrderChange = CustomerOrder['changes'][number];

/** What became of a product of an order: pieces as they were ordered and as they are now, and the last change of it. */
export type ToldLine = {
  readonly productName: string;
  readonly from: number;
  readonly to: number;
  readonly change: OrderChange;
};

/** What the customer is told of an order's changes. */
export type ToldChanges = {
  /** By the product's name; what was changed and changed back is not in it. */
  readonly lines: ReadonlyMap<string, ToldLine>;
  /** What is no longer in the order at all. */
  readonly gone: readonly ToldLine[];
  /** Day, address and comment, the last change of each. */
  readonly particulars: readonly OrderChange[];
  /** Why and by whom it was cancelled; absent while it stands. */
  readonly cancelled: OrderChange | undefined;
};

/** Sums up what the shop changed of an order since it was placed. */
export function tellChanges(order: Pick<CustomerOrder, 'changes' | 'status'>): ToldChanges {
  const lines = new Map<string, ToldLine>();
  const ofProducts = order.changes.filter((change) => change.productName !== '');
  for (const [productName, changes] of Map.groupBy(ofProducts, (change) => change.productName)) {
    const [first] = changes;
    const change = changes.at(-1);
    if (!first || !change) continue;
    const from = Number(first.from ?? 0);
    const to = Number(change.to ?? 0);
    if (from !== to) lines.set(productName, { productName, from, to, change });
  }
  return {
    lines,
    gone: [...lines.values()].filter((line) => line.to === 0),
    particulars: lastOf(order.changes, ['day-changed', 'address-changed', 'comment-changed']),
    cancelled: order.status === STATUS.cancelled ? lastOf(order.changes, ['cancelled'])[0] : undefined,
  };
}

function lastOf(changes: readonly OrderChange[], kinds: readonly OrderChange['kind'][]): OrderChange[] {
  return kinds.flatMap((kind) => changes.findLast((change) => change.kind === kind) ?? []);
}
