import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';

function openOffice() {
  const world = openWorld();
  return { world, products: world.call(givenUser(world, 'admin')).admin.products };
}

test('the table sorts by each column both ways, without losing or repeating a product', async () => {
  const { world, products } = openOffice();
  for (const [name, priceE4, stock, discountBasisPoints] of [
    ['Çaj', 300, 5, 0],
    ['arra', 100, 50, 1000],
    ['Vaj', 200, 0, 500],
    ['Buke', 200, 5, 0],
  ] as const) {
    givenProduct(world, { name, priceE4, stock, discountBasisPoints, category: 'paketime' });
    world.advance(1000);
  }
  const names = async (input: Parameters<typeof products.list>[0]) =>
    (await products.list(input)).products.map((product) => product.name);
  expect(await names({})).toEqual(['Buke', 'Vaj', 'arra', 'Çaj']);
  expect(await names({ sort: 'newest', direction: 'asc' })).toEqual(['Çaj', 'arra', 'Vaj', 'Buke']);
  expect(await names({ sort: 'name' })).toEqual(['arra', 'Buke', 'Çaj', 'Vaj']);
  expect(await names({ sort: 'name', direction: 'desc' })).toEqual(['Vaj', 'Çaj', 'Buke', 'arra']);
  expect(await names({ sort: 'price' })).toEqual(['arra', 'Vaj', 'Buke', 'Çaj']);
  expect(await names({ sort: 'discount', direction: 'desc' })).toEqual(['arra', 'Vaj', 'Buke', 'Çaj']);
  expect(await names({ sort: 'stock' })).toEqual(['Vaj', 'Buke', 'Çaj', 'arra']);
  for (const sort of ['code', 'category', 'vat'] as const) {
    for (const direction of ['asc', 'desc'] as const) {
      const pages = [
        await names({ sort, direction, limit: 2 }),
        await names({ sort, direction, limit: 2, page: 2 }),
      ];
      expect(new Set(pages.flat()).size).toBe(4);
    }
  }
});

test('the table is filtered, searched and counted', async () => {
  const { world, products } = openOffice();
  givenProduct(world, { name: 'Krem A', isFeatured: true, discountBasisPoints: 100 });
  givenProduct(world, { name: 'Krem B', category: 'ambalazhe', subcategory: 'Set', stock: 3 });
  givenProduct(world, { name: 'Me krem', stock: 0 });
  const names = async (input: Parameters<typeof products.list>[0]) =>
    (await products.list(input)).products.map((product) => product.name).sort();
  expect(await names({ query: 'krem', sort: 'price' })).toEqual(['Krem A', 'Krem B', 'Me krem']);
  expect((await products.list({ query: 'krem' })).products.at(-1)).toMatchObject({ name: 'Me krem' });
  expect(await names({ query: 'krem', category: 'ambalazhe' })).toEqual(['Krem B']);
  expect(await names({ category: 'ambalazhe', subcategory: 'Set' })).toEqual(['Krem B']);
  expect(await names({ isFeatured: true })).toEqual(['Krem A']);
  expect(await names({ isFeatured: false })).toEqual(['Krem B', 'Me krem']);
  expect(await names({ isDiscounted: true })).toEqual(['Krem A']);
  expect(await names({ isDiscounted: false, query: 'kr', sort: 'name' })).toEqual(['Krem B', 'Me krem']);
  expect(await names({ isLowStock: true })).toEqual(['Krem B', 'Me krem']);
  expect(await products.list({ limit: 2 })).toMatchObject({
    totalProducts: 3,
    totalPages: 2,
    hasNextPage: true,
  });
  expect(await products.counts()).toEqual({ total: 3, featured: 1, discounted: 1, lowStock: 2 });
});
