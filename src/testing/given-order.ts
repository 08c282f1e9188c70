import type { Actor } from '#kernel/ctx.ts';
import type { World } from './world.ts';

export const THURSDAY = '2026-11-19';

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

export function stockOf(world: World, productId: number): unknown {
  return world.handle.connection.prepare('SELECT stock FROM products WHERE id = ?').pluck().get(productId);
}
