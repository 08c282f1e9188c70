import type { Actor } from '#kernel/ctx.ts';
import type { World } from './world.ts';

/** Thursday 19 November 2026: the working day after the morning on which the test world's clock stands. */
export const THURSDAY = '2026-11-19';

/** A customer orders so many pieces of each product for Thursday; returns the order's number. */
export async function givenOrder(
  world: World,
  customer: Actor,
  lines: readonly (readonly [productId: number, quantity: number])[],
  deliverDate = THURSDAY,
): Promise<number> {
  const products = lines.map(([productId, quantity]) => ({ productId, quantity }));
  const order = await world.call(customer).customer.orders.place({ products, deliverDate });
  return order.id;
}

/** The stock of a product now. */
export function stockOf(world: World, productId: number): unknown {
  return world.handle.connection.prepare('SELECT stock FROM products WHERE id = ?').pluck().get(productId);
}
