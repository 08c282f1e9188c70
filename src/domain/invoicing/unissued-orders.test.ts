import type Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { givenClosedMonth, givenSeller } from '#testing/given-shop.ts';
import { openWorld } from '#testing/world.ts';

test('each order that lacks its invoice is told its own reason, however many there are, in as few statements', async () => {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const office = world.call(admin);
  const deliver = async (address: string, vatBasisPoints: number) => {
    const customer = givenUser(world, 'customer', { address });
    const product = givenProduct(world, { stock: 10, vatBasisPoints });
    const orderId = await givenOrder(world, customer, [[product, 1]]);
    await office.admin.orders.setStatus({ orderId, status: 'E Realizuar' });
    return orderId;
  };
  const { unissued } = office.stocker.issuedDocuments;
  const statement: Database.Statement = Object.getPrototypeOf(world.handle.connection.prepare('SELECT 1'));
  const reads = [vi.spyOn(statement, 'all'), vi.spyOn(statement, 'get')];
  onTestFinished(() => {
    for (const read of reads) read.mockRestore();
  });
  const statements = async () => {
    for (const read of reads) read.mockClear();
    await unissued();
    return reads.reduce((sum, read) => sum + read.mock.calls.length, 0);
  };
  const first = await deliver('Rr. e Re 5', 1800);
  // The settings are read once.
  await unissued();
  const ofOne = await statements();
  const withoutAddress = await deliver('', 1800);
  const exempt = await deliver('Rr. e Re 6', 0);
  expect(ofOne).toBeGreaterThan(0);
  expect(await statements()).toBe(ofOne);

  await givenSeller(world);
  const { settings } = office.admin;
  await settings.update({ group: 'seller', values: { ...(await settings.get()).seller, vatNumber: '' } });
  expect(await unissued()).toMatchObject([
    { orderId: first, code: 'seller-incomplete' },
    { orderId: withoutAddress, code: 'seller-incomplete' },
    { orderId: exempt, code: 'not-issued' },
  ]);
  await givenSeller(world);
  expect(await unissued()).toMatchObject([
    { orderId: first, code: 'not-issued' },
    { orderId: withoutAddress, code: 'buyer-incomplete' },
    { orderId: exempt, code: 'not-issued' },
  ]);
  givenClosedMonth(world, '2026-11');
  expect((await unissued()).map(({ code }) => code)).toEqual([
    'month-closed',
    'buyer-incomplete',
    'month-closed',
  ]);
});

test.each(['name', 'address', 'fiscalNumber', 'vatNumber'] as const)(
  'an order waits for its invoice while the %s of the seller is missing, though everything else is there',
  async (field) => {
    const world = openWorld();
    const office = world.call(await givenSeller(world));
    const { settings } = office.admin;
    const { seller } = await settings.get();
    await settings.update({ group: 'seller', values: { ...seller, [field]: '' } });
    const product = givenProduct(world, { stock: 10, vatBasisPoints: 1800 });
    const orderId = await givenOrder(world, givenUser(world, 'customer', { address: 'Rr. e Re 5' }), [
      [product, 1],
    ]);
    await office.admin.orders.setStatus({ orderId, status: 'E Nisur' });
    expect(await office.stocker.issuedDocuments.unissued()).toMatchObject([
      { orderId, code: 'seller-incomplete' },
    ]);
    expect(await office.stocker.issuedDocuments.issue({ orderIds: [orderId] })).toMatchObject({
      issued: [],
      refused: [{ orderId, error: 'Seller incomplete' }],
    });
    await settings.update({ group: 'seller', values: seller });
    expect(await office.stocker.issuedDocuments.issue({ orderIds: [orderId] })).toMatchObject({
      issued: [{ orderId }],
      refused: [],
    });
  },
);
