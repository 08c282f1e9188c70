import type { StaffOrder } from '#web/features/staff-orders/staff-order.ts';

/** What may be changed of an order besides its items and its day. */
export type OrderTexts = {
  readonly deliveryAddress: string;
  readonly comment: string;
};

type Edited = Pick<StaffOrder, 'orderId' | 'version' | 'buyerAddress' | 'comment'>;

/** As the order has it now. */
export function textsOf({ buyerAddress, comment }: Edited): OrderTexts {
  return { deliveryAddress: buyerAddress, comment };
}

/**
 * What is sent to have an order as wanted, null where nothing is different. `base` is what the form began with: when
 * somebody else changed one of these since, the version is the old one and the server says so; other changes of the
 * order, of its items say, are in nobody's way.
 */
export function toEdit(order: Edited, base: Edited, wanted: OrderTexts) {
  const [from, now] = [textsOf(base), textsOf(order)];
  const isDifferent = (field: keyof OrderTexts) => wanted[field] !== from[field];
  if (!(isDifferent('deliveryAddress') || isDifferent('comment'))) return null;
  const isUntouched = now.deliveryAddress === from.deliveryAddress && now.comment === from.comment;
  return {
    orderId: order.orderId,
    version: isUntouched ? order.version : base.version,
    ...(isDifferent('deliveryAddress') ? { deliveryAddress: wanted.deliveryAddress } : {}),
    ...(isDifferent('comment') ? { comment: wanted.comment } : {}),
  };
}
