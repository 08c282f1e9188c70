import { expect, test } from 'vitest';
import { pricesOfColumn, pricesOfRows, readPasted, withPrices } from './paste-prices.ts';

test('a column of a spreadsheet is a column of prices; one that is no price is named, an empty one leaves what is there', () => {
  const pasted = readPasted('1,20\r\n\r\nfalas\r\n0,0185\r\n');
  expect(pasted).toEqual({ kind: 'column', cells: ['1,20', '', 'falas', '0,0185'] });
  if (pasted.kind !== 'column') return;
  expect(pricesOfColumn(pasted.cells, [7, 8, 9, 10, 11], 24)).toEqual({
    prices: [
      { productId: 7, from: 24, priceE4: 1_2000 },
      { productId: 10, from: 24, priceE4: 185 },
    ],
    missing: [],
    unread: ['falas'],
  });
});

test('rows with code, price and quantity find their products, headings or not; what is not found is named', () => {
  const pasted = readPasted('Kodi\tÇmimi\tNga\nA-1\t1,20 €\nA-1\t1,10\t24\nZ-9\t2,00\nA-1\tdy\n');
  expect(pasted.kind).toBe('codes');
  if (pasted.kind !== 'codes') return;
  expect(pricesOfRows(pasted.rows, new Map([['A-1', 7]]))).toEqual({
    prices: [
      { productId: 7, from: 1, priceE4: 1_2000 },
      { productId: 7, from: 24, priceE4: 1_1000 },
    ],
    missing: ['Z-9'],
    unread: ['A-1 dy'],
  });
});

test.each([
  ['Kodi\tÇmimi pa TVSH', 'net'],
  ['Kodi\tÇmimi me TVSH (€)', 'gross'],
  ['Kodi\tÇmimi', null],
])('of pasted rows under %j the basis is %s', (head, basis) => {
  expect(readPasted(`${head}\nA-1\t1,20\n`)).toMatchObject({ kind: 'codes', basis });
});

test('prices that are set stand in their order, and one that is taken away is gone', () => {
  const breaks = [
    { from: 1, priceE4: 1_2000 },
    { from: 120, priceE4: 1_0000 },
  ];
  const changed = withPrices(breaks, 7, [
    { productId: 7, from: 24, priceE4: 1_1000 },
    { productId: 7, from: 120, priceE4: null },
    { productId: 8, from: 1, priceE4: 5 },
  ]);
  expect(changed).toEqual([
    { from: 1, priceE4: 1_2000 },
    { from: 24, priceE4: 1_1000 },
  ]);
});
