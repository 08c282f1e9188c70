import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '#db/schema/idempotency.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import type { PlaceOwnOrderInput } from '#shared/order-inputs.ts';
import type { CustomerOrder } from './customer-order.ts';
import { getOwnOrder } from './get-own-order.ts';
import { placeOrder } from './place-order.ts';

/** A customer orders for themselves, by the delivery rules of customers; rejects as `placeOrder` does. */
export function placeOwnOrder(ctx: ActorCtx, input: PlaceOwnOrderInput): CustomerOrder {
  const { shownCart, expectedTotalCents, ...order } = input;
  const shown = { cart: shownCart, totalCents: expectedTotalCents };
  return inTransaction(ctx, (tx) =>
    getOwnOrder(tx, {
      orderId: placeOrder(tx, { ...order, customerId: tx.actor.id, channel: 'customer', shown }),
    }),
  );
}

/** The caller's order that was placed under a key, for a client that never got its answer; null when none arrived. */
export function findPlacedOrder(
  ctx: ActorCtx,
  { idempotencyKey }: { readonly idempotencyKey: string },
): CustomerOrder | null {
  const placed = ctx.db
    .select({ answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, ctx.actor.id), eq(idempotencyKeys.key, idempotencyKey)))
    .get();
  const orderId: unknown = placed ? JSON.parse(placed.answer) : null;
  return typeof orderId === 'number' ? getOwnOrder(ctx, { orderId }) : null;
}
