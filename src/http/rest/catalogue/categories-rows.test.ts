import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

async function givenOffice() {
  const world = openWorld();
  return { world, admin: await loginAs(world, givenUser(world, 'admin')), guest: await loginAs(world, null) };
}

const PIJE = { key: 'pije', name: 'Pije', icon: 'bottle' };

test('a fresh shop has the three categories and their lists', async () => {
  const { guest } = await givenOffice();
  const { categories } = (await guest.get('/api/categories')).body;
  expect(categories[0]).toEqual({
    key: 'pasticeri',
    name: 'Pastiçeri',
    icon: 'cake',
    subcategories: expect.arrayContaining([{ key: 'TedoreFilling', name: 'Tedore Filling' }]),
  });
  const lists = categories.map((row: { key: string; subcategories: unknown[] }) => [
    row.key,
    row.subcategories.length,
  ]);
  expect(lists).toEqual([
    ['pasticeri', 8],
    ['paketime', 7],
    ['ambalazhe', 5],
  ]);
});

test('example 4: a new category has a page without products, and its products are found by its names', async () => {
  const { world, admin, guest } = await givenOffice();
  const added = await admin.post('/api/admin/categories', PIJE);
  expect(added).toMatchObject({
    status: 201,
    body: { category: { ...PIJE, position: 4, active: true, subcategories: [] } },
  });
  for (const [key, name] of [
    ['uje', 'Ujë'],
    ['lengje', 'Lëngje'],
  ]) {
    const part = await admin.post('/api/admin/categories/pije/subcategories', { key, name });
    expect(part).toMatchObject({ status: 201, body: { subcategory: { key, name, active: true } } });
  }
  expect(await guest.get('/api/products/category/pije')).toMatchObject({
    status: 200,
    body: { products: [] },
  });
  const water = {
    name: 'Rugove 1 l',
    category: 'pije',
    subcategory: 'uje',
    quantity: 5,
    price: 1,
    vat_rate_percentage: 18,
  };
  expect((await admin.post('/api/products', water)).body.product).toMatchObject({
    category: 'pije',
    subcategory: 'uje',
  });
  expect((await guest.get('/api/products/category/pije')).body.products).toHaveLength(1);
  expect((await guest.get('/api/products/search?query=uj%C3%AB')).body.searchProducts).toMatchObject([
    { name: 'Rugove 1 l' },
  ]);
  const wrong = await admin.post('/api/products', { ...water, name: 'Cola', subcategory: 'Pizza' });
  expect(wrong).toMatchObject({ status: 400, body: { error: 'Validation failed' } });
  expect(world.events).toContainEqual({ type: 'firm' });
});

test('a changed key takes its products along, and search follows changed names', async () => {
  const { world, admin, guest } = await givenOffice();
  const id = givenProduct(world, { name: 'Kuti', category: 'paketime', subcategory: 'Pizza' });
  const find = async (word: string) =>
    (await guest.get(`/api/products/search?query=${encodeURIComponent(word)}`)).body.searchProducts.map(
      (product: { id: number }) => product.id,
    );
  expect(
    (await admin.put('/api/admin/categories/paketime', { key: 'kutia', name: 'Kartonë' })).body.category,
  ).toMatchObject({
    key: 'kutia',
    name: 'Kartonë',
  });
  expect((await guest.get('/api/products/category/kutia')).body.products).toMatchObject([
    { id, category: 'kutia' },
  ]);
  expect((await guest.get('/api/products/category/paketime')).status).toBe(404);
  expect(await find('kartone')).toEqual([id]);
  expect(await find('paketime')).toEqual([]);
  const renamed = { key: 'Pica/te', name: 'Furrë' };
  expect((await admin.put('/api/admin/categories/kutia/subcategories/Pizza', renamed)).status).toBe(200);
  expect((await guest.get('/api/products/category/kutia')).body.products).toMatchObject([
    { subcategory: 'Pica/te' },
  ]);
  expect(await find('furre')).toEqual([id]);
  world.handle.connection.exec("INSERT INTO product_search (product_search) VALUES ('integrity-check')");
  world.handle.connection.exec("INSERT INTO product_words (product_words) VALUES ('integrity-check')");
});

test('a category with products stays, unless they are moved to another', async () => {
  const { world, admin, guest } = await givenOffice();
  givenProduct(world, { category: 'ambalazhe', subcategory: 'Set' });
  givenProduct(world, { category: 'ambalazhe', deletedAt: 1 });
  const refused = await admin.put('/api/admin/categories/ambalazhe', { active: false });
  expect(refused).toMatchObject({ status: 409, body: { error: 'In use', products: 1 } });
  const moved = await admin.put('/api/admin/categories/ambalazhe', { active: false, move_to: 'paketime' });
  expect(moved).toMatchObject({ status: 200, body: { category: { active: false }, moved: 1 } });
  expect((await guest.get('/api/products/category/paketime')).body.products).toMatchObject([
    { subcategory: null },
  ]);
  expect((await guest.get('/api/products/category/ambalazhe')).status).toBe(404);
  expect((await admin.get('/api/products/category/ambalazhe')).status).toBe(200);
  expect((await guest.get('/api/categories')).body.categories).toHaveLength(2);
  expect(await admin.delete('/api/admin/categories/ambalazhe')).toMatchObject({
    status: 409,
    body: { error: 'In use', products: 1 },
  });
});

test('a subcategory likewise', async () => {
  const { world, admin, guest } = await givenOffice();
  givenProduct(world, { category: 'paketime', subcategory: 'Pizza' });
  const url = '/api/admin/categories/paketime/subcategories';
  expect(await admin.put(`${url}/Pizza`, { active: false })).toMatchObject({
    status: 409,
    body: { error: 'In use', products: 1 },
  });
  expect(await admin.delete(`${url}/Pizza`)).toMatchObject({ status: 409, body: { error: 'In use' } });
  expect((await admin.put(`${url}/Pizza`, { active: false, move_to: 'Torte' })).body).toMatchObject({
    moved: 1,
  });
  expect((await admin.delete(`${url}/Pizza`)).status).toBe(200);
  expect((await admin.delete(`${url}/Samun%2FPide`)).status).toBe(200);
  const [, paketime] = (await guest.get('/api/categories')).body.categories;
  expect(paketime.subcategories).toHaveLength(5);
});

test('moving alone answers how many were moved, and with more the row too', async () => {
  const { world, admin } = await givenOffice();
  for (const subcategory of ['Pizza', 'Torte']) givenProduct(world, { category: 'paketime', subcategory });
  const url = '/api/admin/categories/paketime';
  const part = `${url}/subcategories/Pizza`;
  expect((await admin.put(part, { move_to: 'Torte' })).body).toEqual({ moved: 1 });
  expect((await admin.put(part, { move_to: 'Torte', name: 'Pica' })).body).toEqual({
    subcategory: expect.objectContaining({ name: 'Pica' }),
    moved: 0,
  });
  expect((await admin.put(url, { move_to: 'pasticeri' })).body).toEqual({ moved: 2 });
  expect((await admin.put(url, { active: false, move_to: 'pasticeri' })).body).toEqual({
    category: expect.objectContaining({ active: false }),
    moved: 0,
  });
});

test('deleting moves the products first where it says to which row, all of it or nothing', async () => {
  const { world, admin } = await givenOffice();
  for (const subcategory of ['Pizza', 'Torte']) givenProduct(world, { category: 'paketime', subcategory });
  givenProduct(world, { category: 'ambalazhe' });
  const url = '/api/admin/categories';
  expect(await admin.delete(`${url}/paketime/subcategories/Pizza?move_to=Torte`)).toMatchObject({
    status: 200,
    body: { message: 'Nënkategoria u fshi.', moved: 1 },
  });
  expect(await admin.delete(`${url}/ambalazhe`, { move_to: 'paketime' })).toMatchObject({
    status: 200,
    body: { message: 'Kategoria u fshi.', moved: 1 },
  });
  givenProduct(world, { category: 'paketime', deletedAt: 1 });
  expect((await admin.delete(`${url}/paketime`, { move_to: 'pije' })).status).toBe(404);
  expect(await admin.delete(`${url}/paketime`, { move_to: 'pasticeri' })).toMatchObject({
    status: 409,
    body: { error: 'In use', products: 1 },
  });
  expect((await admin.get('/api/products/category/paketime')).body.products).toHaveLength(3);
});

test('subcategories are put in another order, and lists follow', async () => {
  const { world, guest } = await givenOffice();
  const office = world.call(givenUser(world, 'admin')).admin.categories;
  const order = async () => {
    const { categories } = (await guest.get('/api/categories')).body;
    return categories[2].subcategories.map(({ key }: { key: string }) => key);
  };
  expect(await order()).toEqual(['Alumini', 'Plastike', 'Lugë', 'Pirun', 'Set']);
  const rows = (await office.list()).find(({ key }) => key === 'ambalazhe')?.subcategories ?? [];
  const ids = [rows[4]!.id, rows[1]!.id];
  const sorted = await office.sortSubcategories({ category: 'ambalazhe', ids });
  expect(sorted.subcategories.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  expect(await order()).toEqual(['Set', 'Plastike', 'Alumini', 'Lugë', 'Pirun']);
  expect(world.events).toContainEqual({ type: 'firm' });
});

test('what a category cannot be is refused', async () => {
  const { admin } = await givenOffice();
  for (const [method, url, body, status] of [
    ['post', '/api/admin/categories', { ...PIJE, key: 'Pije' }, 400],
    ['post', '/api/admin/categories', { ...PIJE, key: 'p' }, 400],
    ['post', '/api/admin/categories', { ...PIJE, icon: 'dragon' }, 400],
    ['post', '/api/admin/categories', { ...PIJE, name: '' }, 400],
    ['post', '/api/admin/categories', { ...PIJE, key: 'paketime' }, 409],
    ['post', '/api/admin/categories', { ...PIJE, name: 'pastiçeri' }, 409],
    ['put', '/api/admin/categories/pije', { name: 'Pije' }, 404],
    ['put', '/api/admin/categories/paketime', { key: 'pasticeri' }, 409],
    ['put', '/api/admin/categories/paketime', { active: false, move_to: 'pije' }, 404],
    ['delete', '/api/admin/categories/pije', undefined, 404],
    ['post', '/api/admin/categories/pije/subcategories', { key: 'uje', name: 'Ujë' }, 404],
    ['post', '/api/admin/categories/paketime/subcategories', { key: 'Pizza', name: 'Tjetër' }, 409],
    ['post', '/api/admin/categories/paketime/subcategories', { key: 'a_b', name: 'Tjetër' }, 400],
    ['put', '/api/admin/categories/paketime/subcategories/Pite', { name: 'Pite' }, 404],
  ] as const) {
    expect
      .soft((await admin[method](url, body)).status, `${method} ${url} ${JSON.stringify(body)}`)
      .toBe(status);
  }
});

test('twelve categories at most, and one at least', async () => {
  const { admin } = await givenOffice();
  for (let number = 4; number <= 13; number += 1) {
    const { status } = await admin.post('/api/admin/categories', {
      key: `k-${number}`,
      name: `Grupi ${number}`,
    });
    expect(status).toBe(number <= 12 ? 201 : 409);
  }
  for (const key of [
    'pasticeri',
    'paketime',
    'ambalazhe',
    ...[4, 5, 6, 7, 8, 9, 10, 11].map((n) => `k-${n}`),
  ]) {
    expect((await admin.delete(`/api/admin/categories/${key}`)).status).toBe(200);
  }
  expect(await admin.delete('/api/admin/categories/k-12')).toMatchObject({
    status: 409,
    body: { error: 'Last one' },
  });
});
