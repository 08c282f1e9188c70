import { expect, test } from 'vitest';
import { deleteProduct } from '#domain/catalog/delete-product.ts';
import { paymentTermsText } from '#shared/accounting/payment.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenHeldOrder } from '#testing/given-orders.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

test("the cart shows today's price for this customer, and its total", async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { discountBasisPoints: 1000 });
  const a = givenProduct(world, { priceE4: 999_00, discountBasisPoints: 500 });
  const b = givenProduct(world, { priceE4: 100_00 });
  const { cart } = world.call(customer).customer;
  expect(await cart.add({ productId: a, quantity: 3 })).toMatchObject({
    message: 'Produkti u shtua ne shport',
    line: { productId: a, quantity: 3, unitPriceE4: 854_00, totalCents: 2562 },
  });
  world.advance(1);
  await cart.add({ productId: b });
  expect(await cart.list()).toMatchObject({
    lines: [{ productId: a }, { productId: b, quantity: 1, problem: null }],
    totalCents: 2562 + 90,
  });
});

test('the cart and the placed order say how it is paid: by the terms of the customer', async () => {
  const { world, customer, admin, product } = await givenHeldOrder();
  const { cart, orders } = world.call(customer).customer;
  await cart.add({ productId: product });
  expect((await cart.list()).termsDays).toBe(30);
  const [placed] = (await orders.list({})).orders;
  expect(placed).toMatchObject({ paymentMethod: 'Me afat' });
  await admin.receivables.setTerms({ customerId: customer.id, termsDays: 0 });
  expect((await cart.list()).termsDays).toBe(0);
  expect([0, 1, 30].map(paymentTermsText)).toEqual([
    'Para në dorëzim',
    'Me afat, 1 ditë pas faturës',
    'Me afat, 30 ditë pas faturës',
  ]);
});

test('an order that waits tells its customer why and until when, never the limit', async () => {
  const { world, customer, held, free, admin } = await givenHeldOrder();
  const { orders } = world.call(customer).customer;
  const { heldAt, hold } = await orders.get({ orderId: held });
  expect(hold).toEqual({ cause: 'limit', reservedUntil: (heldAt ?? 0) + 48 * 60 * 60 * 1000 });
  expect((await orders.get({ orderId: free })).hold).toBeNull();
  await admin.orders.release({ orderId: held, reason: 'Klient i mirë' });
  expect((await orders.get({ orderId: held })).hold).toBeNull();
});

test('adding adds to the line that is there, never above stock, and reserves nothing', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { stock: 5, name: 'Krem' });
  const { cart } = world.call(givenUser(world, 'customer')).customer;
  await cart.add({ productId, quantity: 3 });
  expect((await cart.add({ productId, quantity: 2 })).line).toMatchObject({ quantity: 5 });
  expect(await rejectionOf(cart.add({ productId }))).toMatchObject({
    code: 'insufficient-stock',
    message: 'Kemi vetëm 5 artikuj në stok.',
    productId,
    available: 5,
    requested: 6,
  });
  const other = world.call(givenUser(world, 'customer')).customer.cart;
  expect((await other.add({ productId, quantity: 5 })).line).toMatchObject({ quantity: 5 });
});

test('a quantity is set within stock; 0 removes the line', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { stock: 5 });
  const { cart } = world.call(givenUser(world, 'customer')).customer;
  await cart.add({ productId });
  expect(await cart.setQuantity({ productId, quantity: 4 })).toMatchObject({
    message: 'Sasia 4',
    line: { quantity: 4 },
  });
  expect(await rejectionOf(cart.setQuantity({ productId, quantity: 6 }))).toMatchObject({
    code: 'insufficient-stock',
    message: 'Kemi vetëm 5 artikuj në stok.',
  });
  expect(await cart.setQuantity({ productId, quantity: 0 })).toEqual({
    line: null,
    message: 'Produkti u hoq nga shporta',
  });
  expect(await rejectionOf(cart.setQuantity({ productId, quantity: 1 }))).toMatchObject({
    code: 'cart-item-not-found',
  });
  expect((await cart.list()).lines).toEqual([]);
});

test('a second tap on remove does no harm; without a product it is rejected', async () => {
  const world = openWorld();
  const productId = givenProduct(world);
  const { cart } = world.call(givenUser(world, 'customer')).customer;
  await cart.add({ productId });
  for (let tap = 0; tap < 2; tap += 1) {
    expect(await cart.remove({ productId })).toMatchObject({ message: 'Produkti u hoq nga shporta' });
  }
  for (const call of [cart.remove({}), cart.add({}), cart.add({ productId: null })]) {
    expect(await rejectionOf(call)).toMatchObject({
      code: 'product-id-missing',
      message: 'Product ID is missing',
    });
  }
});

test('unknown, deleted and far-away products do not go into a cart', async () => {
  const world = openWorld();
  const deleted = givenProduct(world);
  deleteProduct(world.ctx, { id: deleted });
  const elsewhere = givenProduct(world, { regionIds: [2] });
  const { cart } = world.call(givenUser(world, 'customer', { regionId: 1 })).customer;
  for (const productId of [deleted, elsewhere, 999_999]) {
    expect(await rejectionOf(cart.add({ productId }))).toMatchObject({ code: 'product-not-found' });
  }
});

test('a deleted product leaves the cart; one that ran out or left the region is marked', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const [gone, short, empty, away] = [1, 2, 3, 4].map(() => givenProduct(world, { stock: 5 })) as number[];
  const { cart } = world.call(customer).customer;
  for (const productId of [gone, short, empty, away]) await cart.add({ productId: productId!, quantity: 4 });
  deleteProduct(world.ctx, { id: gone! });
  const admin = world.call(givenUser(world, 'admin'));
  await admin.stocker.stock.set({ productId: short!, quantity: 2 });
  await admin.stocker.stock.set({ productId: empty!, quantity: 0 });
  await admin.admin.products.update({ id: away!, regionIds: [3] });
  expect((await cart.list()).lines.map((line) => [line.productId, line.problem, line.available])).toEqual([
    [short, 'above-stock', 2],
    [empty, 'out-of-stock', 0],
    [away, 'not-in-region', 0],
  ]);
  expect(world.events).toContainEqual({ type: 'cart', userId: customer.id });
});

test('what the shop stopped selling is named to customers who had it in the cart until they have seen it', async () => {
  const world = openWorld();
  const productId = givenProduct(world, { name: 'Mbushje vishnje' });
  const { cart, orders } = world.call(givenUser(world, 'customer')).customer;
  await cart.add({ productId });
  deleteProduct(world.ctx, { id: productId });
  expect(await cart.list()).toMatchObject({ lines: [], withdrawn: [{ productId, name: 'Mbushje vishnje' }] });
  await cart.remove({ productId });
  expect(await cart.list()).toMatchObject({ lines: [], withdrawn: [] });
  expect((await orders.list({})).orders).toEqual([]);
});

test("carts are their owners' alone", async () => {
  const world = openWorld();
  const productId = givenProduct(world);
  await world.call(givenUser(world, 'customer')).customer.cart.add({ productId });
  const other = world.call(givenUser(world, 'customer')).customer.cart;
  expect((await other.list()).lines).toEqual([]);
  expect(await rejectionOf(other.setQuantity({ productId, quantity: 2 }))).toMatchObject({
    code: 'cart-item-not-found',
  });
  expect(await rejectionOf(world.call(givenUser(world, 'admin')).customer.cart.list())).toMatchObject({
    code: 'forbidden',
  });
  expect(await rejectionOf(world.call(null).customer.cart.list())).toMatchObject({ code: 'unauthorized' });
});

test('a cart holds no more lines than an order', async () => {
  const world = openWorld();
  const { cart } = world.call(givenUser(world, 'customer')).customer;
  for (let line = 0; line < 200; line += 1) await cart.add({ productId: givenProduct(world) });
  expect(await rejectionOf(cart.add({ productId: givenProduct(world) }))).toMatchObject({
    code: 'cart-full',
    message: 'Shporta mund të ketë më së shumti 200 produkte.',
  });
});
