import { expect, test } from 'vitest';
import {
  activeCategories,
  activeSubcategories,
  categoryLabel,
  subcategoryLabel,
} from '#shared/categories.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld, type World } from '#testing/world.ts';

function givenShop() {
  const world = openWorld();
  givenProduct(world, { name: 'Mbushje mjedër 6 kg', code: 'TF-001', subcategory: 'TedoreFilling' });
  givenProduct(world, {
    name: 'Peceta 33×33, 50 copë',
    code: 'PE-9',
    category: 'paketime',
    subcategory: 'Leter',
  });
  givenProduct(world, { name: 'Mbushje limon 16 kg', code: 'TF-002', subcategory: 'TedoreFilling' });
  givenProduct(world, { name: 'Miell T-400', code: 'MI-112', subcategory: 'TedoreMiell' });
  givenProduct(world, { name: 'Krem gjelbër', code: 'MM-7', subcategory: 'MasterMartini' });
  givenProduct(world, { name: 'Kuti picash 32 cm', category: 'paketime', subcategory: 'Pizza', code: 'K1' });
  givenProduct(world, { name: 'Letër sanduiçi', category: 'paketime', subcategory: 'Leter', code: 'L1' });
  givenProduct(world, { name: 'Kroasan i madh', code: 'KR', barcode: '4006381333931' });
  return world;
}

async function find(world: World, query: string): Promise<string[]> {
  const found = await world.call(null).public.catalog.search({ query, isLiteral: true });
  return found.products.map((product) => product.name);
}

test.each([
  ['filling', ['Mbushje mjedër 6 kg', 'Mbushje limon 16 kg']],
  ['tedore filling', ['Mbushje mjedër 6 kg', 'Mbushje limon 16 kg']],
  ['master martini', ['Krem gjelbër']],
  ['6kg', ['Mbushje mjedër 6 kg']],
  ['6 kg', ['Mbushje mjedër 6 kg']],
  ['50 copë', ['Peceta 33×33, 50 copë']],
  ['tf001', ['Mbushje mjedër 6 kg']],
  ['TF 001', ['Mbushje mjedër 6 kg']],
  ['T400', ['Miell T-400']],
  ['mieli', ['Miell T-400']],
  ['letra', ['Letër sanduiçi']],
  ['kutitë', ['Kuti picash 32 cm']],
  ['pizza', ['Kuti picash 32 cm']],
  ['pica 32', ['Kuti picash 32 cm']],
  ['sandwich', ['Letër sanduiçi']],
  ['croissant', ['Kroasan i madh']],
  ['12', ['Miell T-400']],
  ['4006381333931', ['Kroasan i madh']],
  ['filling 6kg', ['Mbushje mjedër 6 kg']],
])('%s is found', async (query, names) => {
  expect(await find(givenShop(), query)).toEqual(names);
});

test('what is clearly mistyped is searched as it was meant, and literally on request', async () => {
  const world = openWorld();
  givenProduct(world, { name: 'Krem çokollatë' });
  const { search } = world.call(null).public.catalog;
  expect(await search({ query: 'cokolate' })).toMatchObject({
    corrected: 'çokollatë',
    products: [{ name: 'Krem çokollatë' }],
  });
  expect(await search({ query: 'cokolate', isLiteral: true })).toMatchObject({
    corrected: null,
    products: [],
  });
  expect(await search({ query: 'krem' })).toMatchObject({ corrected: null, totalProducts: 1 });
  expect(await search({ query: 'krokodil' })).toMatchObject({ corrected: null, products: [] });
});

test.each([
  ['piza', 'Kuti pica 32 cm'],
  ['pcia', 'Kuti pica 32 cm'],
  ['kuto', 'Kuti pica 32 cm'],
  ['mjell', 'Miell T-400'],
  ['niell', 'Miell T-400'],
  ['ligë', 'Lugë plastike'],
  ['kremi', 'Krem çokollatë'],
  ['qokollad', 'Krem çokollatë'],
  ['sheqr', 'Perla sheqeri ari'],
  ['cokolate', 'Krem çokollatë'],
])('a slip in %s is mended and its products are shown at once', async (query, name) => {
  const world = openWorld();
  for (const known of [
    'Kuti pica 32 cm',
    'Miell T-400',
    'Lugë plastike',
    'Krem çokollatë',
    'Perla sheqeri ari',
  ]) {
    givenProduct(world, { name: known });
  }
  const { products } = await world.call(null).public.catalog.search({ query });
  expect(products.map((product) => product.name)).toContain(name);
});

test('the word that was meant is shown as the shop spells it', async () => {
  const world = openWorld();
  givenProduct(world, { name: 'Mbushje fëstëku' });
  const { search } = world.call(null).public.catalog;
  expect(await search({ query: 'fystek' })).toMatchObject({ corrected: 'fëstëk', totalProducts: 1 });
});

test.each(['pi', 'pia', 'xyza', 'krokodil', 'makina'])(
  '%s is near nothing and finds nothing',
  async (query) => {
    const world = openWorld();
    givenProduct(world, { name: 'Kuti pica 32 cm' });
    const found = await world.call(null).public.catalog.search({ query });
    expect(found.corrected).toBeNull();
  },
);

test('the index reads every label as the shop shows it', () => {
  const world = openWorld();
  for (const { key: category } of activeCategories()) {
    for (const { key: subcategory } of activeSubcategories(category))
      givenProduct(world, { subcategory, category });
  }
  const rows = world.handle.connection
    .prepare<[], { category: string; subcategory: string; shelf: string }>(
      'SELECT p.category, p.subcategory, t.shelf FROM products p JOIN product_texts t ON t.id = p.id',
    )
    .all();
  for (const { category, subcategory, shelf } of rows) {
    expect(shelf).toBe(`${categoryLabel(category)} | ${subcategoryLabel(category, subcategory)}`);
  }
});

test('the office edits the words that stand for each other', async () => {
  const world = givenShop();
  const { search } = world.call(givenUser(world, 'admin')).admin;
  expect((await search.synonyms()).groups).toContainEqual(['sanduiç', 'sandwich', 'sendviç']);
  expect(await find(world, 'brum')).toEqual([]);
  const groups = [['Brum', 'kroasan']];
  expect(await search.saveSynonyms({ groups })).toEqual({ groups });
  expect(await find(world, 'brumi')).toEqual(['Kroasan i madh']);
  expect(await find(world, 'sandwich')).toEqual([]);
  const twice = search.saveSynonyms({
    groups: [
      ['a1', 'b1'],
      ['A1', 'c1'],
    ],
  });
  expect(await rejectionOf(twice)).toMatchObject({ code: 'synonym-twice' });
  expect(await search.synonyms()).toEqual({ groups });
});

test('a product that changes its category is found there', async () => {
  const world = givenShop();
  const { products } = world.call(givenUser(world, 'admin')).admin;
  const [croissant] = (await products.list({ query: 'kroasan' })).products;
  await products.update({ id: croissant!.id, subcategory: 'MasterMartini' });
  expect(await find(world, 'martini')).toEqual(['Krem gjelbër', 'Kroasan i madh']);
});
