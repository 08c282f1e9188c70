import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenClock } from '#testing/given-clock.ts';
import { givenDocument } from '#testing/given-document.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOT_CONFIRMED = { code: 'clock-not-confirmed' };

async function givenShop() {
  const world = openWorld();
  const machine = givenClock(world);
  const admin = await givenSeller(world);
  const office = machine.call(admin);
  const customer = givenUser(world, 'customer');
  const product = givenProduct(world, { stock: 50 });
  const order = () => givenOrder(world, customer, [[product, 1]]);
  const setStatus = (orderId: number, status: 'E Nisur' | 'E Realizuar' | 'E Anuluar') =>
    office.admin.orders.setStatus({ orderId, status });
  const issuedDays = async () =>
    (await office.stocker.issuedDocuments.list({})).documents.map(({ number, issuedOn }) => [
      number,
      issuedOn,
    ]);
  const machineDay = () => new Date(machine.clock().machineNow()).toISOString().slice(0, 10);
  return { world, machine, admin, office, order, setStatus, issuedDays, machineDay };
}

test.for([2 * HOUR, -2 * HOUR, 60 * DAY, -60 * DAY, 3650 * DAY, -3650 * DAY])(
  'while the date stands %d ms wrong, orders go on and their papers wait',
  async (ms) => {
    const { world, machine, office, order, setStatus, issuedDays } = await givenShop();
    const [first, second, third] = [await order(), await order(), await order()];
    await setStatus(first, 'E Nisur');
    machine.leap(ms);
    await setStatus(second, 'E Nisur');
    await setStatus(third, 'E Realizuar');
    const waiting = [
      { orderId: second, error: 'Clock not confirmed', ...NOT_CONFIRMED },
      { orderId: third, ...NOT_CONFIRMED },
    ];
    const { unissued, issue } = office.stocker.issuedDocuments;
    expect(await unissued()).toMatchObject(waiting);
    const tried = await issue({ orderIds: [second, third] });
    expect(tried).toMatchObject({ issued: [], refused: waiting });

    machine.leap(-ms);
    await issue({ orderIds: [second, third] });
    expect(await issuedDays()).toEqual([
      ['FAT-2026-000003', '2026-11-18'],
      ['FAT-2026-000002', '2026-11-18'],
      ['FAT-2026-000001', '2026-11-18'],
    ]);
    expectInvariants(world);
  },
);

test('once the administrator confirms the date, papers bear it, over New Year too; asked once, logged once', async () => {
  const { machine, office, order, setStatus, issuedDays, machineDay } = await givenShop();
  const [first, second] = [await order(), await order()];
  await setStatus(first, 'E Nisur');
  machine.leap(44 * DAY);
  await setStatus(second, 'E Nisur');
  const { clock } = await office.admin.overview.health();
  expect(clock).toEqual({
    reason: 'leapt',
    machineNow: machine.clock().machineNow(),
    date: '2027-01-01',
    documentsUntil: null,
  });
  await office.admin.overview.confirmClock({ date: machineDay() });
  await office.admin.overview.confirmClock({ date: machineDay() });
  expect((await office.admin.overview.health()).clock).toBeNull();
  await office.stocker.issuedDocuments.issue({ orderIds: [second] });
  expect(await issuedDays()).toEqual([
    ['FAT-2027-000001', '2027-01-01'],
    ['FAT-2026-000001', '2026-11-18'],
  ]);
  const { entries } = await office.admin.audit.list({ entity: 'settings' });
  const confirmed = entries.filter(({ action }) => action === 'clock.confirmed');
  expect(confirmed.map(({ details }) => details)).toEqual([{ date: '2027-01-01', dateBefore: '2026-11-18' }]);
});

test('what a person would issue or close waits too', async () => {
  const { world, machine, office, order, setStatus } = await givenShop();
  const [orderId, delivered] = [await order(), await order()];
  await setStatus(orderId, 'E Nisur');
  await setStatus(delivered, 'E Realizuar');
  const [invoice] = (await office.stocker.issuedDocuments.list({ orderId: delivered })).documents;
  const documentId = invoice?.id ?? 0;
  machine.leap(60 * DAY);
  const attempts = {
    cancel: () => setStatus(orderId, 'E Anuluar'),
    credit: () => office.admin.documents.credit({ documentId, reason: 'Gabim', all: true, goods: 'none' }),
    debit: () =>
      office.admin.documents.debit({
        documentId,
        reason: 'Gabim',
        lines: [{ description: 'Transporti', amountCents: 100, vatBasisPoints: 1800 }],
      }),
    closeMonth: () => office.admin.books.close({ month: '2026-10' }),
    closeDay: () => office.admin.cash.close({ date: '2026-11-18', driverCode: null }),
  };
  for (const [name, attempt] of Object.entries(attempts)) {
    await expect(attempt(), name).rejects.toMatchObject({ cause: NOT_CONFIRMED });
  }
  machine.leap(-60 * DAY);
  for (const attempt of Object.values(attempts)) await attempt();
  expectInvariants(world);
});

test('papers of an older version that bear a day far ahead date no more of them ahead without a word', async () => {
  const { world, machine, office, order, setStatus } = await givenShop();
  const lines = [{ grossCents: 118, vatBasisPoints: 1800 }];
  givenDocument(world, { issuedOn: '2026-11-17', lines });
  const { id: refersToId } = givenDocument(world, { issuedOn: '2027-01-24', lines });
  givenDocument(world, { kind: 'credit_note', refersToId, issuedOn: '2026-12-20', lines });
  const orderId = await order();
  await setStatus(orderId, 'E Realizuar');
  expect(await office.stocker.issuedDocuments.unissued()).toMatchObject([{ orderId, ...NOT_CONFIRMED }]);
  expect((await office.admin.overview.health()).clock).toMatchObject({
    reason: 'papers-ahead',
    date: '2026-11-18',
    documentsUntil: '2027-01-24',
  });
  await office.admin.overview.confirmClock({ date: '2026-11-18' });
  await office.stocker.issuedDocuments.issue({ orderIds: [orderId] });
  const [invoice] = (await office.stocker.issuedDocuments.list({ orderId })).documents;
  expect(invoice).toMatchObject({ number: 'FAT-2026-000002', issuedOn: '2026-11-18' });
  // Within a series and year no document is dated before its predecessor.
  const credited = { documentId: invoice?.id ?? 0, reason: 'Gabim', all: true, goods: 'none' } as const;
  expect(await office.admin.documents.credit(credited)).toMatchObject({ issuedOn: '2026-12-20' });
  machine.restart(DAY);
  expect((await office.admin.overview.health()).clock).toBeNull();
});

test('a clock that is put back by less than an hour around midnight dates no paper before the last one', async () => {
  const { machine, order, setStatus, issuedDays } = await givenShop();
  const [first, second] = [await order(), await order()];
  machine.pass(15 * HOUR + 10 * 60_000);
  await setStatus(first, 'E Nisur');
  machine.leap(-HOUR / 2);
  await setStatus(second, 'E Nisur');
  expect((await issuedDays()).map(([, day]) => day)).toEqual(['2026-11-19', '2026-11-19']);
});
