import { type OrderStatus, STATUS } from './order-status.ts';

export const ORDER_CHANGE_KINDS = [
  'line-added',
  'line-removed',
  'quantity-changed',
  'short-shipped',
  'cancelled',
  'comment-changed',
  'address-changed',
  'day-changed',
] as const;

export type OrderChangeKind = (typeof ORDER_CHANGE_KINDS)[number];

export const LOSS_REASONS = ['missing', 'damaged'] as const;

export type LossReason = (typeof LOSS_REASONS)[number];

export type StoredChange = {
  readonly kind: OrderChangeKind;
  readonly productId: number | null;
  readonly productName: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly oldTotalCents: number;
  readonly isUnseen: boolean;
};

type ChangedOrder<Change> = {
  readonly status: OrderStatus;
  readonly changes: readonly Change[];
  readonly lines: readonly { readonly productId: number; readonly name: string }[];
};

export type DescribedLine<Change> = {
  readonly productName: string;
  readonly from: number;
  readonly to: number;
  readonly lost: number;
  readonly change: Change;
};

export type DescribedChanges<Change> = {
  readonly lines: ReadonlyMap<number | string, DescribedLine<Change>>;
  readonly gone: readonly DescribedLine<Change>[];
  readonly particulars: readonly Change[];
  readonly cancelled: Change | undefined;
};

const PARTICULARS: readonly OrderChangeKind[] = ['day-changed', 'address-changed', 'comment-changed'];

export function describeChanges<Change extends StoredChange>(
  order: ChangedOrder<Change>,
): DescribedChanges<Change> {
  const lines = new Map<number | string, DescribedLine<Change>>();
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
  const cancelled = order.changes.findLast((change) => change.kind === 'cancelled');
  return {
    lines,
    gone: [...lines].flatMap(([product, line]) =>
      line.to === 0 && !(typeof product === 'number' && inOrder.has(product)) ? [line] : [],
    ),
    particulars: PARTICULARS.flatMap((kind) => findParticular(order.changes, kind) ?? []),
    cancelled: order.status === STATUS.cancelled ? cancelled : undefined,
  };
}

/**
 * Whether there are changes the customer has not seen. Changes that were undone, or seen before they were reverted,
 * don't count: the customer would find nothing.
 */
export function hasUnseenChanges<Change extends StoredChange>(
  order: ChangedOrder<Change> & { readonly totalCents: number },
): boolean {
  const unseen = order.changes.filter((change) => change.isUnseen);
  const [firstUnseen] = unseen;
  if (!firstUnseen) return false;
  const described = describeChanges(order);
  const since = describeChanges({ ...order, changes: unseen });
  const kinds = new Set(since.particulars.map((change) => change.kind));
  return (
    since.cancelled !== undefined ||
    [...described.lines.keys()].some((product) => since.lines.has(product)) ||
    described.particulars.some((change) => kinds.has(change.kind)) ||
    (order.changes[0]?.oldTotalCents !== order.totalCents && firstUnseen.oldTotalCents !== order.totalCents)
  );
}

function productOf(
  { lines }: Pick<ChangedOrder<unknown>, 'lines'>,
  { productId, productName }: StoredChange,
): number | string {
  return productId ?? lines.find((line) => line.name === productName)?.productId ?? productName;
}

function findParticular<Change extends StoredChange>(
  changes: readonly Change[],
  kind: OrderChangeKind,
): Change | undefined {
  const ofKind = changes.filter((change) => change.kind === kind);
  const last = ofKind.at(-1);
  return last && last.to !== ofKind[0]?.from ? last : undefined;
}
