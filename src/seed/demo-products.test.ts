import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseEvenly, readDemoCatalogue } from './demo-products.ts';

const folder = join(import.meta.dirname, '../../data/demo');
const { products } = readDemoCatalogue(join(folder, 'products.csv'));

test('the demo’s price list is that of a real distributor, each product with a code of its own', () => {
  expect(products.length).toBeGreaterThanOrEqual(220);
  expect(new Set(products.map(({ code }) => code)).size).toBe(products.length);
});

test('every product of the price list has a picture', () => {
  const missing = products.filter(({ picture }) => !existsSync(join(folder, 'products', picture)));
  expect(missing.map(({ picture }) => picture)).toEqual([]);
});

test('a few products are taken from all of the list', () => {
  const chosen = chooseEvenly([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 4);
  expect(chosen).toHaveLength(4);
  expect(chosen.at(-1)).toBeGreaterThan(7);
  expect(chooseEvenly([1, 2], 5)).toEqual([1, 2]);
});
