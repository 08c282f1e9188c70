import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { draft, NO_RULES } from './testing/given-draft.ts';
import { totalBefore, totalNamedBy } from './use-total-review.ts';

const minimum = { minimumCents: 100_00, transportCents: 300 };
const credit = { limitCents: null, exposureCents: 0, isLongOverdue: false };
const terms = { customerId: 1, minimum: { minimumCents: 100_00, transportCents: 700 }, credit };

test('the total of before has the transport that the desk showed first, and the prices of the draft', () => {
  expect(totalBefore(draft, NO_RULES, terms, minimum)).toBe(63_00);
  expect(totalBefore({ ...draft, overrideReason: 'Festë' }, { needOf: () => 'late' }, terms, minimum)).toBe(
    60_00,
  );
});

test('before the terms were on the screen, the goods alone were', () => {
  expect(totalBefore(draft, NO_RULES, terms, undefined)).toBe(60_00);
  expect(totalBefore(draft, NO_RULES, undefined, undefined)).toBe(60_00);
});

test('a refusal names the total that it asks about: current prices and transport', () => {
  const rejection = {
    code: 'cart-changed',
    data: { lines: [{ productId: 1, nowE4: 1100_00 }], transportCents: 700 },
  };
  const data = { code: 'CONFLICT', httpStatus: 409, rejection };
  const refusal = TRPCClientError.from({ error: { code: -32009, message: '', data } } as never);
  expect(totalNamedBy(refusal, [{ productId: 1, quantity: 6 }])).toBe(73_00);
  expect(totalNamedBy(new Error('x'), [{ productId: 1, quantity: 6 }])).toBeNull();
});
