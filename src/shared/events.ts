/** What a domain command announces after its commit, so that screens which show it refresh by themselves. */
export type ShopEvent =
  | {
      readonly type: 'order';
      readonly orderId: number;
      readonly customerId: number;
      readonly driverId: number | null;
    }
  | { readonly type: 'stock'; readonly productIds: readonly number[] }
  | { readonly type: 'catalog'; readonly productId: number | null }
  | { readonly type: 'cart'; readonly userId: number }
  | { readonly type: 'user'; readonly userId: number }
  | { readonly type: 'custom-stock'; readonly customerId: number }
  | { readonly type: 'agenda'; readonly driverId: number }
  | { readonly type: 'settings' };
