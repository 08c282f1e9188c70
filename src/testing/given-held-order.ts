import { givenProduct, givenUser } from './builders.ts';
import { givenOrder } from './given-order.ts';
import { givenSeller } from './given-seller.ts';
import { openWorld } from './world.ts';

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
