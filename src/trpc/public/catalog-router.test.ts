import { expect, test } from 'vitest';
import { deleteProduct } from '#domain/catalog/delete-product.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const idsOf = (list: readonly { readonly id: number }[]) => list.map((product) => product.id);

test('guests and customers are listed what can be bought, staff everything', async () => {
  const world = openWorld();
  const sold = givenProduct(world);
  const empty = givenProduct(world, { stock: 0 });
  const deleted = givenProduct(world);
  deleteProduct(world.ctx, { id: deleted });
  for (const viewer of [null, givenUser(world, 'customer')]) {
    const { catalog } = world.call(viewer).public;
    expect(idsOf((await catalog.byCategory({ category: 'pasticeri' })).products)).toEqual([sold]);
    expect(idsOf(await catalog.list({}))).toEqual([sold]);
  }
  const staff = world.call(givenUser(world, 'stocker')).public.catalog;
  expect(idsOf((await staff.byCategory({ category: 'pasticeri' })).products)).toEqual([sold, empty]);
  expect(idsOf(await staff.list({}))).toEqual([sold, empty]);
});

test("a customer is listed what their region has, a guest every region's", async () => {
  const world = openWorld();
  const everywhere = givenProduct(world);
  const pejaOnly = givenProduct(world, { regionIds: [4] });
  const lipjan = world.call(givenUser(world, 'customer', { regionId: 1 })).public.catalog;
  const peja = world.call(givenUser(world, 'customer', { regionId: 4 })).public.catalog;
  expect(idsOf(await lipjan.list({}))).toEqual([everywhere]);
  expect(idsOf(await peja.list({}))).toEqual([everywhere, pejaOnly]);
  expect(idsOf(await world.call(null).public.catalog.list({}))).toEqual([everywhere, pejaOnly]);
  expect(await rejectionOf(lipjan.product({ id: pejaOnly }))).toMatchObject({ code: 'product-not-found' });
  expect((await lipjan.search({ query: 'produkt' })).totalProducts).toBe(1);
});

test("a customer sees their own price, a guest the product's discount alone, staff too", async () => {
  const world = openWorld();
  const id = givenProduct(world, { priceE4: 999_00, discountBasisPoints: 1500 });
  const customer = givenUser(world, 'customer', { discountBasisPoints: 750 });
  const prices = { priceE4: 999_00, priceWithoutVatE4: 847_00, discountedPriceE4: 849_00 };
  expect(await world.call(customer).public.catalog.product({ id })).toMatchObject({
    ...prices,
    unitPriceE4: 785_00,
  });
  expect(await world.call(null).public.catalog.product({ id })).toMatchObject({
    ...prices,
    unitPriceE4: 849_00,
  });
  const admin = givenUser(world, 'admin', { discountBasisPoints: 5000 });
  expect(await world.call(admin).public.catalog.product({ id })).toMatchObject({ unitPriceE4: 849_00 });
});

test('the page of a product without stock opens and says so; a deleted one is gone', async () => {
  const world = openWorld();
  const empty = givenProduct(world, { stock: 0 });
  const { catalog } = world.call(null).public;
  expect(await catalog.product({ id: empty })).toMatchObject({ id: empty, stock: 0 });
  deleteProduct(world.ctx, { id: empty });
  expect(await rejectionOf(catalog.product({ id: empty }))).toMatchObject({ code: 'product-not-found' });
  expect(await rejectionOf(catalog.product({ id: 987 }))).toMatchObject({ code: 'product-not-found' });
});

test('an endless category gives every product once, in full pages, past those without stock', async () => {
  const world = openWorld();
  const wanted = Array.from({ length: 7 }, (_, index) => {
    givenProduct(world, { stock: 0 });
    givenProduct(world, { category: 'ambalazhe' });
    return givenProduct(world, { subcategory: index % 2 ? 'Tjera' : 'Dekorime' });
  });
  const { catalog } = world.call(null).public;
  const seen: number[] = [];
  const sizes: number[] = [];
  let cursor: number | null = null;
  do {
    const page: Awaited<ReturnType<typeof catalog.byCategory>> = await catalog.byCategory({
      category: 'pasticeri',
      cursor,
      limit: 3,
    });
    seen.push(...idsOf(page.products));
    sizes.push(page.products.length);
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(wanted);
  expect(sizes).toEqual([3, 3, 1]);
});

test('subcategories narrow a category; unknown ones find nothing', async () => {
  const world = openWorld();
  const cream = givenProduct(world, { subcategory: 'TedoreKrem' });
  const other = givenProduct(world, { subcategory: 'Tjera' });
  givenProduct(world, { subcategory: 'Dekorime' });
  const { catalog } = world.call(null).public;
  const ask = async (subcategories: string[]) =>
    idsOf((await catalog.byCategory({ category: 'pasticeri', subcategories })).products);
  expect(await ask(['TedoreKrem', 'Tjera'])).toEqual([cream, other]);
  expect(await ask(['Tjera', 'Alumini'])).toEqual([other]);
  expect(await ask(['nonsense'])).toEqual([]);
  expect(await ask([])).toHaveLength(3);
  expect(await rejectionOf(catalog.byCategory({ category: 'mish' }))).toMatchObject({
    code: 'category-not-found',
  });
  expect(await rejectionOf(catalog.categoryPage({ category: '__proto__' }))).toMatchObject({
    code: 'category-not-found',
  });
});

test('a numbered page of a category knows the totals', async () => {
  const world = openWorld();
  const ids = Array.from({ length: 5 }, () => givenProduct(world, { category: 'paketime' }));
  const page = (number: number) =>
    world.call(null).public.catalog.categoryPage({ category: 'paketime', page: number, limit: 2 });
  expect(await page(1)).toMatchObject({ totalProducts: 5, totalPages: 3, hasNextPage: true });
  expect(idsOf((await page(2)).products)).toEqual([ids[2], ids[3]]);
  expect(await page(3)).toMatchObject({ hasNextPage: false, products: [{ id: ids[4] }] });
  expect(await page(10_000)).toMatchObject({ products: [], hasNextPage: false, totalPages: 3 });
});

test('all featured products come, page after page', async () => {
  const world = openWorld();
  const ids = Array.from({ length: 7 }, () => givenProduct(world, { isFeatured: true }));
  const { featured } = world.call(null).public.catalog;
  const seen: number[] = [];
  for (let cursor: number | undefined; ; ) {
    const page = idsOf(await featured({ limit: 3, cursor }));
    seen.push(...page);
    cursor = page.at(-1);
    if (page.length < 3) break;
  }
  expect(seen).toEqual(ids.toReversed());
});

test('featured products are those that can be bought, newest first', async () => {
  const world = openWorld();
  const first = givenProduct(world, { isFeatured: true });
  givenProduct(world, { isFeatured: true, stock: 0 });
  givenProduct(world);
  const last = givenProduct(world, { isFeatured: true });
  expect(idsOf(await world.call(null).public.catalog.featured({}))).toEqual([last, first]);
  expect(idsOf(await world.call(null).public.catalog.featured({ limit: 1 }))).toEqual([last]);
});

test('related products are of the same category and can be bought', async () => {
  const world = openWorld();
  const [a, b, c] = [1, 2, 3].map(() => givenProduct(world, { subcategory: 'Tjera' }));
  givenProduct(world, { subcategory: 'Dekorime' });
  givenProduct(world, { subcategory: 'Tjera', stock: 0 });
  const related = await world.call(null).public.catalog.related({ id: b! });
  expect(idsOf(related)).toEqual([c, a]);
  expect(idsOf(await world.call(null).public.catalog.related({ id: b!, limit: 1 }))).toEqual([c]);
});

test('a product without a subcategory is related to its like', async () => {
  const world = openWorld();
  const plain = givenProduct(world);
  const other = givenProduct(world);
  givenProduct(world, { subcategory: 'Tjera' });
  expect(idsOf(await world.call(null).public.catalog.related({ id: plain }))).toEqual([other]);
});

test('the shop is listed by pages only, however much is asked for', async () => {
  const world = openWorld();
  const ids = Array.from({ length: 120 }, () => givenProduct(world));
  const { catalog } = world.call(null).public;
  expect(await catalog.list({})).toHaveLength(50);
  expect(idsOf(await catalog.list({ after: ids[99] ?? 0, limit: 100 }))).toEqual(ids.slice(100));
});

test('pages and limits outside their range are rejected', async () => {
  const { catalog } = openWorld().call(null).public;
  for (const input of [{ page: 0 }, { page: 10_001 }, { limit: 0 }, { limit: 101 }, { page: 1.5 }]) {
    expect(await rejectionOf(catalog.list(input))).toMatchObject({ code: 'BAD_REQUEST' });
  }
});

test('a category can be sorted and searched, page after page, and says how many of each kind it holds', async () => {
  const world = openWorld();
  const give = (name: string, priceE4: number, subcategory: string | null, rest = {}) =>
    givenProduct(world, { name, category: 'paketime', priceE4, subcategory, ...rest });
  const pizza = give('Kuti pice', 500, 'Pizza');
  const cake = give('Kuti torte', 900, 'Torte', { discountBasisPoints: 5000 });
  const bag = give('Çantë letre', 300, null);
  give('Kuti e shitur', 100, 'Pizza', { stock: 0 });
  const catalog = world.call(null).public.catalog;
  const read = async (sort: 'name' | 'price' | 'new') => {
    const first = await catalog.byCategory({ category: 'paketime', sort, limit: 2 });
    const rest = await catalog.byCategory({ category: 'paketime', sort, limit: 2, cursor: first.nextCursor });
    expect(rest.nextCursor).toBeNull();
    return idsOf([...first.products, ...rest.products]);
  };
  expect(await read('name')).toEqual([bag, pizza, cake]);
  expect(await read('price')).toEqual([bag, cake, pizza]);
  expect(await read('new')).toEqual([bag, cake, pizza]);
  const found = await catalog.byCategory({ category: 'paketime', query: 'kuti', subcategories: ['Torte'] });
  expect(idsOf(found.products)).toEqual([cake]);
  expect(await catalog.categoryCounts({ category: 'paketime' })).toEqual({
    total: 3,
    bySubcategory: { Pizza: 1, Torte: 1 },
  });
});
