import { expect, test } from 'vitest';
import {
  addPieces,
  breaksOrderRule,
  type Draft,
  type DraftProduct,
  findRest,
  raisePieces,
  setPieces,
  totalOf,
  withLinesSince,
  withoutPlaced,
  withProducts,
} from './draft.ts';

const empty: Draft = {
  customerId: 7,
  customerName: 'Furra Arta',
  lines: [],
  deliverDate: null,
  comment: '',
  key: 'k',
  isParked: false,
  leftAt: 0,
};

const box: DraftProduct = {
  productId: 1,
  name: 'Kuti',
  code: 'K-1',
  unit: 'COPE',
  unitPriceE4: 250_00,
  vatBasisPoints: 1800,
  stock: 10,
};

test('pieces of the same product add up, and the total follows', () => {
  const once = addPieces(empty, box, 4);
  const twice = addPieces(once.draft, box, 3);
  expect(twice.available).toBeNull();
  expect(twice.draft.lines).toEqual([{ ...box, quantity: 7 }]);
  expect(totalOf(twice.draft.lines)).toBe(1750);
});

test('more than the stock takes nothing, and says how much there is', () => {
  expect(addPieces(empty, box, 11)).toEqual({ available: 10, draft: empty });
  const some = addPieces(empty, box, 4).draft;
  expect(addPieces(some, box, 7)).toEqual({ available: 10, draft: some });
  expect(setPieces(some, box, 99_999)).toEqual({ available: 10, draft: some });
  expect(raisePieces(some, box, 11)).toEqual({ available: 10, draft: some });
  expect(addPieces(empty, { ...box, stock: 0 }, 1)).toEqual({ available: 0, draft: empty });
});

test('what there is can be taken instead, unless the draft has it all', () => {
  expect(findRest(empty, box)).toBe(10);
  expect(findRest(addPieces(empty, box, 4).draft, box)).toBe(10);
  expect(findRest(addPieces(empty, box, 10).draft, box)).toBeNull();
  expect(findRest(empty, { ...box, stock: 0 })).toBeNull();
});

test('a line of which others took the rest meanwhile can be lowered, not raised', () => {
  const { draft } = addPieces(empty, box, 8);
  const fewer = { ...box, stock: 3 };
  expect(setPieces(draft, fewer, 7)).toMatchObject({ available: null, draft: { lines: [{ quantity: 7 }] } });
  expect(setPieces(draft, fewer, 9)).toEqual({ available: 3, draft });
});

test('a quantity of 0 removes the line; a line that is not there stays away', () => {
  const { draft } = addPieces(addPieces(empty, box, 2).draft, { ...box, productId: 2 }, 1);
  expect(setPieces(draft, box, 0).draft.lines.map((line) => line.productId)).toEqual([2]);
  expect(setPieces(draft, { ...box, productId: 9 }, 3).draft).toBe(draft);
});

test('new prices and stock come into the lines, the dictated quantity stays', () => {
  const { lines } = addPieces(empty, box, 5).draft;
  const cheaper = new Map([[1, { ...box, unitPriceE4: 200_00, stock: 3 }]]);
  expect(withProducts(lines, cheaper)).toEqual([{ ...box, unitPriceE4: 200_00, stock: 3, quantity: 5 }]);
});

test('what was dictated while the order was on its way is left of the draft', () => {
  const lid = { ...box, productId: 2 };
  const draft = addPieces(addPieces(addPieces(empty, box, 4).draft, lid, 1).draft, box, 2).draft;
  const placed = [{ productId: 1, quantity: 4 }];
  expect(withoutPlaced(draft, placed).lines).toEqual([
    { ...box, quantity: 2 },
    { ...lid, quantity: 1 },
  ]);
  expect(withoutPlaced(addPieces(empty, box, 4).draft, placed).lines).toEqual([]);
});

test('a discarded order that comes back keeps what was dictated since', () => {
  const lid = { ...box, productId: 2 };
  const discarded = { ...addPieces(addPieces(empty, box, 4).draft, lid, 1).draft, comment: 'Pas orës 10' };
  const since = { ...addPieces(empty, box, 6).draft, deliverDate: '2026-12-01', key: 'later' };
  expect(withLinesSince(discarded, since)).toEqual({
    ...discarded,
    lines: [
      { ...lid, quantity: 1 },
      { ...box, quantity: 6 },
    ],
    deliverDate: '2026-12-01',
  });
  expect(withLinesSince(discarded, undefined)).toBe(discarded);
});

test('a line costs what so many pieces cost, and a quantity against the rule is known', () => {
  const priceBreaks = [
    { from: 1, unitPriceE4: 1_2000 },
    { from: 24, unitPriceE4: 1_1000 },
  ] as const;
  const line = (quantity: number) => ({ ...box, stock: 100, priceBreaks, orderStep: 12, quantity });
  expect([12, 24].map((quantity) => totalOf([line(quantity)]))).toEqual([14_40, 26_40]);
  expect([12, 13, 24].map((quantity) => breaksOrderRule(line(quantity)))).toEqual([false, true, false]);
});
