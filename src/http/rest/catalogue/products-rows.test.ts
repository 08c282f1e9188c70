import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { loginAs } from '#testing/rest-client.ts';
import { openWorld } from '#testing/world.ts';

test('a product is spoken of in euros and percent, under all names of its stock', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { discountBasisPoints: 750 });
  const id = givenProduct(world, {
    name: 'Krem',
    code: 'K-1',
    priceE4: 999_00,
    discountBasisPoints: 1500,
    stock: 7,
    image: 'a.png',
    subcategory: 'Tjera',
  });
  const client = await loginAs(world, customer);
  const { status, body } = await client.get('/api/products');
  expect(status).toBe(200);
  expect(body).toEqual({
    products: [
      {
        id,
        code: 'K-1',
        name: 'Krem',
        description: '',
        price: 9.99,
        price_without_vat: 8.47,
        category: 'pasticeri',
        subcategory: 'Tjera',
        image: '/images/a.png',
        quantity: 7,
        stock_quantity: 7,
        stock: 7,
        unit: 'KG',
        vat_rate_percentage: 18,
        isFeatured: false,
        discount_percentage: 15,
        discounted_price: 8.49,
        unit_price: 7.85,
        price_source: 'catalogue',
        price_breaks: [{ from: 1, unit_price: 7.85 }],
        pack_name: '',
        pack_size: 1,
        order_step: 1,
        min_quantity: 1,
        on_request: false,
      },
    ],
  });
});

test('the whole list comes in one answer, packed, and right after any change of a product', async () => {
  const world = openWorld();
  const ids = Array.from({ length: 230 }, () => givenProduct(world, { stock: 5 }));
  const guest = await loginAs(world, null);
  const listed = async () =>
    (await guest.get('/api/products')).body.products.map(({ id }: { id: number }) => id);
  expect([await listed(), await listed()]).toEqual([ids, ids]);
  world.handle.connection.prepare('UPDATE products SET stock = 0 WHERE id = 7').run();
  expect(await listed()).toEqual(ids.filter((id) => id !== 7));
  const zipped = await guest.app.inject({
    url: '/api/products',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip' });
  const { products } = JSON.parse(gunzipSync(zipped.rawPayload).toString()) as { products: unknown[] };
  expect(products).toHaveLength(229);
});

test('the lists answer in their documented shapes', async () => {
  const world = openWorld();
  for (let number = 0; number < 5; number += 1) {
    givenProduct(world, {
      name: `Kuti ${number}`,
      category: 'paketime',
      subcategory: 'Pizza',
      isFeatured: true,
    });
  }
  givenProduct(world, { name: 'Kuti bosh', category: 'paketime', stock: 0 });
  const guest = await loginAs(world, null);
  expect((await guest.get('/api/products?limit=2&page=3')).body.products).toHaveLength(1);
  expect((await guest.get('/api/products/featured')).body).toHaveLength(5);
  expect((await guest.get('/api/products/recommendations')).body).toEqual([]);
  const category = (await guest.get('/api/products/category/paketime')).body;
  expect([category.products.length, category.totalPages]).toEqual([4, 2]);
  const filtered = (
    await guest.get('/api/products/category/paketime/filtered?subcategories=Pizza,Torte&limit=2')
  ).body;
  expect(filtered).toMatchObject({ totalPages: 3, hasNextPage: true });
  const none = (await guest.get('/api/products/category/paketime/filtered?subcategories=Torte')).body;
  expect(none).toEqual({ products: [], totalPages: 0, hasNextPage: false });
  const found = (await guest.get('/api/products/search?query=kuti&limit=2&page=2')).body;
  expect(found.searchProducts).toHaveLength(2);
  expect(found.pagination).toEqual({ currentPage: 2, totalPages: 3, totalProducts: 5 });
  expect((await guest.get('/api/products/search?query=%20')).body).toEqual({
    searchProducts: [],
    pagination: { currentPage: 1, totalPages: 0, totalProducts: 0 },
  });
  const stocker = await loginAs(world, givenUser(world, 'stocker'));
  expect((await stocker.get('/api/products')).body.products).toHaveLength(6);
});

test('an unknown category is not found, and pages out of range are rejected', async () => {
  const guest = await loginAs(openWorld(), null);
  expect(await guest.get('/api/products/category/mish')).toMatchObject({
    status: 404,
    body: { error: 'Category not found' },
  });
  for (const query of [
    'page=0',
    'page=10001',
    'limit=101',
    'limit=0',
    'page=abc',
    'page=1.5',
    'page=',
    'page=1&page=2',
  ]) {
    expect(await guest.get(`/api/products?${query}`), query).toMatchObject({
      status: 400,
      body: { error: 'Validation failed' },
    });
  }
});

test('the office creates, changes, discounts, features and deletes a product', async () => {
  const world = openWorld();
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const created = await admin.post('/api/products', {
    name: '<Krem>',
    category: 'Pastiçeri',
    quantity: '12',
    price: '12.50',
    vat_rate_percentage: '',
    code: 'K-1',
    subcategory: 'Tjera',
    regions: [1, 4],
    image: null,
    price_without_vat: 99,
  });
  expect(created.status).toBe(201);
  const { product } = created.body;
  expect(product).toMatchObject({
    name: 'Krem',
    category: 'pasticeri',
    price: 12.5,
    vat_rate_percentage: 0,
    price_without_vat: 12.5,
    quantity: 12,
    unit: 'KG',
  });
  const changed = await admin.put(`/api/products/${product.id}`, { price: 7.5, unit: 'COPE', quantity: 3 });
  expect(changed.body.product).toMatchObject({
    price: 7.5,
    unit: 'COPE',
    stock: 3,
    code: 'K-1',
    name: 'Krem',
  });
  const discounted = await admin.put('/api/products/discount', { id: product.id, discount_percentage: 7.5 });
  expect(discounted.body).toMatchObject({
    message: 'Zbritja u përditësua me sukses',
    product: { discount_percentage: 7.5, discounted_price: 6.94 },
  });
  expect((await admin.patch(`/api/products/${product.id}`)).body).toMatchObject({ isFeatured: true });
  expect((await admin.patch(`/api/products/${product.id}`)).body).toMatchObject({ isFeatured: false });
  expect((await admin.delete(`/api/products/${product.id}`)).body).toEqual({
    message: 'Produkti u fshi me sukses',
  });
  expect(await admin.delete(`/api/products/${product.id}`)).toMatchObject({
    status: 404,
    body: { error: 'Product not found' },
  });
});

test('what is wrong with a product is answered by name and status', async () => {
  const world = openWorld();
  const admin = await loginAs(world, givenUser(world, 'admin'));
  const flour = {
    name: 'Miell',
    category: 'pasticeri',
    quantity: 1,
    price: 1,
    vat_rate_percentage: 18,
    code: 'M',
  };
  await admin.post('/api/products', flour);
  expect(await admin.post('/api/products', { ...flour, code: 'm' })).toMatchObject({
    status: 409,
    body: { error: 'Product code already exists' },
  });
  const svg = 'data:image/png;base64,PHN2Zy8+';
  expect(await admin.post('/api/products', { ...flour, code: '', image: svg })).toMatchObject({
    status: 415,
    body: { message: 'only JPG, PNG or WEBP allowed' },
  });
  const large = `data:image/png;base64,${'A'.repeat(7_100_000)}`;
  expect(await admin.post('/api/products', { ...flour, code: '', image: large })).toMatchObject({
    status: 413,
    body: { message: 'image size must not exceed 5MB' },
  });
  const bad: readonly object[] = [
    { name: '' },
    { name: 5 },
    { name: ['x'] },
    { price: -1 },
    { price: 1.23456 },
    { price: 'abc' },
    { price: 1e300 },
    { quantity: 1.5 },
    { quantity: null },
    { vat_rate_percentage: 101 },
    { category: '__proto__' },
    { subcategory: 'Set' },
    { unit: 'TON' },
    { regions: [9] },
    { regions: 'x' },
    { image: 5 },
    { image: 'http://elsewhere/x.png' },
    { code: 'x'.repeat(10_000) },
  ];
  for (const field of bad) {
    const answer = await admin.post('/api/products', { ...flour, code: '', ...field });
    expect(answer, JSON.stringify(field).slice(0, 80)).toMatchObject({
      status: 400,
      body: { error: 'Validation failed', message: expect.any(String) },
    });
  }
});

test('only the office changes products', async () => {
  const world = openWorld();
  const id = givenProduct(world);
  const stocker = await loginAs(world, givenUser(world, 'stocker'));
  const guest = await loginAs(world, null);
  for (const send of [
    (client: typeof guest) => client.post('/api/products', {}),
    (client: typeof guest) => client.put(`/api/products/${id}`, { name: 'x' }),
    (client: typeof guest) => client.put('/api/products/discount', { id, discount_percentage: 100 }),
    (client: typeof guest) => client.patch(`/api/products/${id}`),
    (client: typeof guest) => client.delete(`/api/products/${id}`),
  ]) {
    expect((await send(stocker)).status).toBe(403);
    expect((await send(guest)).status).toBe(401);
  }
});
