import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const WEDNESDAY = '2026-11-18';
const TUESDAY = '2026-11-17';
const DAY_MS = 24 * 60 * 60 * 1000;

async function givenDriver() {
  const world = openWorld();
  const { admin, stocker } = world.call(await givenSeller(world));
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  await givenOrder(world, givenUser(world, 'customer'), [[givenProduct(world, { priceE4: 1000_00 }), 2]]);
  world.advance(DAY_MS);
  const { cash } = world.call(driver).driver;
  const spend = (amountCents: number, date?: string) =>
    cash.spend({ amountCents, reason: 'Naftë', ...(date === undefined ? {} : { date }) });
  const day = (date = '2026-11-19') => stocker.cash.day({ driverCode: 3, date });
  return { world, admin, cash, spend, day };
}

test('a driver who writes thirty expenses of 50 € lowers what is expected by 100 € and no more', async () => {
  const { world, admin, spend, day } = await givenDriver();
  const answers = [];
  for (let times = 0; times < 30; times += 1) answers.push((await spend(5_000)).isPending);
  expect(answers).toEqual([false, false, ...Array(28).fill(true)]);
  const { sheet, pendingExpenses } = await day();
  expect(sheet).toMatchObject({ expectedCents: -10_000, expensesCents: 10_000 });
  expect(pendingExpenses).toHaveLength(28);
  expect(await admin.overview.waiting()).toMatchObject({ expenses: 28, expensesDay: '2026-11-19' });
  expectInvariants(world);
});

test('an accepted one counts, a declined one never does, and each is decided once', async () => {
  const { world, admin, spend, day } = await givenDriver();
  for (const cents of [5_000, 4_000, 2_000, 3_000]) await spend(cents);
  const [first, second] = (await day()).pendingExpenses;
  expect(await admin.cash.decideExpense({ expenseId: first!.id, decision: 'accepted' })).toMatchObject({
    expensesCents: 11_000,
  });
  expect(await admin.cash.decideExpense({ expenseId: second!.id, decision: 'declined' })).toMatchObject({
    expensesCents: 11_000,
  });
  for (const decision of ['accepted', 'declined'] as const) {
    const again = admin.cash.decideExpense({ expenseId: first!.id, decision });
    expect(await rejectionOf(again)).toMatchObject({ code: 'expense-decided' });
  }
  expect((await day()).pendingExpenses).toMatchObject([{ decision: 'accepted' }, { decision: 'declined' }]);
  expect(await rejectionOf(admin.cash.decideExpense({ expenseId: 999, decision: 'accepted' }))).toMatchObject(
    {
      code: 'expense-not-found',
    },
  );
  expectInvariants(world);
});

test('the date of another day gives no other bound', async () => {
  const { spend, day } = await givenDriver();
  expect((await spend(5_000)).isPending).toBe(false);
  expect((await spend(5_000, WEDNESDAY)).isPending).toBe(false);
  expect((await spend(1, WEDNESDAY)).isPending).toBe(true);
  expect((await spend(1)).isPending).toBe(true);
  expect(await rejectionOf(spend(1, TUESDAY))).toMatchObject({ code: 'day-before-shop' });
  expect((await day(WEDNESDAY)).pendingExpenses).toHaveLength(1);
});

test('an accepted expense of a closed day counts on the first open one; the office is bound by nothing', async () => {
  const { world, admin, spend, day } = await givenDriver();
  for (const cents of [5_000, 5_000, 700]) await spend(cents, WEDNESDAY);
  const [expense] = (await day(WEDNESDAY)).pendingExpenses;
  await admin.cash.close({ date: WEDNESDAY, driverCode: 3 });
  expect(await admin.cash.decideExpense({ expenseId: expense!.id, decision: 'accepted' })).toMatchObject({
    date: '2026-11-19',
    expensesCents: 700,
  });
  await admin.cash.move({ date: '2026-11-19', driverCode: 3, kind: 'expense', amountCents: 90_000 });
  expect((await spend(5_000)).isPending).toBe(true);
  world.advance(DAY_MS);
  expect((await spend(5_000)).isPending).toBe(false);
  expectInvariants(world);
});

test('what the office spends from a driver’s till, or takes back, uses none of the driver’s bound', async () => {
  const { world, admin, spend, day } = await givenDriver();
  const date = '2026-11-19';
  await admin.cash.move({ date, driverCode: 3, kind: 'expense', amountCents: 9_000 });
  for (const cents of [5_000, 5_000]) expect((await spend(cents)).isPending).toBe(false);
  const { movements } = await day();
  await admin.cash.reverseMovement({ movementId: movements[1]!.id, reason: 'Gabim' });
  expect((await spend(5_000)).isPending).toBe(false);
  expect((await spend(1)).isPending).toBe(true);
  expect((await day()).sheet).toMatchObject({ expensesCents: 19_000 });
  expectInvariants(world);
});
