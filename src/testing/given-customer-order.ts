import { settings } from '#db/schema/settings.ts';
import { givenProduct, givenUser } from './builders.ts';
import { givenOrder } from './given-order.ts';
import { openWorld, type World } from './world.ts';

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
