import { expect, test } from 'vitest';
import { readDebit } from './debit-draft.ts';

const words = { key: 1, description: ' Transport ', amount: '5,00', vatBasisPoints: 1800 };

test('a debit note sums amounts on the invoice’s lines and lines of words', () => {
  expect(readDebit([7, 8], { typed: { 8: '1,20' }, words: [words] })).toEqual({
    lines: [
      { lineId: 8, amountCents: 120 },
      { description: 'Transport', amountCents: 500, vatBasisPoints: 1800 },
    ],
    totalCents: 620,
    canSend: true,
  });
});

test('words without an amount, an amount without words, and what is no amount are not sent', () => {
  const canSend = (draft: Partial<typeof words>) =>
    readDebit([7], { typed: { 7: '1' }, words: [{ ...words, ...draft }] }).canSend;
  expect([canSend({ amount: '' }), canSend({ description: '' }), canSend({ amount: 'pesë' })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(canSend({ amount: '', description: '' })).toBe(true);
  expect(readDebit([7], { typed: {}, words: [] }).canSend).toBe(false);
});
