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
  | { readonly type: 'agenda'; readonly driverId: number }
  /** An order was brought in vain so often that somebody of the office has to do something about it. */
  | { readonly type: 'attempts'; readonly orderId: number }
  /** An order goes without pieces that are missing or damaged: its customer is to be told. */
  | { readonly type: 'short'; readonly orderId: number }
  /** An order is beyond its customer's limit and waits for the office. */
  | { readonly type: 'held'; readonly orderId: number }
  /** What a driver did on the road could not be followed: the office decides about it. */
  | { readonly type: 'road-conflict'; readonly orderId: number }
  /** A customer reported something missing or damaged, or the office dealt with it. */
  | {
      readonly type: 'complaint';
      readonly orderId: number;
      readonly customerId: number;
    }
  /** The house has an order on paper from now on. */
  | { readonly type: 'printed'; readonly orderId: number }
  /** A customer was ticked off the day's list of calls, or put back on it. */
  | { readonly type: 'call'; readonly customerId: number }
  /** What a customer owes, or on what terms, has changed. */
  | { readonly type: 'account'; readonly customerId: number }
  /** The shop has something to tell a customer. */
  | { readonly type: 'notice'; readonly customerId: number }
  /** A customer's lists, stars or wishes have changed. */
  | { readonly type: 'guide'; readonly userId: number }
  | { readonly type: 'settings' };

export const MAX_LIVE_IDS = 50;

/**
 * What a screen is told: things of one kind have changed, so that whatever shows them is fetched again. The ids are
 * those of orders, products, users, customers or drivers, by kind.
 */
export type LiveEvent = {
  readonly type: ShopEvent['type'];
  readonly ids: readonly number[] | 'many';
};
