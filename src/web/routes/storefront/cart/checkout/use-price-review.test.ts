import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { changeNote, isTakenBack, transportChange } from './use-price-review.ts';

const line = (productId: number, name: string, unitPriceE4: number, quantity: number) => ({
  productId,
  quantity,
  unitPriceE4,
  product: { name },
});
const free = { minimumCents: 0, transportCents: null };
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('a price that changed in an open cart is named with both totals, several by their number', () => {
  const lines = [line(1, 'Miell T-500', 36_0000, 2), line(2, 'Krem', 10_0000, 3)];
  expect(changeNote({ lines, minimum: free }, new Map())).toBeNull();
  expect(plain(changeNote({ lines, minimum: free }, new Map([[1, 12_0000]])))).toBe(
    'Çmimi i „Miell T-500” ndryshoi: totali 54,00 € → 102,00 €.',
  );
  const both = new Map([
    [1, 12_0000],
    [2, 9_0000],
  ]);
  expect(plain(changeNote({ lines, minimum: free }, both))).toBe(
    'Çmimet e 2 produkteve ndryshuan: totali 51,00 € → 102,00 €.',
  );
});

test('the totals are those beside the button: with the transport that a smaller order costs', () => {
  const minimum = { minimumCents: 60_00, transportCents: 250 };
  const cart = { lines: [line(1, 'Miell', 36_0000, 2)], minimum };
  expect(plain(changeNote(cart, new Map([[1, 12_0000]])))).toContain('totali 26,50 € → 72,00 €');
});

test('transport that changed in an open cart is named with both charges and totals, also beside a price', () => {
  const before = { minimumCents: 100_00, transportCents: 250 };
  const minimum = { minimumCents: 100_00, transportCents: 500 };
  const cart = { lines: [line(1, 'Miell', 36_0000, 2)], minimum };
  expect(changeNote(cart, new Map(), minimum)).toBeNull();
  expect(plain(changeNote(cart, new Map(), before))).toBe(
    'Transporti ndryshoi: 2,50 € → 5,00 €, totali 74,50 € → 77,00 €.',
  );
  expect(plain(changeNote(cart, new Map([[1, 12_0000]]), before))).toBe(
    'Transporti ndryshoi: 2,50 € → 5,00 €. Çmimi i „Miell” ndryshoi: totali 26,50 € → 77,00 €.',
  );
});

test('transport changes with the minimum and with its charge, not by what the customer adds', () => {
  const below = {
    lines: [line(1, 'Miell', 36_0000, 2)],
    minimum: { minimumCents: 100_00, transportCents: 250 },
  };
  expect(transportChange(below, { minimumCents: 50_00, transportCents: 250 })).toEqual({
    beforeCents: 0,
    nowCents: 250,
  });
  expect(transportChange(below, { minimumCents: 90_00, transportCents: 250 })).toBeNull();
  const above = { ...below, lines: [line(1, 'Miell', 36_0000, 3)] };
  expect(transportChange(above, { minimumCents: 100_00, transportCents: 900 })).toBeNull();
});

test('a refusal is over once the prices are again those that were shown, not when pieces differ', () => {
  const now = { lines: [line(1, 'Miell', 12_0000, 2)], minimum: free };
  expect(isTakenBack(refusal({ productId: 1, shownE4: 12_0000, nowE4: 36_0000 }), now)).toBe(true);
  expect(isTakenBack(refusal({ productId: 1, shownE4: 11_0000, nowE4: 36_0000 }), now)).toBe(false);
  expect(isTakenBack(refusal({ productId: 1, shownE4: 12_0000, nowE4: 12_0000 }), now)).toBe(false);
  expect(isTakenBack(refusal({ productId: 1, nowE4: 12_0000 }), now)).toBe(false);
  expect(isTakenBack(null, now)).toBe(false);
});

function refusal(line: { productId: number; shownE4?: number; nowE4: number | null }): Error {
  const rejection = { code: 'cart-changed', data: { lines: [line] } };
  const data = { code: 'CONFLICT', httpStatus: 409, rejection };
  return TRPCClientError.from({ error: { code: -32009, message: '', data } } as never);
}
