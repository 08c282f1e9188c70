import { expect, test } from 'vitest';
import { deleteProduct } from '#domain/catalog/delete-product.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { stockOf, THURSDAY } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

async function givenCart() {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const admin = world.call(givenUser(world, 'admin'));
  const flour = givenProduct(world, { priceE4: 1390_00, stock: 20 });
  const cream = givenProduct(world, { priceE4: 250_00, stock: 20 });
  const { cart, orders } = world.call(customer).customer;
  await cart.add({ productId: flour, quantity: 2 });
  await cart.add({ productId: cream });
  const readScreen = async () => {
    const { lines, readAt } = await cart.list();
    return {
      products: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      shownCart: {
        readAt,
        lines: lines.map(({ productId, unitPriceE4 }) => ({ productId, unitPriceE4 })),
      },
      deliverDate: THURSDAY,
    };
  };
  return { world, admin, flour, cream, cart, orders, readScreen };
}

test('a price that was never shown is not charged: the order is rejected with old and new', async () => {
  const { world, admin, flour, orders, readScreen } = await givenCart();
  const screen = { ...(await readScreen()), idempotencyKey: 'k' };
  await admin.admin.products.update({ id: flour, priceE4: 4170_00 });
  expect(await rejectionOf(orders.place(screen))).toMatchObject({
    code: 'cart-changed',
    lines: [{ productId: flour, shownE4: 1390_00, nowE4: 4170_00 }],
  });
  expect(stockOf(world, flour)).toBe(20);
  const confirmed = { ...(await readScreen()), idempotencyKey: 'k' };
  expect(await orders.place(confirmed)).toMatchObject({ totalCents: 8590 });
  expectInvariants(world);
});

test('an order empties the cart of who placed it, and no other with the same products', async () => {
  const { world, flour, cart, orders, readScreen } = await givenCart();
  const { cart: others } = world.call(givenUser(world, 'customer')).customer;
  await others.add({ productId: flour, quantity: 3 });
  await orders.place(await readScreen());
  expect((await cart.list()).lines).toEqual([]);
  expect((await others.list()).lines).toMatchObject([{ productId: flour, quantity: 3 }]);
});

test('a cart that another device has ordered is not ordered again, and the order is named', async () => {
  const { world, flour, orders, readScreen } = await givenCart();
  const [owner, helper] = [await readScreen(), await readScreen()];
  world.advance(60_000);
  const { id } = await orders.place({ ...owner, idempotencyKey: 'owner' });
  expect(await rejectionOf(orders.place({ ...helper, idempotencyKey: 'helper' }))).toMatchObject({
    code: 'cart-ordered',
    orderId: id,
    message: `Kjo shportë u porosit tashmë – porosia nr. ${id}.`,
  });
  expect(await orders.place({ ...owner, idempotencyKey: 'owner' })).toMatchObject({ id });
  expect(stockOf(world, flour)).toBe(18);
  expectInvariants(world);
});

test('what another device changed in the cart is shown before anything is ordered', async () => {
  const { admin, flour, cream, cart, orders, readScreen } = await givenCart();
  const screen = await readScreen();
  await cart.setQuantity({ productId: flour, quantity: 5 });
  await cart.remove({ productId: cream });
  const sugar = (
    await admin.admin.products.create({
      name: 'Sheqer',
      category: 'pasticeri',
      quantity: 9,
      priceE4: 90_00,
      vatBasisPoints: 1800,
    })
  ).id;
  await cart.add({ productId: sugar });
  expect(await rejectionOf(orders.place(screen))).toMatchObject({
    code: 'cart-changed',
    lines: [
      { productId: flour, shownE4: 1390_00, nowE4: 1390_00 },
      { productId: cream, shownE4: 250_00, nowE4: null },
      { productId: sugar, nowE4: 90_00 },
    ],
  });
});

test('a product that the shop withdrew is said, and an old order of it is not taken for this one', async () => {
  const { world, flour, cream, cart, orders, readScreen } = await givenCart();
  await orders.place(await readScreen());
  world.advance(60_000);
  for (const productId of [flour, cream]) await cart.add({ productId });
  const screen = await readScreen();
  deleteProduct(world.ctx, { id: flour });
  expect(await rejectionOf(orders.place(screen))).toMatchObject({
    code: 'cart-changed',
    lines: [{ productId: flour, nowE4: null }],
  });
});

test('a client that lost the answer asks under the same key for the order that was placed', async () => {
  const { world, orders, readScreen } = await givenCart();
  const idempotencyKey = 'lost';
  expect(await orders.placed({ idempotencyKey })).toBeNull();
  const { id } = await orders.place({ ...(await readScreen()), idempotencyKey });
  expect(await orders.placed({ idempotencyKey })).toMatchObject({ id, totalCents: 3030 });
  const stranger = world.call(givenUser(world, 'customer')).customer.orders;
  expect(await stranger.placed({ idempotencyKey })).toBeNull();
});

test('the last box goes to one of two who order it at once, and an order sent twice at once is one', async () => {
  const world = openWorld();
  const box = givenProduct(world, { stock: 1 });
  const sugar = givenProduct(world, { stock: 10 });
  const one = world.call(givenUser(world, 'customer')).customer;
  const other = world.call(givenUser(world, 'customer')).customer;
  const order = (productId: number, idempotencyKey?: string) => ({
    products: [{ productId, quantity: 1 }],
    deliverDate: THURSDAY,
    idempotencyKey,
  });
  const outcomes = await Promise.allSettled([
    one.orders.place(order(box)),
    other.orders.place(order(box)),
    one.orders.place(order(sugar, 'the-same-key-twice')),
    one.orders.place(order(sugar, 'the-same-key-twice')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect((await one.orders.list({ limit: 10 })).orders).toHaveLength(2);
  expect([stockOf(world, box), stockOf(world, sugar)]).toEqual([0, 9]);
  expectInvariants(world);
});

test.each([
  ['a charge that rose', [100_00, 300], [100_00, 500], 300, 500],
  ['a minimum that rose', [10_00, 300], [100_00, 300], 0, 300],
  ['small orders that were free', [100_00, 0], [100_00, 300], 0, 300],
] as const)(
  'transport that was not on the screen is not charged: %s',
  async (_name, before, after, shownCents, transportCents) => {
    const { world, admin, flour, orders, readScreen } = await givenCart();
    const { prices } = await admin.admin.settings.get();
    const set = async ([minimumCents, charge]: readonly [number, number]) => {
      const regionMinimums = [1, 2, 3, 4].map((regionId) => ({ regionId, minimumCents }));
      const values = {
        ...prices,
        regionMinimums,
        belowMinimum: 'transport',
        transportCents: charge,
      } as const;
      await admin.admin.settings.update({ group: 'prices', values });
    };
    const press = async (charge: number) => {
      const idempotencyKey = 'k';
      return { ...(await readScreen()), idempotencyKey, expectedTotalCents: 3030 + charge };
    };
    await set(before);
    const pressed = await press(shownCents);
    await set(after);
    expect(await rejectionOf(orders.place(pressed))).toMatchObject({ code: 'cart-changed', transportCents });
    expect(stockOf(world, flour)).toBe(20);
    expect(await orders.place(await press(transportCents))).toMatchObject({ transportCents });
    expectInvariants(world);
  },
);
