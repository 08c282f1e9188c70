import { expect, test } from 'vitest';
import { FLOUR, openOffice, RED_DOT } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { readAudit } from '#testing/read-audit.ts';
import { issueOf, rejectionOf } from '#testing/rejection-of.ts';
import type { World } from '#testing/world.ts';

function auditOf(world: World, action: string) {
  return readAudit(world).filter((entry) => entry.action === action);
}

test('a new product gets the defaults, an opening row in the ledger and an entry in the audit', async () => {
  const { world, products } = openOffice();
  const product = await products.create(FLOUR);
  expect(product).toMatchObject({
    name: 'Miell',
    code: '',
    unit: 'KG',
    stock: 12,
    subcategory: null,
    discountBasisPoints: 0,
    isFeatured: false,
    image: null,
    priceWithoutVatE4: 1000_00,
    regionIds: [1, 2, 3, 4],
  });
  const ledger = world.handle.connection.prepare('SELECT delta, reason FROM stock_movements').all();
  expect(ledger).toEqual([{ delta: 12, reason: 'opening' }]);
  expect(auditOf(world, 'product.created')).toMatchObject([
    { actorName: 'Drita', details: { name: 'Miell' } },
  ]);
  expect(world.events).toContainEqual({ type: 'catalog', productId: product.id });
  expectInvariants(world);
});

test('angle brackets and control characters are taken out of code, name and description', async () => {
  const { products } = openOffice();
  expect(
    await products.create({
      ...FLOUR,
      code: '<A>1\u0000',
      name: ' <b>Krem</b>  i mirë ',
      description: 'një\n<i>dy',
    }),
  ).toMatchObject({ code: 'A1', name: 'bKrem/b i mirë', description: 'një\nidy' });
  expect(await issueOf(products.create({ ...FLOUR, name: '<>' }))).toEqual({
    path: 'name',
    message: 'Emri është i detyrueshëm.',
  });
});

test.each<[string, object]>([
  ['name', { name: undefined }],
  ['category', { category: 'mish' }],
  ['quantity', { quantity: -1 }],
  ['quantity', { quantity: 1.5 }],
  ['priceE4', { priceE4: -1 }],
  ['priceE4', { priceE4: undefined }],
  ['vatBasisPoints', { vatBasisPoints: 10_001 }],
  ['discountBasisPoints', { discountBasisPoints: 10_001 }],
  ['subcategory', { subcategory: 'Alumini' }],
  ['unit', { unit: 'TON' }],
  ['regionIds.0', { regionIds: [5] }],
  ['image', { image: 'https://example.test/x.png' }],
])('a bad %s is rejected at its field', async (path, bad) => {
  const { products } = openOffice();
  expect((await issueOf(products.create(Object.assign({ ...FLOUR }, bad)))).path).toBe(path);
});

test('a code belongs to one product, however it is written; deleting frees it', async () => {
  const { products } = openOffice();
  const first = await products.create({ ...FLOUR, code: 'Kod-1' });
  await products.create(FLOUR);
  await products.create(FLOUR);
  const rejected = { code: 'product-code-exists', message: 'Ekziston tashmë një produkt me këtë kod.' };
  expect(await rejectionOf(products.create({ ...FLOUR, code: 'KOD-1' }))).toMatchObject(rejected);
  const second = await products.create({ ...FLOUR, code: 'kod-2' });
  expect(await rejectionOf(products.update({ id: second.id, code: ' kod-1 ' }))).toMatchObject(rejected);
  expect(await products.update({ id: first.id, code: 'kod-1' })).toMatchObject({ code: 'kod-1' });
  await products.remove({ id: first.id });
  expect(await products.update({ id: second.id, code: 'Kod-1' })).toMatchObject({ code: 'Kod-1' });
  expect(await rejectionOf(products.restore({ id: first.id }))).toMatchObject(rejected);
});

test('an update changes what is given and nothing else, and says so in the audit', async () => {
  const { world, products } = openOffice();
  const { id } = await products.create({
    ...FLOUR,
    code: 'X',
    description: 'e vjetër',
    subcategory: 'Tjera',
  });
  const updated = await products.update({ id, priceE4: 2000_00, description: '' });
  expect(updated).toMatchObject({ name: 'Miell', code: 'X', priceE4: 2000_00, description: '', stock: 12 });
  expect(auditOf(world, 'product.updated')[0]!.details).toEqual({
    changes: {
      priceE4: { from: 1180_00, to: 2000_00 },
      description: { from: 'e vjetër', to: '' },
    },
  });
  expect(await rejectionOf(products.update({ id: 999_999, name: 'x' }))).toMatchObject({
    code: 'product-not-found',
  });
});

test('a changed quantity goes into the ledger as the difference, unless somebody sold meanwhile', async () => {
  const { world, products } = openOffice();
  const { id } = await products.create(FLOUR);
  expect(await products.update({ id, quantity: 20, expectedQuantity: 12 })).toMatchObject({ stock: 20 });
  expect(
    await rejectionOf(products.update({ id, quantity: 5, expectedQuantity: 12, name: 'Tjetër' })),
  ).toMatchObject({
    code: 'stock-changed',
    stock: 20,
  });
  expect(await products.get({ id })).toMatchObject({ name: 'Miell', stock: 20 });
  expect(await products.update({ id, quantity: 20, expectedQuantity: 12 })).toMatchObject({ stock: 20 });
  const ledger = world.handle.connection.prepare('SELECT delta, reason FROM stock_movements').all();
  expect(ledger).toEqual([
    { delta: 12, reason: 'opening' },
    { delta: 8, reason: 'set' },
  ]);
  expectInvariants(world);
});

test('moving to another category drops a subcategory of the old one', async () => {
  const { products } = openOffice();
  const { id } = await products.create({ ...FLOUR, subcategory: 'Tjera' });
  expect(await issueOf(products.update({ id, subcategory: 'Alumini' }))).toEqual({
    path: 'subcategory',
    message: 'Nënkategoria nuk i përket kësaj kategorie.',
  });
  const moved = await products.update({ id, category: 'ambalazhe' });
  expect(moved).toMatchObject({ category: 'ambalazhe', subcategory: null });
  expect(await products.update({ id, subcategory: 'Alumini' })).toMatchObject({ subcategory: 'Alumini' });
});

test('a deleted product is gone from every list but can be brought back with its stock', async () => {
  const { world, products } = openOffice();
  const { id } = await products.create({ ...FLOUR, isFeatured: true });
  await products.remove({ id });
  expect((await products.list({})).products).toEqual([]);
  expect((await products.list({ query: 'miell' })).products).toEqual([]);
  expect(await world.call(null).public.catalog.featured({})).toEqual([]);
  for (const call of [products.remove({ id }), products.update({ id, name: 'x' }), products.get({ id })]) {
    expect(await rejectionOf(call)).toMatchObject({ code: 'product-not-found' });
  }
  expect(await products.restore({ id })).toMatchObject({ id, stock: 12, isFeatured: true });
  expect(await rejectionOf(products.restore({ id }))).toMatchObject({ code: 'product-not-found' });
  expect(auditOf(world, 'product.deleted')).toHaveLength(1);
  expectInvariants(world);
});

test('a copy has the category, price and picture of the original, but no code and no stock', async () => {
  const { world, products } = openOffice();
  const original = await products.create({
    ...FLOUR,
    code: 'X',
    image: RED_DOT,
    isFeatured: true,
    regionIds: [2],
  });
  expect(await products.duplicate({ id: original.id })).toMatchObject({
    name: 'Miell (kopje)',
    code: '',
    stock: 0,
    priceE4: 1180_00,
    isFeatured: false,
    image: original.image,
    regionIds: [2],
  });
  const long = await products.create({ ...FLOUR, name: 'ë'.repeat(160) });
  expect((await products.duplicate({ id: long.id })).name).toHaveLength(160);
  expectInvariants(world);
});

test('discount and featured are changed with one call each', async () => {
  const { products } = openOffice();
  const { id } = await products.create(FLOUR);
  expect(await products.setDiscount({ id, discountBasisPoints: 1000 })).toMatchObject({
    discountBasisPoints: 1000,
    discountedPriceE4: 1062_00,
  });
  expect(await products.setDiscount({ id, discountBasisPoints: 0 })).toMatchObject({
    discountedPriceE4: 1180_00,
  });
  expect(await products.toggleFeatured({ id })).toMatchObject({ isFeatured: true });
  expect(await products.toggleFeatured({ id })).toMatchObject({ isFeatured: false });
  // An explicit value, so that a retry does not undo the first call.
  expect(await products.toggleFeatured({ id, isFeatured: true })).toMatchObject({ isFeatured: true });
  expect(await products.toggleFeatured({ id, isFeatured: true })).toMatchObject({ isFeatured: true });
});

test('a bulk change is made to all of the products or to none', async () => {
  const { products } = openOffice();
  const ids = [(await products.create(FLOUR)).id, (await products.create(FLOUR)).id];
  expect(await products.bulk({ ids, change: { kind: 'discount', discountBasisPoints: 500 } })).toEqual({
    changed: 2,
  });
  await products.bulk({ ids, change: { kind: 'featured', isFeatured: true } });
  await products.bulk({ ids, change: { kind: 'category', category: 'ambalazhe', subcategory: 'Set' } });
  const after = { discountBasisPoints: 500, isFeatured: true, category: 'ambalazhe', subcategory: 'Set' };
  for (const id of ids) expect(await products.get({ id })).toMatchObject(after);
  const withUnknown = products.bulk({ ids: [...ids, 999_999], change: { kind: 'delete' } });
  expect(await rejectionOf(withUnknown)).toMatchObject({ code: 'product-not-found' });
  expect((await products.list({})).totalProducts).toBe(2);
  await products.bulk({ ids: [...ids, ...ids], change: { kind: 'delete' } });
  expect((await products.list({})).totalProducts).toBe(0);
  await products.bulk({ ids, change: { kind: 'restore' } });
  expect((await products.list({})).totalProducts).toBe(2);
  const wrongShelf = products.bulk({
    ids,
    change: { kind: 'category', category: 'paketime', subcategory: 'Set' },
  });
  expect((await issueOf(wrongShelf)).path).toBe('change.subcategory');
});
