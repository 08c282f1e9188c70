import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { STATUS } from '#shared/order-status.ts';
import type { CancelOwnOrder } from '#shared/own-order-inputs.ts';
import type { CustomerOrder } from './customer-order.ts';
import { findOrder } from './find-order.ts';
import { getOwnOrder } from './get-own-order.ts';
import { markChangedByCustomer, openOwnOrder } from './open-own-order.ts';
import { cancelForCustomer } from './set-order-status.ts';

/**
 * A customer cancels an order of their own that nobody has begun with; one that is cancelled already is a success that
 * changes nothing. Rejects as `openOwnOrder` does.
 */
export function cancelOwnOrder(ctx: ActorCtx, { orderId, reason }: CancelOwnOrder): CustomerOrder {
  return inTransaction(ctx, (tx) => {
    if (findOrder(tx, orderId).status !== STATUS.cancelled) {
      cancelForCustomer(tx, openOwnOrder(tx, orderId), reason);
      markChangedByCustomer(tx, orderId);
    }
    return getOwnOrder(tx, { orderId });
  });
}
