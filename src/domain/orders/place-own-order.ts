import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import type { PlaceOrderInput } from '#shared/order-inputs.ts';
import type { CustomerOrder } from './customer-order.ts';
import { getOwnOrder } from './get-own-order.ts';
import { placeOrder } from './place-order.ts';

/** A customer orders for themselves, by the delivery rules of customers; rejects as `placeOrder` does. */
export function placeOwnOrder(ctx: ActorCtx, input: PlaceOrderInput): CustomerOrder {
  return inTransaction(ctx, (tx) =>
    getOwnOrder(tx, {
      orderId: placeOrder(tx, { ...input, customerId: tx.actor.id, channel: 'customer' }),
    }),
  );
}
