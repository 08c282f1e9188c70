import { expect, test } from 'vitest';
import { checkDraft, type OrderTerms } from './check-draft.ts';
import { draft, NO_RULES } from './testing/given-draft.ts';

const terms = (transportCents: number | null, credit: Partial<OrderTerms['credit']> = {}): OrderTerms => ({
  customerId: 1,
  minimum: { minimumCents: 100_00, transportCents },
  credit: { limitCents: null, exposureCents: 0, isLongOverdue: false, ...credit },
});

test('below the minimum the sum has the transport, and asks for no reason', () => {
  const { need, sum } = checkDraft(draft, NO_RULES, terms(300));
  expect(need).toBeNull();
  expect(sum).toMatchObject({
    goodsCents: 60_00,
    transportCents: 300,
    totalCents: 63_00,
    missingCents: 40_00,
  });
});

test('where small orders are rejected the reason is asked for once the day is chosen, and excuses', () => {
  expect(checkDraft({ ...draft, deliverDate: null }, NO_RULES, terms(null))).toMatchObject({
    need: null,
    sum: { isRejected: true, totalCents: 60_00 },
  });
  expect(checkDraft(draft, NO_RULES, terms(null))).toMatchObject({
    need: 'minimum',
    sum: { isRejected: true },
  });
  expect(checkDraft({ ...draft, overrideReason: 'Klient i ri' }, NO_RULES, terms(null))).toMatchObject({
    need: 'minimum',
    sum: { isRejected: false, isExcused: true },
  });
});

test('a reason for the day excuses transport too, one that nobody asks for does not', () => {
  const withReason = { ...draft, overrideReason: 'Festë' };
  expect(checkDraft(withReason, { needOf: () => 'late' }, terms(300)).sum).toMatchObject({
    totalCents: 60_00,
  });
  expect(checkDraft(withReason, NO_RULES, terms(300)).sum).toMatchObject({ totalCents: 63_00 });
});

test('beyond the limit it will wait, and by how much is known; transport counts', () => {
  const credit = { limitCents: 100_00, exposureCents: 40_00 };
  expect(checkDraft(draft, NO_RULES, terms(300, credit)).sum).toMatchObject({
    holdCause: 'limit',
    overCents: 300,
  });
  expect(checkDraft(draft, NO_RULES, terms(0, credit)).sum?.holdCause).toBeNull();
  expect(checkDraft(draft, NO_RULES, terms(0, { isLongOverdue: true })).sum?.holdCause).toBe('overdue');
});

test('nothing is said of an empty draft, or before the terms are known', () => {
  expect(checkDraft({ ...draft, lines: [] }, NO_RULES, terms(300)).sum).toBeNull();
  expect(checkDraft(draft, NO_RULES)).toEqual({ need: null, sum: null });
});
