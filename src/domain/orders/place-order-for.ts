import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import type { PlaceOrderInput } from '#shared/order-inputs.ts';
import { getOrder } from './get-order.ts';
import { placeOrder } from './place-order.ts';
import type { StaffOrder } from './staff-order.ts';

/**
 * Staff order for a customer on the phone, by the delivery rules of the call centre; refuses as `placeOrder` does, and
 * tells of missing stock in the words of the call centre (spec 2 §8).
 */
export function placeOrderFor(
  ctx: ActorCtx,
  input: PlaceOrderInput & { readonly customerId: number },
): StaffOrder {
  try {
    return inTransaction(ctx, (tx) =>
      getOrder(tx, { orderId: placeOrder(tx, { ...input, channel: 'call_agent' }) }),
    );
  } catch (refusal) {
    if (!(refusal instanceof DomainError) || refusal.code !== 'insufficient-stock') throw refusal;
    const sentence = `Produkt pa stok të mjaftueshëm: ID ${refusal.details['productId']}`;
    throw new DomainError('insufficient-stock', sentence, refusal.details);
  }
}
