import { givenProduct, givenUser } from './builders.ts';
import { givenOrder } from './given-order.ts';
import { openWorld } from './world.ts';

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
