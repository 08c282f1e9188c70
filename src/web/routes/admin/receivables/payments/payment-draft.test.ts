import { expect, test } from 'vitest';
import {
  isLargeCash,
  likelyCents,
  type PaymentDraft,
  planOldest,
  readPayment,
  typedOf,
} from './payment-draft.ts';

const open = [
  { entryId: 7, openCents: 2000 },
  { entryId: 9, openCents: 3000 },
];

const draft: PaymentDraft = {
  amount: '25,00',
  method: 'bank',
  driverCode: '',
  reference: '',
  note: '',
  day: '2026-11-22',
  reason: '',
  plan: 'oldest',
  typed: {},
};

test('a payment is expected to be what is overdue, else what is owed, and never more than that', () => {
  expect(likelyCents({ balanceCents: 9000, overdueCents: 4000 })).toBe(4000);
  expect(likelyCents({ balanceCents: 9000, overdueCents: 0 })).toBe(9000);
  expect(likelyCents({ balanceCents: 1000, overdueCents: 4000 })).toBe(1000);
  expect(likelyCents({ balanceCents: -500, overdueCents: 0 })).toBe(0);
});

test('the oldest due is paid first, what is over stays', () => {
  expect([...readPayment(draft, open, false).plan]).toEqual([
    [7, 2000],
    [9, 500],
  ]);
  expect(readPayment({ ...draft, amount: '60' }, open, false)).toMatchObject({
    leftCents: 1000,
    canSend: true,
  });
  expect(typedOf(planOldest(2500, open))).toEqual({ 7: '20,00', 9: '5,00' });
});

test('who chooses may give no item more than is open of it, and no more than was paid', () => {
  const chosen = { ...draft, plan: 'chosen' } as const;
  expect(readPayment({ ...chosen, typed: { 9: '25' } }, open, false)).toMatchObject({
    leftCents: 0,
    canSend: true,
  });
  const tooMuch = readPayment({ ...chosen, typed: { 7: '20,01' } }, open, false);
  expect([...tooMuch.faults.items.keys()]).toEqual([7]);
  expect(tooMuch.canSend).toBe(false);
  expect(readPayment({ ...chosen, typed: { 7: '20', 9: '30' } }, open, false)).toMatchObject({
    leftCents: -2500,
    canSend: false,
  });
});

test('nothing is sent without an amount, or without the driver who took the cash', () => {
  for (const amount of ['', '0', '0,00', '-5', 'abc', '1,234']) {
    expect(readPayment({ ...draft, amount }, open, false).canSend).toBe(false);
  }
  expect(readPayment({ ...draft, method: 'cash_driver' }, open, false).canSend).toBe(false);
  expect(readPayment({ ...draft, method: 'cash_driver', driverCode: '3' }, open, false).canSend).toBe(true);
});

test('much cash of a person without a business number is pointed out', () => {
  const cash = { cents: 200_001, method: 'cash_counter' } as const;
  expect(isLargeCash(cash, { businessNumber: '' }, 200_000)).toBe(true);
  expect(isLargeCash({ ...cash, cents: 200_000 }, { businessNumber: '' }, 200_000)).toBe(false);
  expect(isLargeCash(cash, { businessNumber: '810000001' }, 200_000)).toBe(false);
  expect(isLargeCash({ ...cash, method: 'bank' }, { businessNumber: '' }, 200_000)).toBe(false);
  expect(isLargeCash(cash, { businessNumber: '' }, 0)).toBe(false);
});

test('nothing is sent into a month whose books are closed without a reason', () => {
  expect(readPayment(draft, open, true)).toMatchObject({
    canSend: false,
    faults: { reason: 'Shkruani arsyen.' },
  });
  expect(readPayment({ ...draft, reason: 'Ekstrakti erdhi vonë' }, open, true).canSend).toBe(true);
});

test('nothing is sent before its method is chosen', () => {
  const unchosen = readPayment({ ...draft, method: '' }, open, false);
  expect([unchosen.canSend, unchosen.faults.method]).toEqual([false, 'Zgjidhni mënyrën e pagesës.']);
});

test.each([
  ['25,00', 0],
  ['50,00', 0],
  ['50,01', 1],
  ['60,00', 1000],
])('a payment of %s exceeds what is open by %i cents', (amount, overCents) => {
  expect(readPayment({ ...draft, amount }, open, false)).toMatchObject({ overCents, openCents: 5000 });
});
