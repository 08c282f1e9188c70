import { expect, test } from 'vitest';
import { MAX_OWN_LISTS, MAX_STARS, MAX_STOCK_REQUESTS } from '#shared/inputs/guide-inputs.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

function openShop() {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const me = world.call(customer).customer;
  const stocker = world.call(givenUser(world, 'stocker')).stocker;
  return { world, customer, me, stocker };
}

const bought = { of: 'bought' } as const;

test('the guide says how much was taken the last time, and the quantity in the middle of the latest ten', async () => {
  const { world, customer, me } = openShop();
  const flour = givenProduct(world, { stock: 1000 });
  const boxes = givenProduct(world, { stock: 1000 });
  for (const quantity of [90, 90, 4, 5, 4, 6, 4, 5, 4, 6, 4, 20])
    await givenOrder(world, customer, [[flour, quantity]]);
  await givenOrder(world, customer, [[boxes, 3]]);
  expect(await me.guide.list(bought)).toMatchObject([
    { product: { id: flour }, habit: { timesOrdered: 12, lastQuantity: 20, usualQuantity: 5 }, quantity: 5 },
    { product: { id: boxes }, habit: { timesOrdered: 1, lastQuantity: 3, usualQuantity: 3 }, quantity: 3 },
  ]);
});

test('what is sold out stays in the guide, with the nearest by kilogram that this customer may have', async () => {
  const { world, customer, me } = openShop();
  const alike = { category: 'pasticeri', subcategory: 'Mbushje', unit: 'COPE' } as const;
  const gone = givenProduct(world, { ...alike, name: 'Mbushje 6 kg', priceE4: 30_0000, stock: 1 });
  await givenOrder(world, customer, [[gone, 1]]);
  givenProduct(world, { ...alike, name: 'Kovë 10 kg', priceE4: 30_0000 });
  const near = givenProduct(world, { ...alike, name: 'Kovë 12 kg', priceE4: 61_0000 });
  givenProduct(world, { ...alike, name: 'Mbushje 5,9 kg', priceE4: 29_5000, stock: 0 });
  givenProduct(world, { ...alike, name: 'Mbushje 6,1 kg', priceE4: 30_5000, regionIds: [2] });
  givenProduct(world, { ...alike, subcategory: 'Miell', name: 'Miell 6 kg', priceE4: 30_0000 });
  givenProduct(world, { ...alike, name: 'Shishe 6 l', priceE4: 30_0000 });
  expect(customer.regionId).toBe(1);
  expect(await me.guide.list(bought)).toMatchObject([
    { product: { id: gone, stock: 0 }, substitute: { id: near } },
  ]);
});

test('everything usual goes into the cart at once, a second time adds nothing, and one undo takes it back', async () => {
  const { world, me } = openShop();
  const packs = givenProduct(world, { name: 'Kuti', stock: 100, orderStep: 10, minQuantity: 10 });
  const few = givenProduct(world, { name: 'Pak', stock: 2 });
  const none = givenProduct(world, { name: 'Asgjë', stock: 0 });
  const asked = givenProduct(world, { name: 'Sipas kërkesës', isOnRequest: true });
  const there = givenProduct(world, { name: 'Tashmë', stock: 50 });
  await me.cart.add({ productId: there, quantity: 7 });
  world.advance(1000);
  const lines = [packs, few, none, asked, there, 999].map((productId) => ({ productId, quantity: 12 }));
  const filled = await me.cart.fill({ lines, idempotencyKey: 'one' });
  expect(filled).toMatchObject({
    added: [
      { name: 'Kuti', quantity: 10, wanted: 12 },
      { name: 'Pak', quantity: 2, wanted: 12 },
    ],
    leftOut: [
      { name: 'Asgjë', reason: 'no-stock' },
      { name: 'Sipas kërkesës', reason: 'on-request' },
      { name: 'Tashmë', reason: 'in-cart' },
      { name: '', reason: 'not-sold' },
    ],
  });
  expect(await me.cart.fill({ lines, idempotencyKey: 'one' })).toEqual(filled);
  expect((await me.cart.fill({ lines })).added).toEqual([]);
  const quantities = async () => (await me.cart.list()).lines.map((line) => [line.productId, line.quantity]);
  expect(await quantities()).toEqual([
    [there, 7],
    [packs, 10],
    [few, 2],
  ]);
  await me.cart.setQuantity({ productId: packs, quantity: 20 });
  expect(
    await me.cart.unfill({ lines: filled.added.map(({ productId, quantity }) => ({ productId, quantity })) }),
  ).toEqual({
    removed: 1,
  });
  expect(await quantities()).toEqual([
    [there, 7],
    [packs, 20],
  ]);
});

test('a star is set once, stored per customer, and there are only so many', async () => {
  const { world, me } = openShop();
  const other = world.call(givenUser(world, 'customer')).customer;
  const flour = givenProduct(world);
  await me.guide.setStar({ productId: flour, isStarred: true });
  expect(await me.guide.setStar({ productId: flour, isStarred: true })).toMatchObject({ starred: [flour] });
  expect(await me.guide.list({ of: 'starred' })).toMatchObject([
    { product: { id: flour }, habit: null, quantity: 1 },
  ]);
  expect((await other.guide.marks()).starred).toEqual([]);
  const elsewhere = givenProduct(world, { regionIds: [2] });
  expect(await rejectionOf(me.guide.setStar({ productId: elsewhere, isStarred: true }))).toMatchObject({
    code: 'product-not-found',
  });
  for (let stars = 1; stars < MAX_STARS; stars += 1)
    await me.guide.setStar({ productId: givenProduct(world), isStarred: true });
  const oneMore = me.guide.setStar({ productId: givenProduct(world), isStarred: true });
  expect(await rejectionOf(oneMore)).toMatchObject({ code: 'stars-full' });
  expect((await me.guide.setStar({ productId: flour, isStarred: false })).starred).toHaveLength(
    MAX_STARS - 1,
  );
});

test('who waits for a product is notified once that it is back, however its stock rises', async () => {
  const { world, customer, me, stocker } = openShop();
  const productId = givenProduct(world, { name: 'Miell', stock: 0 });
  const request = () => me.guide.setWish({ productId, isWished: true });
  const kinds = async () => (await me.notifications.list()).items.map((item) => item.kind);
  await request();
  expect((await request()).wished).toEqual([productId]);
  await stocker.stock.receive({ lines: [{ productId, quantity: 5 }] });
  expect(await kinds()).toEqual(['back-in-stock']);
  expect((await me.guide.marks()).wished).toEqual([]);
  expect(await rejectionOf(request())).toMatchObject({ code: 'in-stock-already' });
  const orderId = await givenOrder(world, customer, [[productId, 5]]);
  await request();
  await stocker.orders.setStatus({ orderId, status: 'E Anuluar' });
  await stocker.stock.receive({ lines: [{ productId, quantity: 1 }] });
  expect((await kinds()).filter((kind) => kind === 'back-in-stock')).toHaveLength(2);
  expect(world.events).toContainEqual({ type: 'notice', customerId: customer.id });
  expectInvariants(world);
});

test('who waits is not told of pieces that are written off as they come back', async () => {
  const { world, customer, me, stocker } = openShop();
  const productId = givenProduct(world, { stock: 5 });
  const orderId = await givenOrder(world, customer, [[productId, 5]]);
  await me.guide.setWish({ productId, isWished: true });
  const { lines } = await stocker.orders.details({ orderId });
  const { orderLineId } = lines[0]!;
  const { changeId } = await stocker.orders.shortShip({ orderLineId, missing: 2, reason: 'damaged' });
  await stocker.orders.takeBackShortage({ changeId: changeId!, productId });
  await stocker.orders.setStatus({ orderId, status: 'E Anuluar', goods: 'loss' });
  expect((await me.guide.marks()).wished).toEqual([productId]);
  expect((await me.notifications.list()).items.map(({ kind }) => kind)).not.toContain('back-in-stock');
  expectInvariants(world);
});

test('a request ends with its product, and a customer has only so many', async () => {
  const { world, me } = openShop();
  const admin = world.call(givenUser(world, 'admin')).admin;
  const productId = givenProduct(world, { stock: 0 });
  await me.guide.setWish({ productId, isWished: true });
  await admin.products.remove({ id: productId });
  expect((await me.guide.marks()).wished).toEqual([]);
  for (let requests = 0; requests < MAX_STOCK_REQUESTS; requests += 1) {
    await me.guide.setWish({ productId: givenProduct(world, { stock: 0 }), isWished: true });
  }
  const oneMore = me.guide.setWish({ productId: givenProduct(world, { stock: 0 }), isWished: true });
  expect(await rejectionOf(oneMore)).toMatchObject({ code: 'stock-wishes-full' });
});

test('codes and barcodes are looked up as the customer may buy, and an unknown one gets its likes', async () => {
  const { world, me } = openShop();
  const box = givenProduct(world, {
    name: 'Kuti',
    code: 'KU-12',
    codeFolded: 'ku-12',
    barcode: '3838471234561',
  });
  givenProduct(world, { name: 'Fshehur', code: 'FS-1', codeFolded: 'fs-1', regionIds: [2] });
  const found = await me.guide.lookUp({ codes: ['ku-12', '3838471234561', 'FS-1', 'KU-21', ''] });
  expect(found.map(({ code, product }) => [code, product.id])).toEqual([
    ['ku-12', box],
    ['3838471234561', box],
  ]);
  expect(await me.guide.suggest({ codes: ['KU-21', 'zzzz'] })).toMatchObject([
    { code: 'KU-21', products: [{ id: box }] },
    { code: 'zzzz', products: [] },
  ]);
});

test('a code is found without its hyphen where it is one, and a name that is one product alone is clear', async () => {
  const { world, me } = openShop();
  const given = (name: string, code: string) =>
    givenProduct(world, { name, code, codeFolded: code.toLowerCase() });
  const blue = given('Fondant blu 1 kg', 'TF-001');
  given('Fondant rozë 1 kg', 'TF-002');
  const twin = given('Kuti e bardhë', 'KU-12');
  given('Kuti e zezë', 'KU.12');
  const found = await me.guide.lookUp({ codes: ['tf001', 'TF 001', 'ku-12', 'ku12', '001'] });
  expect(found.map(({ code, product }) => [code, product.id])).toEqual([
    ['tf001', blue],
    ['TF 001', blue],
    ['ku-12', twin],
  ]);
  expect(await me.guide.suggest({ codes: ['fondant blu', 'fondant', 'TF-003'] })).toMatchObject([
    { code: 'fondant blu', isClear: true, products: [{ id: blue }] },
    { code: 'fondant', isClear: false },
    { code: 'TF-003', isClear: false },
  ]);
});

test('a list keeps its order and quantities, and a product is on it once', async () => {
  const { world, me } = openShop();
  const [a, b, c] = [givenProduct(world), givenProduct(world), givenProduct(world, { stock: 0 })];
  const { id: listId } = await me.lists.create({
    name: ' E  hëna ',
    items: [{ productId: a!, quantity: 4 }],
  });
  await me.lists.put({ listId, productId: b!, quantity: null });
  await me.lists.put({ listId, productId: c!, quantity: null });
  await me.lists.put({ listId, productId: a!, quantity: 6 });
  await me.lists.move({ listId, productId: c!, to: 0 });
  const rows = async () =>
    (await me.guide.list({ of: { listId } })).map(({ product, listQuantity }) => [product.id, listQuantity]);
  expect(await rows()).toEqual([
    [c, null],
    [a, 6],
    [b, null],
  ]);
  await me.lists.remove({ listId, productId: a! });
  await me.lists.put({ listId, productId: a!, quantity: null });
  expect((await rows()).map(([id]) => id)).toEqual([c, b, a]);
  expect(await me.lists.all()).toMatchObject([{ name: 'E hëna', isOwn: true, productIds: [c, b, a] }]);
  expect(await rejectionOf(me.lists.create({ name: 'e hena' }))).toMatchObject({ code: 'own-list-exists' });
  await me.lists.rename({ listId, name: 'E martë' });
  await me.lists.delete({ listId });
  expect(await me.lists.all()).toEqual([]);
  for (let lists = 0; lists < MAX_OWN_LISTS; lists += 1) await me.lists.create({ name: `Lista ${lists}` });
  expect(await rejectionOf(me.lists.create({ name: 'Edhe një' }))).toMatchObject({ code: 'own-lists-full' });
});

test('a stranger never reaches a list, not even with the same fiscal number', async () => {
  const world = openWorld();
  const owner = world.call(givenUser(world, 'customer', { fiscalNumber: '600123456' })).customer;
  const stranger = world.call(givenUser(world, 'customer', { fiscalNumber: '600123456' })).customer;
  const productId = givenProduct(world);
  const { id: listId } = await owner.lists.create({ name: 'E hëna', items: [{ productId, quantity: 2 }] });
  expect(await stranger.lists.all()).toEqual([]);
  const attempts = [
    stranger.guide.list({ of: { listId } }),
    stranger.lists.put({ listId, productId, quantity: 1 }),
    stranger.lists.remove({ listId, productId }),
    stranger.lists.move({ listId, productId, to: 0 }),
    stranger.lists.rename({ listId, name: 'Imja' }),
    stranger.lists.delete({ listId }),
    stranger.lists.invite({ listId }),
    stranger.lists.endSharing({ listId, userId: 1 }),
  ];
  for (const attempt of attempts) {
    expect(await rejectionOf(attempt)).toMatchObject({ code: 'own-list-not-found' });
  }
  expect(await rejectionOf(stranger.lists.join({ code: 'AAAAAAAAAA' }))).toMatchObject({
    code: 'invitation-invalid',
  });
});

test('a colleague joins by a code, once and within a day, works on the list, and can be taken off it', async () => {
  const world = openWorld();
  const person = () => givenUser(world, 'customer');
  const [owner, colleague, third] = [person(), person(), person()];
  const productId = givenProduct(world);
  const mine = world.call(owner).customer.lists;
  const theirs = world.call(colleague).customer;
  const { id: listId } = await mine.create({ name: 'E hëna' });
  const old = await mine.invite({ listId });
  world.advance(24 * 3_600_000 + 1);
  expect(await rejectionOf(theirs.lists.join({ code: old.code }))).toMatchObject({
    code: 'invitation-invalid',
  });
  const { code } = await mine.invite({ listId });
  expect(await theirs.lists.join({ code: `${code.slice(0, 5)}-${code.slice(5).toLowerCase()}` })).toEqual({
    listId,
  });
  expect(await rejectionOf(world.call(third).customer.lists.join({ code }))).toMatchObject({
    code: 'invitation-invalid',
  });
  await theirs.lists.put({ listId, productId, quantity: 3 });
  expect(world.events).toContainEqual({ type: 'guide', userId: owner.id });
  expect(await mine.all()).toMatchObject([{ members: [{ userId: colleague.id }], productIds: [productId] }]);
  expect(await theirs.lists.all()).toMatchObject([{ isOwn: false, ownerName: owner.name }]);
  expect(await rejectionOf(theirs.lists.delete({ listId }))).toMatchObject({ code: 'own-list-not-found' });
  await mine.endSharing({ listId, userId: colleague.id });
  expect(await rejectionOf(theirs.guide.list({ of: { listId } }))).toMatchObject({
    code: 'own-list-not-found',
  });
});
