import type { OrderChange } from '#web/routes/storefront/orders/order-changes.ts';

export function orderChange(kind: OrderChange['kind'], more: Partial<OrderChange> = {}): OrderChange {
  return {
    id: more.productId ?? 1,
    orderId: 1,
    at: 0,
    actorRole: 'stocker',
    kind,
    productId: null,
    productName: '',
    from: null,
    to: null,
    oldTotalCents: 700,
    reason: '',
    isUnseen: true,
    ...more,
  };
}
