import { settings } from '#db/schema/settings.ts';
import type { Actor } from '#kernel/ctx.ts';
import { givenProduct, givenUser } from './builders.ts';
import { givenSeller } from './given-shop.ts';
import { openWorld, type World } from './world.ts';

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

export async function givenHeldOrder() {
  const world = openWorld();
  const seller = await givenSeller(world);
  const { admin } = world.call(seller);
  const customer = givenUser(world, 'customer', { name: 'Arta' });
  const driver = givenUser(world, 'driver', { driverCode: 3, name: 'Agron' });
  const product = givenProduct(world, { priceE4: 1000_00, stock: 100, name: 'Miell' });
  await admin.receivables.setTerms({ customerId: customer.id, termsDays: 30, limitCents: 10_000 });
  const free = await givenOrder(world, customer, [[product, 2]]);
  const held = await givenOrder(world, customer, [[product, 9]]);
  return { world, seller, admin, customer, driver, product, free, held };
}

export async function givenCustomerOrder() {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const flour = givenProduct(world, { name: 'Miell', priceE4: 200_00, stock: 10 });
  const sugar = givenProduct(world, { name: 'Sheqer', priceE4: 300_00, stock: 10 });
  const orderId = await givenOrder(world, customer, [
    [flour, 4],
    [sugar, 2],
  ]);
  const { orders } = world.call(customer).customer;
  const { orders: desk } = world.call(givenUser(world, 'stocker')).stocker;
  const change = async (lines: readonly (readonly [number, number])[], request: object = {}) => {
    const { version } = await orders.get({ orderId });
    const asked = {
      orderId,
      version,
      lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
      ...request,
    };
    const { totalCents } = await orders.previewChange(asked);
    return orders.change({ ...asked, expectedTotalCents: totalCents });
  };
  return { world, customer, flour, sugar, orderId, orders, desk, change };
}

export function setGroup(world: World, key: 'shop' | 'prices', values: object): void {
  const row = { key, value: JSON.stringify(values), updatedAt: 0 };
  world.handle.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row }).run();
}

export async function givenFlourAndSugar() {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const flour = givenProduct(world, { name: 'Miell', priceE4: 100_00, stock: 10 });
  const sugar = givenProduct(world, { name: 'Sheqer', priceE4: 200_00, stock: 10 });
  const orderId = await givenOrder(world, customer, [
    [flour, 5],
    [sugar, 2],
  ]);
  const { orders } = world.call(givenUser(world, 'stocker')).stocker;
  return { world, customer, flour, sugar, orderId, orders };
}
