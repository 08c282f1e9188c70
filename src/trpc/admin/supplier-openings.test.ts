import { expect, it } from 'vitest';
import { givenPurchasing } from '#testing/given-costs.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { readAudit } from '#testing/read-audit.ts';

const DAY = '2026-11-01';

async function givenAccount() {
  const { world, seller } = await givenPurchasing();
  const { suppliers, payables } = world.call(seller).admin.purchasing;
  const { id: supplierId } = await suppliers.create({ name: 'Mulliri', termsDays: 30 });
  const account = () => payables.account({ supplierId });
  const open = (fields: { amountCents: number; number?: string; day?: string; dueOn?: string }) =>
    payables.enterOpening({ supplierId, day: DAY, ...fields });
  return { world, seller, payables, supplierId, account, open };
}

it('stands on the account, falls due by the terms and counts in the control total', async () => {
  const { world, payables, supplierId, account, open } = await givenAccount();
  expect(await open({ amountCents: 500_00, number: 'F-9' })).toEqual({ balanceCents: 500_00 });
  await open({ amountCents: 20_00, dueOn: '2026-11-10' });
  expect(await open({ amountCents: -70_00 })).toEqual({ balanceCents: 450_00 });
  expect(await account()).toMatchObject({
    balanceCents: 450_00,
    overdueCents: 20_00,
    advanceCents: 70_00,
    open: [
      { kind: 'opening', billId: null, number: '', dueOn: '2026-11-10', openCents: 20_00 },
      { kind: 'opening', billId: null, number: 'F-9', dueOn: '2026-12-01', openCents: 500_00 },
    ],
  });
  expect((await payables.list({})).totals).toMatchObject({ totalCents: 450_00, overdueCents: 20_00 });
  const statement = await payables.statement({ supplierId, from: DAY, to: '2026-11-18' });
  expect(statement).toMatchObject({ openingCents: 0, closingCents: 450_00 });
  expect(readAudit(world).filter(({ action }) => action === 'supplier.opened')).toHaveLength(3);
  expect(world.events).toContainEqual({ type: 'purchasing' });
  expectInvariants(world);
});

it('is paid as a bill is: the oldest due, or chosen', async () => {
  const { world, payables, supplierId, account, open } = await givenAccount();
  await open({ amountCents: 100_00, number: 'A' });
  await open({ amountCents: 50_00, number: 'B', dueOn: '2026-11-05' });
  await payables.pay({ supplierId, amountCents: 60_00, method: 'compensation' });
  const [left, ...others] = (await account()).open;
  expect([left, others]).toMatchObject([{ number: 'A', openCents: 90_00 }, []]);
  const entryId = left?.entryId ?? 0;
  const pay = (amountCents: number) =>
    payables.pay({
      supplierId,
      amountCents: 95_00,
      method: 'compensation',
      allocations: [{ entryId, amountCents }],
    });
  await expect(pay(91_00)).rejects.toMatchObject({ cause: { code: 'allocation-exceeds' } });
  expect((await pay(90_00)).allocations).toEqual([{ billId: null, amountCents: 90_00 }]);
  expect(await account()).toMatchObject({ balanceCents: -5_00, advanceCents: 5_00, open: [] });
  await expect(pay(1)).rejects.toMatchObject({ cause: { code: 'nothing-open' } });
  expectInvariants(world);
});

it('is taken back once, and what paid it is an advance again', async () => {
  const { world, payables, supplierId, account, open } = await givenAccount();
  await open({ amountCents: 100_00 });
  await payables.pay({ supplierId, amountCents: 100_00, method: 'compensation' });
  const { entries } = await account();
  const entryId = entries.find(({ kind }) => kind === 'opening')?.id ?? 0;
  const reverse = () => payables.reverseOpening({ entryId, reason: 'Gabim' });
  expect(await reverse()).toEqual({ balanceCents: -100_00 });
  expect(await account()).toMatchObject({ balanceCents: -100_00, advanceCents: 100_00, open: [] });
  await expect(reverse()).rejects.toMatchObject({ cause: { code: 'entry-reversed' } });
  const payment = entries.find(({ kind }) => kind === 'payment')?.id ?? 0;
  const wrong = payables.reverseOpening({ entryId: payment, reason: 'Gabim' });
  await expect(wrong).rejects.toMatchObject({ cause: { code: 'entry-not-found' } });
  expectInvariants(world);
});

it('is refused without an amount, ahead of today and due before its day', async () => {
  const { payables, account, open } = await givenAccount();
  await expect(open({ amountCents: 0 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const refused = async (entering: Promise<unknown>, code: string) =>
    expect(entering).rejects.toMatchObject({ cause: { code } });
  await refused(open({ amountCents: 1, day: '2026-11-19' }), 'payment-day-ahead');
  await refused(open({ amountCents: 1, dueOn: '2026-10-31' }), 'bill-due-before-issue');
  await refused(open({ amountCents: 1, day: '1990-01-01' }), 'day-before-shop');
  await refused(payables.enterOpening({ supplierId: 99, amountCents: 1, day: DAY }), 'supplier-not-found');
  expect(await account()).toMatchObject({ balanceCents: 0, entryCount: 0 });
});

it('is entered once under one key', async () => {
  const { payables, supplierId, account } = await givenAccount();
  const send = () => payables.enterOpening({ supplierId, amountCents: 9_00, day: DAY, idempotencyKey: 'k' });
  expect(await send()).toEqual(await send());
  expect(await account()).toMatchObject({ balanceCents: 9_00 });
});
