export type ShopEvent =
  | {
      readonly type: 'order';
      readonly orderId: number;
      readonly customerId: number;
      readonly driverId: number | null;
    }
  | {
      readonly type: 'document';
      readonly documentId: number;
      readonly customerId: number;
      readonly orderId: number;
    }
  | { readonly type: 'stock'; readonly productIds: readonly number[] }
  | { readonly type: 'catalog'; readonly productId: number | null }
  | { readonly type: 'cart'; readonly userId: number }
  /** Null: many, by an import. */
  | { readonly type: 'user'; readonly userId: number | null }
  | { readonly type: 'custom-stock'; readonly customerId: number }
  /** Null: the counter's till changed, which has no agenda. */
  | { readonly type: 'agenda'; readonly driverId: number | null }
  /** Delivery failed so often that the office has to act. */
  | { readonly type: 'attempts'; readonly orderId: number }
  /** Shipped short: the customer has to be informed. */
  | { readonly type: 'short'; readonly orderId: number }
  /** Held: beyond the customer's credit limit. */
  | { readonly type: 'held'; readonly orderId: number }
  /** A driver's report conflicts with the order; the office decides. */
  | { readonly type: 'road-conflict'; readonly orderId: number }
  /** A complaint was reported or answered. */
  | {
      readonly type: 'complaint';
      readonly orderId: number;
      readonly customerId: number;
    }
  /** The picking list was printed. */
  | { readonly type: 'printed'; readonly orderId: number }
  /** The customer was marked as called, or put back on the call list. */
  | { readonly type: 'call'; readonly customerId: number }
  /** Balance or terms have changed. */
  | { readonly type: 'account'; readonly customerId: number }
  /** A customer's notifications have changed. */
  | { readonly type: 'notice'; readonly customerId: number }
  /** Lists, stars or back-in-stock requests have changed. */
  | { readonly type: 'guide'; readonly userId: number }
  /** Suppliers, orders to them, receipts or bills. */
  | { readonly type: 'purchasing' }
  | { readonly type: 'settings' }
  /** Regions, categories or units of the firm. */
  | { readonly type: 'firm' };

export const MAX_LIVE_IDS = 50;

/**
 * Sent to screens: entities of a kind have changed and are to be refetched. The ids are those of orders, products,
 * users, customers or drivers, by kind.
 */
export type LiveEvent = {
  readonly type: ShopEvent['type'];
  readonly ids: readonly number[] | 'many';
};
