import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import type { PlaceOrderForInput } from '#shared/order-inputs.ts';
import { getOrder } from './get-order.ts';
import { placeOrder } from './place-order.ts';
import type { StaffOrder } from './staff-order.ts';

/**
 * Staff order for a customer on the phone, by the delivery rules of the call centre; rejects as `placeOrder` does, and
 * tells of missing stock in the words of the call centre. With `expectedTotalCents` nothing is placed at another total.
 */
export function placeOrderFor(
  ctx: ActorCtx,
  { expectedTotalCents, ...order }: PlaceOrderForInput,
): StaffOrder {
  const channel = order.overrideReason ? 'call_agent_with_reason' : 'call_agent';
  const shown = { totalCents: expectedTotalCents };
  return inTransaction(ctx, (tx) => getOrder(tx, { orderId: placeOrder(tx, { ...order, channel, shown }) }));
}
