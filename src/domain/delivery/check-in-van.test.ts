import { expect, test } from 'vitest';
import { addDays } from '#shared/dates/shop-dates.ts';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, stockOf, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { readAudit } from '#testing/read-audit.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';

const DAY = 24 * 3_600_000;

async function givenVan(names: readonly string[], staying: readonly string[] = []) {
  const world = openWorld();
  const admin = await givenSeller(world);
  const driver = givenUser(world, 'driver', { driverCode: 3, name: 'Agron' });
  const flour = givenProduct(world, { name: 'Miell', stock: 20 });
  const cups = givenProduct(world, { name: 'Gota', stock: 20 });
  const office = world.call(admin).admin.orders;
  const orderIds: number[] = [];
  for (const name of [...names, ...staying]) {
    const customer = givenUser(world, 'customer', { name });
    orderIds.push(
      await givenOrder(world, customer, [
        [flour, 2],
        [cups, 3],
      ]),
    );
  }
  world.advance(DAY);
  for (const orderId of orderIds.slice(0, names.length)) {
    await office.setDriver({ orderId, driverCode: 3 });
    await office.setStatus({ orderId, status: 'E Nisur' });
  }
  const drive = world.call(driver).driver.orders;
  const { agenda } = world.call(givenUser(world, 'stocker', { name: 'Sara' })).stocker;
  const readVan = async (date = THURSDAY) => (await agenda.vanReturns({ date }))[0];
  const linesOf = async (orderId: number) =>
    (await office.get({ orderId })).lines.map((line) => line.orderLineId);
  const checkIn = async (
    differences: Readonly<Record<string, { returned: number; reason?: string }>> = {},
    date = THURSDAY,
  ) => {
    const lines = ((await readVan(date))?.lines ?? []).map(({ productId, name, isWrittenOff, expected }) => ({
      productId,
      isWrittenOff,
      expected,
      returned: expected,
      reason: null,
      ...(differences[isWrittenOff ? `${name} (dëmtuar)` : name] as object),
    }));
    return agenda.checkInVan({ driverCode: 3, date, lines });
  };
  return { world, admin, drive, office, agenda, orderIds, flour, cups, readVan, checkIn, linesOf };
}

test('what was refused is back on the books at the door; checking it in counts nothing twice', async () => {
  const { world, drive, orderIds, flour, readVan, checkIn, linesOf } = await givenVan(['Arta']);
  const [sacks] = await linesOf(orderIds[0]!);
  await drive.deliver({
    orderId: orderIds[0]!,
    lines: [{ orderLineId: sacks!, deliveredQuantity: 1, reason: 'refused' }],
  });
  expect(stockOf(world, flour)).toBe(19);
  const van = await readVan();
  expect(van?.lines).toMatchObject([{ name: 'Miell', expected: 1, isWrittenOff: false }]);
  await checkIn();
  expect(stockOf(world, flour)).toBe(19);
  expect(await readVan()).toMatchObject({
    lines: [],
    checkIns: [{ actorName: 'Sara', returned: 1, differences: [] }],
  });
  expectInvariants(world);
});

test('what did not come back is written off with its reason, in the ledger and in the log', async () => {
  const { world, drive, orderIds, flour, cups, readVan, checkIn } = await givenVan(['Arta', 'Besa']);
  await drive.attempt({ orderId: orderIds[0]!, reason: 'closed' });
  await drive.setStatus({ orderId: orderIds[1]!, status: 'E Anuluar' });
  expect((await readVan())?.lines).toMatchObject([
    { name: 'Miell', expected: 4 },
    { name: 'Gota', expected: 6 },
  ]);
  await checkIn({
    Miell: { returned: 3, reason: 'missing' },
    Gota: { returned: 4, reason: 'damaged' },
  });
  expect(stockOf(world, flour)).toBe(20 - 2 - 1);
  expect(stockOf(world, cups)).toBe(20 - 3 - 2);
  const ledger = world.handle.connection
    .prepare('SELECT reason, delta, note FROM stock_movements ORDER BY id DESC LIMIT 2')
    .all();
  expect(ledger).toEqual([
    { reason: 'damaged', delta: -2, note: 'Kthimi i furgonit: Agron, 19.11.2026' },
    { reason: 'missing', delta: -1, note: 'Kthimi i furgonit: Agron, 19.11.2026' },
  ]);
  expect(readAudit(world).at(-1)).toMatchObject({ action: 'delivery.van-checked-in' });
  expect((await readVan())?.checkIns[0]?.differences).toMatchObject([
    { name: 'Miell', expected: 4, returned: 3, reason: 'missing' },
    { name: 'Gota', expected: 6, returned: 4, reason: 'damaged' },
  ]);
  expectInvariants(world);
});

test('what was damaged at the door was written off there, and is not written off again', async () => {
  const { world, drive, orderIds, flour, cups, readVan, checkIn, linesOf } = await givenVan(['Arta', 'Besa']);
  const [sacks] = await linesOf(orderIds[0]!);
  await drive.deliver({
    orderId: orderIds[0]!,
    lines: [{ orderLineId: sacks!, deliveredQuantity: 0, reason: 'damaged' }],
  });
  const refused = (await linesOf(orderIds[1]!)).map((orderLineId, index) => ({
    orderLineId,
    deliveredQuantity: 0,
    reason: index === 0 ? ('damaged' as const) : ('refused' as const),
  }));
  await drive.deliver({ orderId: orderIds[1]!, lines: refused });
  expect((await readVan())?.lines).toMatchObject([
    { name: 'Miell', expected: 4, isWrittenOff: true },
    { name: 'Gota', expected: 3, isWrittenOff: false },
  ]);
  const before = [stockOf(world, flour), stockOf(world, cups)];
  expect(before).toEqual([16, 17]);
  const writeOff = { 'Miell (dëmtuar)': { returned: 3, reason: 'missing' } };
  expect((await rejectionOf(checkIn(writeOff)))['code']).toBe('BAD_REQUEST');
  await checkIn({ 'Miell (dëmtuar)': { returned: 3, reason: 'office' } });
  expect([stockOf(world, flour), stockOf(world, cups)]).toEqual(before);
  expectInvariants(world);
});

test('pieces that never left the house, or are for the office, leave the stock alone; too many are added', async () => {
  const { world, drive, orderIds, flour, cups, checkIn } = await givenVan(['Arta']);
  await drive.attempt({ orderId: orderIds[0]!, reason: 'closed' });
  await checkIn({ Miell: { returned: 0, reason: 'in_house' }, Gota: { returned: 4, reason: 'found' } });
  expect(stockOf(world, flour)).toBe(18);
  expect(stockOf(world, cups)).toBe(18);
  expectInvariants(world);
});

test('no difference passes without a reason that fits it', async () => {
  const { world, drive, orderIds, flour, checkIn } = await givenVan(['Arta']);
  await drive.attempt({ orderId: orderIds[0]!, reason: 'closed' });
  for (const wrong of [
    { returned: 1 },
    { returned: 1, reason: 'found' },
    { returned: 3, reason: 'missing' },
    { returned: 2, reason: 'missing' },
  ]) {
    expect((await rejectionOf(checkIn({ Miell: wrong })))['code']).toBe('BAD_REQUEST');
  }
  expect(stockOf(world, flour)).toBe(18);
});

test('what the phone tells after the van was checked in is listed as the rest, and closes by itself', async () => {
  const { world, drive, orderIds, agenda, flour, readVan, checkIn, linesOf } = await givenVan([
    'Arta',
    'Besa',
  ]);
  const read = await readVan();
  await drive.attempt({ orderId: orderIds[0]!, reason: 'closed' });
  await checkIn();
  // The second was still due on the list and is delivered after all, so the list has to be confirmed again.
  await drive.deliver({ orderId: orderIds[1]! });
  expect((await readVan())?.lines).toMatchObject([
    { name: 'Miell', expected: -2, orders: [] },
    { name: 'Gota', expected: -3 },
  ]);
  const old = read!.lines.map(({ productId, isWrittenOff, expected }) => ({
    productId,
    isWrittenOff,
    expected,
    returned: expected,
  }));
  const again = agenda.checkInVan({ driverCode: 3, date: THURSDAY, lines: old });
  expect((await rejectionOf(again))['code']).toBe('van-changed');
  await checkIn({ Miell: { returned: 0, reason: 'office' }, Gota: { returned: 0, reason: 'office' } });
  expect(await readVan()).toMatchObject({ lines: [] });
  expect((await linesOf(orderIds[1]!)).length).toBe(2);
  expect(stockOf(world, flour)).toBe(16);
  expectInvariants(world);
});

test('what came off the van one evening is not expected on the next', async () => {
  const { world, checkIn, readVan } = await givenVan(['Arta']);
  await checkIn();
  world.advance(DAY);
  expect(await readVan('2026-11-20')).toBeUndefined();
  const ahead = await rejectionOf(checkIn({}, '2026-11-21'));
  expect(ahead['code']).toBe('van-day-ahead');
});

test('sent twice under one key a van is checked in once', async () => {
  const { world, drive, orderIds, agenda, flour, readVan } = await givenVan(['Arta']);
  await drive.attempt({ orderId: orderIds[0]!, reason: 'closed' });
  const lines = (await readVan())!.lines.map(({ productId, isWrittenOff, expected }) => ({
    productId,
    isWrittenOff,
    expected,
    returned: 0,
    reason: 'missing' as const,
  }));
  const sent = { driverCode: 3, date: THURSDAY, lines, idempotencyKey: 'van-1' };
  const first = await agenda.checkInVan(sent);
  expect(await agenda.checkInVan(sent)).toEqual(first);
  expect(stockOf(world, flour)).toBe(16);
});

test('what departs after the van was checked in is still on it the next day', async () => {
  const { world, drive, office, orderIds, readVan, checkIn } = await givenVan(['Arta'], ['Besa']);
  const [delivered, late] = orderIds;
  await drive.deliver({ orderId: delivered! });
  await checkIn();
  world.advance(1);
  await office.setDriver({ orderId: late!, driverCode: 3 });
  await office.setStatus({ orderId: late!, status: 'E Nisur' });
  world.advance(DAY);
  expect((await readVan(addDays(THURSDAY, 1)))?.lines).toMatchObject([
    { name: 'Miell', expected: 2 },
    { name: 'Gota', expected: 3 },
  ]);
});
