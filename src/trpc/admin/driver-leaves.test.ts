import { expect, test } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder } from '#testing/given-orders.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { rejectionOf } from '#testing/rejection-of.ts';
import { openWorld } from '#testing/world.ts';
import { INTERNAL_FRAME } from '#trpc/context.ts';

async function givenDriver() {
  const world = openWorld();
  const driver = givenUser(world, 'driver', { driverCode: 1, name: 'Agron' });
  const other = givenUser(world, 'driver', { driverCode: 3 });
  const frame = { ...INTERNAL_FRAME, channel: 'screens' as const };
  const admin = givenUser(world, 'admin');
  const office = world.call(admin, { frame }).admin;
  const product = givenProduct(world);
  const customer = givenUser(world, 'customer');
  for (const status of ['E Procesuar', 'E Nisur', 'E Realizuar'] as const) {
    const orderId = await givenOrder(world, customer, [[product, 1]]);
    await office.orders.setDriver({ orderId, driverCode: 1 });
    await office.orders.setStatus({ orderId, status });
  }
  const drivers = async () => {
    const { orders } = await office.orders.list({ sort: 'id', direction: 'asc' });
    return orders.map((order) => order.driverCode);
  };
  return { world, admin, driver, other, office, drivers };
}

test('a driver with open stops isn’t switched off without saying who takes them', async () => {
  const { world, driver, office, drivers } = await givenDriver();
  const off = office.users.setActive({ userId: driver.id, isActive: false });
  expect(await rejectionOf(off)).toMatchObject({ code: 'driver-has-stops', count: 2, orderIds: [1, 2] });
  const demoted = office.users.update({ userId: driver.id, role: 'packer' });
  expect(await rejectionOf(demoted)).toMatchObject({ code: 'driver-has-stops' });
  const unknown = office.users.setActive({ userId: driver.id, isActive: false, handOverTo: 9 });
  expect(await rejectionOf(unknown)).toMatchObject({ code: 'driver-not-found' });
  const own = office.users.setActive({ userId: driver.id, isActive: false, handOverTo: 1 });
  expect(await rejectionOf(own)).toMatchObject({ code: 'driver-hands-over-to-self' });
  expect(await office.users.get({ userId: driver.id })).toMatchObject({ isActive: true });
  await office.users.setActive({ userId: driver.id, isActive: false, handOverTo: 3 });
  expect(await drivers()).toEqual([3, 3, 1]);
  expectInvariants(world);
});

test('the stops may wait for a driver; what was delivered stays where it was', async () => {
  const { driver, office, drivers } = await givenDriver();
  await office.users.update({ userId: driver.id, isActive: false, handOverTo: null });
  expect(await drivers()).toEqual([null, null, 1]);
});

test('programs at the REST API switch a driver off as they always could', async () => {
  const { world, admin, driver, drivers } = await givenDriver();
  await world.call(admin).admin.users.setActive({ userId: driver.id, isActive: false });
  expect(await drivers()).toEqual([1, 1, 1]);
});

test('a new driver has a number: the next free one is proposed', async () => {
  const { world, office } = await givenDriver();
  expect(await office.users.nextDriverCode()).toEqual({ driverCode: 2 });
  const person = {
    name: 'I Ri',
    email: 'iri@example.test',
    password: 'fjalekalim-i-ri',
    role: 'driver',
  } as const;
  expect(await rejectionOf(office.users.create(person))).toMatchObject({
    code: 'driver-without-code',
  });
  const packer = givenUser(world, 'packer');
  const promoted = office.users.update({ userId: packer.id, role: 'driver' });
  expect(await rejectionOf(promoted)).toMatchObject({ code: 'driver-without-code' });
  await office.users.create({ ...person, driverCode: 2 });
  expect(await office.users.nextDriverCode()).toEqual({ driverCode: 4 });
});
