import { expect, test } from 'vitest';
import type { ProductView } from '#web/routes/storefront/products/product-view.ts';
import { byName, matchLines, toLines, withCode } from './read-lines.ts';
import { lineTotalOf, orderedOf } from './use-quick-order.ts';

const product = (values: Partial<ProductView>) =>
  ({
    id: 1,
    code: 'KU-12',
    priceE4: 1_0000,
    stock: 100,
    orderStep: 1,
    minQuantity: 1,
    ...values,
  }) as ProductView;

const match = (text: string, products: readonly ProductView[], chosen = new Map<number, number>()) =>
  matchLines(
    toLines(text).lines,
    byName(products.map((each) => ({ code: each.code, product: each }))),
    chosen,
  );

test('a scanner’s bare code is one piece, and the same product on many lines is one line', () => {
  const { matched } = match('KU-12\nku-12 3\nKU-12', [product({})]);
  expect(matched).toMatchObject([{ quantity: 5, problem: null }]);
});

test('a suggested code replaces the wrong one in its own line, however that is written', () => {
  const corrected = (text: string, line: string, wrong: string) =>
    withCode(text, { line, wrong, code: 'PZ-002' });
  expect(corrected('PZ-001 4\nZ-001 4', 'Z-001 4', 'Z-001')).toBe('PZ-001 4\nPZ-002 4');
  const [dashed] = toLines('• PZ-0O2 – 5').lines;
  expect(corrected('K-1 5\n• PZ-0O2 – 5', dashed?.text ?? '', 'PZ-0O2')).toBe('K-1 5\n• PZ-002 – 5');
});

test('a quantity that isn’t sold names the nearest two, and a chosen one takes its place', () => {
  const packs = product({ orderStep: 25, minQuantity: 50 });
  expect(match('KU-12 60', [packs]).matched[0]?.problem).toEqual({ kind: 'not-sold', nearest: [50, 75] });
  expect(match('KU-12 60', [packs], new Map([[1, 75]])).matched).toMatchObject([
    { quantity: 75, problem: null },
  ]);
});

test('what is sold out, above the stock or without a price is said; unknown codes and other lines are named', () => {
  expect(match('KU-12 101', [product({})]).matched[0]?.problem).toEqual({
    kind: 'above-stock',
    available: 100,
  });
  expect(match('KU-12 1', [product({ stock: 0 })]).matched[0]?.problem).toEqual({ kind: 'sold-out' });
  const asked = { ...product({}), priceE4: null, unitPriceE4: null } as ProductView;
  expect(match('KU-12 1', [asked]).matched[0]?.problem).toEqual({ kind: 'on-request' });
  expect(match('XX-9 4', [product({})]).unknown).toMatchObject([{ text: 'XX-9 4' }]);
  expect(toLines('KU-12 4\nmiell i bardhë').unreadable).toEqual(['miell i bardhë']);
});

test('above the stock, what the cart will take is counted: whole packs only', () => {
  const priceBreaks: ProductView['priceBreaks'] = [{ from: 1, unitPriceE4: 1_0000 }];
  const packs = product({ stock: 58, unit: 'COPE', packName: '', packSize: 24, orderStep: 24, priceBreaks });
  for (const typed of ['KU-12 10', 'KU-12 100']) {
    const line = match(typed, [packs]).matched[0]!;
    expect(line.problem).toEqual({ kind: 'above-stock', available: 58 });
    expect([orderedOf(line), lineTotalOf(line)]).toEqual([48, 48_00]);
  }
});

test('a line whose words are one product alone is that product, and says so', () => {
  const blue = product({ id: 7, code: 'TF-001' });
  const { lines } = toLines('fondant blu 2\nTF-001 1');
  const found = byName([
    { code: 'TF-001', product: blue },
    { code: 'fondant blu', product: blue },
  ]);
  const { matched, unknown } = matchLines(lines, found, new Map(), new Map([[7, 'fondant blu']]));
  expect(matched).toMatchObject([{ quantity: 3, takenFor: 'fondant blu' }]);
  expect(unknown).toEqual([]);
});
