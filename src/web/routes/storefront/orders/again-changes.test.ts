import { expect, test } from 'vitest';
import { listUnfilled, toChanges } from './again-changes.ts';

type Line = Parameters<typeof toChanges>[0][number];

const line = (productId: number, wantedQuantity: number, more: Partial<Line> = {}): Line => ({
  productId,
  productName: `Kuti ${productId}`,
  productCode: `K-${productId}`,
  unit: 'COPE',
  unitPriceE4: 1_0000,
  priceBreaks: [{ from: 1, unitPriceE4: 1_0000 }],
  packName: '',
  packSize: 1,
  orderStep: 1,
  minQuantity: 1,
  vatBasisPoints: 1800,
  stock: 1_000,
  quantity: wantedQuantity,
  wantedQuantity,
  ...more,
});

const quantities = (lines: Line[], inCart: ReadonlyMap<number, number> = new Map()) =>
  toChanges(lines, inCart).map(({ quantity }) => quantity);

const reasonsFor = (lines: Line[], inCart: ReadonlyMap<number, number> = new Map()) =>
  listUnfilled({ lines, leftOut: [] }, inCart).map(({ why }) => why);

test('what is in the cart and what comes again are a quantity that is sold', () => {
  expect(quantities([line(1, 24, { orderStep: 24 })], new Map([[1, 24]]))).toEqual([48]);
  expect(quantities([line(1, 24, { orderStep: 24 })], new Map([[1, 12]]))).toEqual([48]);
  expect(quantities([line(1, 5)], new Map([[1, 3]]))).toEqual([8]);
});

test('everything that is not as it was is named: rounded down or up, short of stock, left out', () => {
  expect(reasonsFor([line(1, 5)])).toEqual([]);
  expect(reasonsFor([line(1, 30, { orderStep: 24 })])).toEqual([
    '24 në vend të 30. Porositet në hapa prej 24',
  ]);
  expect(reasonsFor([line(1, 5, { orderStep: 24, minQuantity: 48 })])).toEqual([
    '48 në vend të 5. Porositet nga 48, në hapa prej 24',
  ]);
  expect(reasonsFor([line(1, 50, { stock: 30 })])).toEqual(['vetëm 30 nga 50 janë në stok']);
  expect(reasonsFor([line(1, 50, { stock: 60 })], new Map([[1, 20]]))).toEqual([
    'vetëm 40 nga 50 janë në stok',
  ]);
  const leftOut = (['no-stock', 'not-in-region', 'on-request', 'deleted'] as const).map((reason, index) => ({
    productId: index,
    productName: reason,
    quantity: 1,
    reason,
  }));
  expect(listUnfilled({ lines: [], leftOut }, new Map())).toEqual([
    { productName: 'no-stock', why: 'nuk ka më në stok' },
    { productName: 'not-in-region', why: 'nuk ofrohet në regjionin tuaj' },
    { productName: 'on-request', why: 'çmimi jepet sipas kërkesës' },
    { productName: 'deleted', why: 'nuk shitet më' },
  ]);
});
