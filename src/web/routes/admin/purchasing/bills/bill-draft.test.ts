import { expect, test } from 'vitest';
import {
  type BillDraft,
  emptyBill,
  emptyWords,
  faultsOf,
  sumsOf,
  toBill,
  totalOf,
  withGoods,
  withKind,
} from './bill-draft.ts';

const draft: BillDraft = { ...emptyBill('2026-11-18'), supplierId: 4, number: ' A-1 ' };

const receipt = {
  id: 7,
  lines: [
    { lineId: 71, productName: 'Miell', vatBasisPoints: 800, left: 20, netCostE4: 11_5000 },
    { lineId: 72, productName: 'Kuti', vatBasisPoints: 1800, left: 3, netCostE4: null },
  ],
};

test('a receipt brings its lines with what is left and what a piece was said to cost', () => {
  const named = withGoods(draft, receipt, true);
  expect(named.goods.map(({ quantity, price }) => [quantity, price])).toEqual([
    ['20', '11,50'],
    ['3', ''],
  ]);
  expect(faultsOf(named)).toEqual(['goods']);
  expect(withGoods(named, receipt, false).goods).toEqual([]);
});

test('base and VAT follow the lines, and what was typed stands', () => {
  const named = withGoods(draft, receipt, true);
  const [flour, boxes] = named.goods;
  const whole = { ...named, goods: [flour!, { ...boxes!, price: '2' }] };
  expect(sumsOf(whole)).toEqual([
    { rate: 1800, netCents: 600, usualCents: 108, vatCents: 108 },
    { rate: 800, netCents: 23000, usualCents: 1840, vatCents: 1840 },
  ]);
  expect(totalOf(sumsOf(whole))).toBe(25_548);
  const typed = { ...whole, typedVat: { 800: '18,42' } };
  expect(toBill(typed)).toEqual({
    kind: 'domestic',
    supplierId: 4,
    number: 'A-1',
    issuedOn: '2026-11-18',
    isAsset: false,
    isDeductible: true,
    note: '',
    lines: [
      { receiptLineId: 71, quantity: 20, netPriceE4: 115_000 },
      { receiptLineId: 72, quantity: 3, netPriceE4: 20_000 },
    ],
    vat: [
      { vatBasisPoints: 1800, netCents: 600, vatCents: 108 },
      { vatBasisPoints: 800, netCents: 23000, vatCents: 1842 },
    ],
  });
});

test('VAT that was typed does not stay when other goods are named', () => {
  const typed = { ...withGoods(draft, receipt, true), typedVat: { 800: '18,42' } };
  const others = { ...receipt, id: 8 };
  for (const changed of [withGoods(typed, others, true), withGoods(typed, receipt, false)])
    expect(changed.typedVat).toEqual({});
});

test('goods bear the rate on the bill, not that of the product', () => {
  const [flour] = withGoods(draft, receipt, true).goods;
  const unregistered = { ...draft, note: 'Kursi 1,07', goods: [{ ...flour!, rate: 0 as const }] };
  expect(toBill(unregistered)).toMatchObject({
    note: 'Kursi 1,07',
    vat: [{ vatBasisPoints: 0, netCents: 23000, vatCents: 0 }],
  });
});

test('a rebate is below zero, freight is spread on receipts', () => {
  const freight = { ...emptyWords(draft), description: 'Transport', net: '15', receiptIds: [7] };
  const rebate = { ...freight, key: 2, description: 'Zbritje', net: '−5,00', receiptIds: [] };
  const bill = toBill({ ...draft, words: [freight, rebate] });
  expect(bill?.lines).toEqual([
    {
      description: 'Transport',
      netCents: 1500,
      vatBasisPoints: 1800,
      isOwed: true,
      spread: { receiptIds: [7], by: 'value' },
    },
    { description: 'Zbritje', netCents: -500, vatBasisPoints: 1800, isOwed: true },
  ]);
  expect(bill?.vat).toEqual([{ vatBasisPoints: 1800, netCents: 1000, vatCents: 180 }]);
});

test('another kind keeps what it may bear', () => {
  const named = withGoods(draft, receipt, true);
  expect(withKind(named, 'foreign').goods.map(({ rate }) => rate)).toEqual([0, 0]);
  expect(withKind(named, 'farmer').goods.map(({ rate }) => rate)).toEqual([800, 800]);
  expect(withKind(named, 'credit_note').goods).toEqual([]);
  const customs = withKind(draft, 'customs');
  expect(customs.words.map(({ description, isOwed }) => [description, isOwed])).toEqual([
    ['Vlera e mallit', false],
    ['Dogana', true],
  ]);
  expect(withKind(customs, 'domestic').words.every(({ isOwed }) => isOwed)).toBe(true);
});

test('what is missing or cannot be read is named', () => {
  expect(faultsOf(emptyBill('2026-11-18'))).toEqual(['supplier', 'number', 'lines']);
  const word = { ...emptyWords(draft), description: 'Qira', net: 'shumë' };
  expect(faultsOf({ ...draft, words: [word] })).toEqual(['words']);
  const read = { ...draft, words: [{ ...word, net: '10' }] };
  expect(faultsOf({ ...read, typedVat: { 1800: 'x' } })).toEqual(['vat']);
  expect(faultsOf(read)).toEqual([]);
});
