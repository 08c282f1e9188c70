import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

const PIZZA = { category: 'paketime', subcategory: 'Pizza' } as const;

test('a product that sells out, comes back, moves or is deleted counts where it can be bought', async () => {
  const world = openWorld();
  const box = givenProduct(world, { ...PIZZA, stock: 2 });
  givenProduct(world, { ...PIZZA, regionIds: [2] });
  const [customer, admin] = [givenUser(world, 'customer'), givenUser(world, 'admin')];
  const { customer: shop, public: own } = world.call(customer);
  const office = world.call(admin).admin;
  const totals = async () => {
    const [guests, theirs] = [world.call(null).public.catalog, own.catalog];
    const input = { category: 'paketime', limit: 1 };
    const pages = [await guests.categoryPage(input), await theirs.categoryPage(input)];
    return pages.map((page) => page.totalProducts);
  };
  expect(await totals()).toEqual([2, 1]);
  const placed = await shop.orders.place({
    products: [{ productId: box, quantity: 2 }],
    deliverDate: THURSDAY,
  });
  expect(await totals()).toEqual([1, 0]);
  await office.orders.setStatus({ orderId: placed.id, status: 'E Anuluar' });
  expect(await totals()).toEqual([2, 1]);
  await office.products.remove({ id: box });
  expect(await totals()).toEqual([1, 0]);
  await office.products.restore({ id: box });
  expect(await totals()).toEqual([2, 1]);
  expectInvariants(world);
});
