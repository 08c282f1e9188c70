import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TODAY = '2026-11-18';

async function givenAccounts() {
  const world = openWorld();
  const { receivables: accounts, audit } = world.call(givenUser(world, 'admin')).admin;
  const late = givenUser(world, 'customer', { name: 'Furra Iliria' }).id;
  const ahead = givenUser(world, 'customer', { name: 'Pastiçeria Ëmbla' }).id;
  const quiet = givenUser(world, 'customer', { name: 'Bar Qetësia' }).id;
  const owes = (amountCents: number, dueOn: string, number: string) =>
    accounts.enterOpening({ customerId: late, amountCents, day: '2026-09-01', dueOn, number });
  await owes(5000, '2026-11-15', 'A-2');
  await owes(2000, '2026-11-16', 'A-3');
  await owes(1000, '2026-12-16', 'A-4');
  await accounts.enterOpening({ customerId: ahead, amountCents: -3000, day: TODAY });
  return { world, accounts, audit, late, ahead, quiet, owes };
}

test('the list counts who owes, who is late and who is to have something, whichever of them is shown', async () => {
  const { accounts, late, ahead } = await givenAccounts();
  const counts = { all: 3, owing: 1, overdue: 1, credit: 1 };
  const overdue = await accounts.list({ show: 'overdue' });
  expect(overdue).toMatchObject({
    total: 1,
    totals: { ...counts, balanceCents: 8000, overdueCents: 7000 },
    accounts: [{ customerId: late, balanceCents: 8000, overdueCents: 7000, oldestDueOn: '2026-11-15' }],
  });
  expect(await accounts.list({ show: 'credit' })).toMatchObject({
    total: 1,
    totals: { ...counts, balanceCents: -3000, overdueCents: 0 },
    accounts: [{ customerId: ahead }],
  });
  const all = await accounts.list({ show: 'all', limit: 1, page: 3 });
  expect(all.accounts).toHaveLength(1);
  expect(all.totals).toEqual({ ...counts, balanceCents: 5000, overdueCents: 7000 });
  expect(await accounts.list({ query: 'embla' })).toMatchObject({
    total: 0,
    totals: { all: 1, owing: 0, overdue: 0, credit: 1 },
  });
});

test('a customer is to be reminded from the third day, firmer from the fifteenth and the thirtieth', async () => {
  const { world, accounts, late } = await givenAccounts();
  const levels: (number | undefined)[] = [];
  for (const days of [0, 11, 1, 14, 1]) {
    world.advance(days * DAY_MS);
    levels.push((await accounts.reminders())[0]?.level);
  }
  // 3, 14, 15, 29 and 30 days late.
  expect(levels).toEqual([1, 1, 2, 2, 3]);
  expect(await accounts.reminders()).toMatchObject([
    { customerId: late, daysLate: 30, overdueCents: 7000, oldestNumber: 'A-2', oldestOpenCents: 5000 },
  ]);
});

test('on the second day nobody is reminded yet, and who has paid isn’t any more', async () => {
  const { world, accounts, late } = await givenAccounts();
  world.advance(-DAY_MS);
  expect(await accounts.reminders()).toEqual([]);
  world.advance(DAY_MS);
  await accounts.bookPayment({ customerId: late, amountCents: 5000, method: 'bank' });
  expect(await accounts.reminders()).toEqual([]);
  expectInvariants(world);
});

test('a reminder is stamped with its level and what was overdue, and stands in the list and in the log', async () => {
  const { world, accounts, audit, late, quiet } = await givenAccounts();
  const { remindedAt } = await accounts.remind({ customerId: late, level: 1 });
  const stamp = { remindedLevel: 1, remindedAt };
  expect(await accounts.reminders()).toMatchObject([stamp]);
  expect((await accounts.list({ show: 'overdue' })).accounts).toMatchObject([stamp]);
  const { entries } = await audit.list({ limit: 1 });
  expect(entries).toMatchObject([{ action: 'account.reminded', entityId: late }]);
  expect(await rejectionOf(accounts.remind({ customerId: quiet, level: 1 }))).toMatchObject({
    code: 'nothing-overdue',
  });
  const stranger = givenUser(world, 'driver').id;
  expect(await rejectionOf(accounts.remind({ customerId: stranger, level: 1 }))).toMatchObject({
    code: 'customer-not-found',
  });
  expectInvariants(world);
});

test('an account says which of its entries were taken back, and by which', async () => {
  const { world, accounts, late } = await givenAccounts();
  const { payment } = await accounts.bookPayment({ customerId: late, amountCents: 100, method: 'bank' });
  await accounts.reversePayment({ paymentId: payment.id, reason: 'Gabim' });
  const { entries } = await accounts.get({ customerId: late });
  const [reversal, paid, opening] = entries;
  expect(paid).toMatchObject({ kind: 'payment', reversedById: reversal?.id });
  expect(opening).toMatchObject({ kind: 'opening', reversedById: null });
  expect(reversal).toMatchObject({ kind: 'reversal', reversedById: null });
  expectInvariants(world);
});
