import { expect, test } from 'vitest';
import { requestApproval } from '#domain/customers/approvals.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

const THURSDAY = '2026-11-19';

function openShop() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const customer = givenUser(world, 'customer');
  const agent = givenUser(world, 'call_agent');
  const office = world.call(admin).admin;
  const givenList = async (
    prices: readonly { productId: number; from?: number; priceE4: number }[],
    more = {},
  ) => {
    const { id } = await office.prices.create({ name: 'Hotelet', ...more });
    await office.prices.setListPrices({ id, prices: prices.map((price) => ({ ...price })) });
    await office.users.update({ userId: customer.id, priceListId: id });
    return id;
  };
  return {
    world,
    customer,
    office,
    givenList,
    shop: world.call(customer),
    callAgent: world.call(agent).callAgent,
    stocker: world.call(givenUser(world, 'stocker')).stocker,
  };
}

test('a customer pays the price of their list, of its break, or what was agreed with them, and the line says which', async () => {
  const { world, customer, office, givenList, shop } = openShop();
  const lid = givenProduct(world, { priceE4: 250, stock: 10_000 });
  const box = givenProduct(world, { priceE4: 2_0000, stock: 1_000 });
  const other = givenProduct(world, { priceE4: 5_0000 });
  const listId = await givenList([
    { productId: lid, priceE4: 185 },
    { productId: box, priceE4: 1_2000 },
    { productId: box, from: 24, priceE4: 1_1000 },
  ]);
  await office.prices.setContractPrices({
    customerId: customer.id,
    prices: [{ productId: other, priceE4: 4_0000 }],
  });
  const { products } = await shop.public.catalog.byCategory({ category: 'pasticeri', subcategories: [] });
  expect(products.map(({ unitPriceE4, priceSource }) => [unitPriceE4, priceSource])).toEqual([
    [185, 'list'],
    [1_2000, 'list'],
    [4_0000, 'contract'],
  ]);
  await shop.customer.cart.add({ productId: lid, quantity: 5_000 });
  await shop.customer.cart.add({ productId: box, quantity: 24 });
  await shop.customer.cart.add({ productId: other, quantity: 1 });
  const { lines, totalCents } = await shop.customer.cart.list();
  expect(lines.map((line) => line.totalCents)).toEqual([92_50, 26_40, 4_00]);
  const order = await shop.customer.orders.place({
    products: lines.map(({ productId, quantity }) => ({ productId, quantity })),
    deliverDate: THURSDAY,
    expectedTotalCents: totalCents,
  });
  expect(order.totalCents).toBe(122_90);
  const stored = world.handle.connection
    .prepare('SELECT price_source, price_list_id, list_price_e4, unit_price_e4 FROM order_lines ORDER BY id')
    .raw()
    .all();
  expect(stored).toEqual([
    ['list', listId, 185, 185],
    ['list', listId, 1_1000, 1_1000],
    ['contract', null, 4_0000, 4_0000],
  ]);
  await office.prices.delete({ id: listId });
  const { products: after } = await shop.public.catalog.byCategory({
    category: 'pasticeri',
    subcategories: [],
  });
  expect(after.map((product) => product.unitPriceE4)).toEqual([250, 2_0000, 4_0000]);
  expectInvariants(world);
});

test('an exclusive list hides all other products from its customer, wherever they could be met', async () => {
  const { world, givenList, shop, stocker } = openShop();
  const box = givenProduct(world, { name: 'Kuti', priceE4: 2_0000 });
  const hidden = givenProduct(world, { name: 'Kuti tjetër', priceE4: 2_0000 });
  await shop.customer.cart.add({ productId: hidden, quantity: 1 });
  await givenList([{ productId: box, priceE4: 1_0000 }], { isExclusive: true });
  const { products } = await shop.public.catalog.byCategory({ category: 'pasticeri', subcategories: [] });
  expect(products.map(({ id }) => id)).toEqual([box]);
  const found = await shop.public.catalog.search({ query: 'kuti' });
  expect(found.products.map(({ id }) => id)).toEqual([box]);
  await expect(shop.public.catalog.product({ id: hidden })).rejects.toThrow('Produkti');
  await expect(shop.customer.cart.add({ productId: hidden, quantity: 1 })).rejects.toThrow('Produkti');
  const cart = await shop.customer.cart.list();
  expect([cart.lines, cart.withdrawn.map(({ productId }) => productId)]).toEqual([[], [hidden]]);
  const order = { products: [{ productId: hidden, quantity: 1 }], deliverDate: THURSDAY };
  await expect(shop.customer.orders.place(order)).rejects.toThrow('Produkti');
  const { id: orderId } = await shop.customer.orders.place({
    ...order,
    products: [{ productId: box, quantity: 1 }],
  });
  const added = stocker.orders.addItem({ orderId, productId: hidden, quantity: 1 });
  await expect(added).rejects.toThrow('Produkti');
});

test('a promotion is shown only to those for whom it is cheaper', async () => {
  const { world, customer, office, givenList, shop } = openShop();
  const box = givenProduct(world, { priceE4: 2_0000, discountBasisPoints: 1000 });
  const promotionNow = async () => (await shop.public.catalog.product({ id: box })).promotionBasisPoints;
  expect(await promotionNow()).toBe(1000);
  const id = await givenList([{ productId: box, priceE4: 1_9000 }]);
  expect(await promotionNow()).toBe(0);
  await office.prices.update({ id, addsDiscounts: true });
  expect(await promotionNow()).toBe(1000);
  await office.prices.setContractPrices({
    customerId: customer.id,
    prices: [{ productId: box, priceE4: 1_8500 }],
  });
  expect(await promotionNow()).toBe(0);
});

test('a list is in force from its first day to its last', async () => {
  const { world, givenList, shop } = openShop();
  const box = givenProduct(world, { priceE4: 2_0000 });
  await givenList([{ productId: box, priceE4: 1_0000 }], { validFrom: '2026-11-18', validTo: '2026-11-18' });
  const priceNow = async () => (await shop.public.catalog.product({ id: box })).unitPriceE4;
  expect(await priceNow()).toBe(1_0000);
  world.advance(24 * 60 * 60 * 1000);
  expect(await priceNow()).toBe(2_0000);
});

test('packs are ordered whole; staff may go beyond with a reason, and when less than a step is left the rest is taken', async () => {
  const { world, customer, shop, callAgent } = openShop();
  const box = givenProduct(world, { orderStep: 24, stock: 58 });
  await expect(shop.customer.cart.add({ productId: box, quantity: 30 })).rejects.toMatchObject({
    cause: { code: 'quantity-not-allowed', data: { nearest: [24, 48] } },
  });
  await shop.customer.cart.add({ productId: box, quantity: 48 });
  await shop.customer.cart.remove({ productId: box });
  const wanted = { products: [{ productId: box, quantity: 30 }], deliverDate: THURSDAY };
  await expect(callAgent.orders.place({ ...wanted, customerId: customer.id })).rejects.toMatchObject({
    cause: { code: 'quantity-not-allowed' },
  });
  const order = await callAgent.orders.place({
    ...wanted,
    customerId: customer.id,
    overrideReason: 'Mostër',
  });
  expect(order.totalCents).toBe(300_00);
  await shop.customer.orders.place({ products: [{ productId: box, quantity: 24 }], deliverDate: THURSDAY });
  await shop.customer.cart.add({ productId: box, quantity: 4 });
  await shop.customer.orders.place({ products: [{ productId: box, quantity: 4 }], deliverDate: THURSDAY });
  const line = order.lines[0]!;
  await expect(
    callAgent.orders.updateItem({ orderLineId: line.orderLineId, quantity: 25 }),
  ).rejects.toMatchObject({
    cause: { code: 'quantity-not-allowed' },
  });
  await callAgent.orders.updateItem({
    orderLineId: line.orderLineId,
    quantity: 25,
    overrideReason: 'Mostër',
  });
  expectInvariants(world);
});

test('a line of a product that is no longer sold can still be lowered', async () => {
  const { world, customer, office, callAgent } = openShop();
  const box = givenProduct(world, { stock: 50 });
  const wanted = { products: [{ productId: box, quantity: 5 }], deliverDate: THURSDAY };
  const order = await callAgent.orders.place({ ...wanted, customerId: customer.id });
  await office.products.remove({ id: box });
  const { orderLineId } = order.lines[0]!;
  expect(await callAgent.orders.updateItem({ orderLineId, quantity: 3 })).toMatchObject({
    totalCents: 30_00,
  });
});

test('what is on request has no price and enters no cart, unless the customer has a price of their own', async () => {
  const { world, customer, office, shop } = openShop();
  const cake = givenProduct(world, { isOnRequest: true, priceE4: 9_0000 });
  expect(await shop.public.catalog.product({ id: cake })).toMatchObject({ priceE4: null, unitPriceE4: null });
  await expect(shop.customer.cart.add({ productId: cake, quantity: 1 })).rejects.toMatchObject({
    cause: { code: 'price-on-request' },
  });
  const wanted = { products: [{ productId: cake, quantity: 1 }], deliverDate: THURSDAY };
  await expect(shop.customer.orders.place(wanted)).rejects.toMatchObject({
    cause: { code: 'price-on-request' },
  });
  await office.prices.setContractPrices({
    customerId: customer.id,
    prices: [{ productId: cake, priceE4: 8_0000 }],
  });
  expect(await shop.public.catalog.product({ id: cake })).toMatchObject({ unitPriceE4: 8_0000 });
  expect((await shop.customer.orders.place(wanted)).totalCents).toBe(8_00);
});

test('a small order is rejected, or brought for the price of transport, by region; staff may let it pass', async () => {
  const { world, customer, office, shop, callAgent } = openShop();
  const box = givenProduct(world, { priceE4: 10_0000 });
  const { shop: settings, prices } = await office.settings.get();
  await office.settings.update({ group: 'shop', values: { ...settings, minimumOrderCents: 15_00 } });
  const regionMinimums = [{ regionId: customer.regionId, minimumCents: 20_00 }];
  await office.settings.update({ group: 'prices', values: { ...prices, regionMinimums } });
  const order = (quantity: number) => ({ products: [{ productId: box, quantity }], deliverDate: THURSDAY });
  await expect(shop.customer.orders.place(order(1))).rejects.toMatchObject({
    cause: { code: 'below-minimum-order', data: { minimumOrderCents: 20_00 } },
  });
  expect((await shop.customer.orders.place(order(2))).totalCents).toBe(20_00);
  const passed = await callAgent.orders.place({
    ...order(1),
    customerId: customer.id,
    overrideReason: 'Klient i ri',
  });
  expect(passed.totalCents).toBe(10_00);
  const transport = {
    belowMinimum: 'transport',
    transportCents: 2_50,
    transportVatBasisPoints: 1800,
  } as const;
  await office.settings.update({ group: 'prices', values: { ...prices, regionMinimums, ...transport } });
  expect((await shop.customer.cart.list()).minimum).toEqual({ minimumCents: 20_00, transportCents: 2_50 });
  const { totalCents, id: orderId } = await shop.customer.orders.place({
    ...order(1),
    expectedTotalCents: 12_50,
  });
  expect(totalCents).toBe(12_50);
  await office.orders.setStatus({ orderId, status: 'E Pergaditur' }).catch(() => undefined);
  expectInvariants(world);
});

test('guests are told no prices where the shop hides them, and new customers wait for the office', async () => {
  const { world, office } = openShop();
  const box = givenProduct(world, { priceE4: 10_0000, discountBasisPoints: 1000 });
  const { prices } = await office.settings.get();
  await office.settings.update({
    group: 'prices',
    values: { ...prices, hidesPrices: true, needsApproval: true },
  });
  const guest = world.call(null);
  expect(await guest.public.catalog.product({ id: box })).toMatchObject({
    priceE4: null,
    priceWithoutVatE4: null,
    discountedPriceE4: null,
    unitPriceE4: null,
    priceBreaks: [],
  });
});

test('a new customer sees the catalogue and can’t order until the office says yes', async () => {
  const { world, office } = openShop();
  const box = givenProduct(world, { priceE4: 10_0000 });
  const { prices } = await office.settings.get();
  await office.settings.update({ group: 'prices', values: { ...prices, needsApproval: true } });
  const late = givenUser(world, 'customer');
  requestApproval(world.ctx, late.id);
  const shop = world.call(late);
  await shop.customer.cart.add({ productId: box, quantity: 1 });
  expect((await shop.customer.cart.list()).awaitsApproval).toBe(true);
  const order = { products: [{ productId: box, quantity: 1 }], deliverDate: THURSDAY };
  await expect(shop.customer.orders.place(order)).rejects.toMatchObject({
    cause: { code: 'account-not-approved' },
  });
  expect((await office.prices.waiting()).map(({ id }) => id)).toEqual([late.id]);
  await office.prices.approve({ customerId: late.id });
  expect((await shop.customer.cart.list()).awaitsApproval).toBe(false);
  expect((await shop.customer.orders.place(order)).totalCents).toBe(10_00);
  expect(await office.prices.waiting()).toEqual([]);
});
