/** What the shop can change of an order after it was placed. */
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

/** One kind of change. */
export type OrderChangeKind = (typeof ORDER_CHANGE_KINDS)[number];

/** Why pieces of an order can't be sent. */
export const LOSS_REASONS = ['missing', 'damaged'] as const;

/** One such reason; the ledger of stock knows it by the same name. */
export type LossReason = (typeof LOSS_REASONS)[number];
