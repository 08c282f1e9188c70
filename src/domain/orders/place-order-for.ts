import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import type { PlaceOrderInput } from '#shared/order-inputs.ts';
import { getOrder } from './get-order.ts';
import { placeOrder } from './place-order.ts';
import type { StaffOrder } from './staff-order.ts';

/**
 * Staff order for a customer on the phone, by the delivery rules of the call centre; rejects as `placeOrder` does, and
 * tells of missing stock in the words of the call centre.
 */
export function placeOrderFor(
  ctx: ActorCtx,
  input: PlaceOrderInput & { readonly customerId: number; readonly overrideReason?: string | undefined },
): StaffOrder {
  const channel = input.overrideReason ? 'call_agent_with_reason' : 'call_agent';
  return inTransaction(ctx, (tx) => getOrder(tx, { orderId: placeOrder(tx, { ...input, channel }) }));
}
