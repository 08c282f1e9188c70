import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { changeNote, isTakenBack } from './use-price-review.ts';

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
