import { expect, test } from 'vitest';
import { ROLES } from '#shared/roles.ts';
import { givenUser } from '#testing/builders.ts';
import { givenDevice } from '#testing/given-device.ts';
import { KNOWN_PASSWORD_HASH } from '#testing/known-password.ts';
import { readAudit } from '#testing/read-audit.ts';
import { openWorld } from '#testing/world.ts';

function rejection(code: string) {
  return { cause: { code } };
}

test.each(ROLES)(
  'an admin makes an account with the role %s and stays logged in as themselves',
  async (role) => {
    const world = openWorld();
    const admin = world.call(givenUser(world, 'admin')).admin;
    const driverCode = role === 'driver' ? 4 : null;
    const password = 'fjalekalimi1';
    const user = await admin.users.create({
      name: 'I Ri',
      email: 'i.ri@example.test',
      password,
      role,
      driverCode,
    });
    expect(user).toMatchObject({ role, driverCode, phone: '', regionId: 1 });
    expect(world.logins).toEqual([]);
    await world.call(null).public.auth.login({ email: 'i.ri@example.test', password });
  },
);

test('an account the call centre made gets its e-mail and password from the admin, and can log in then', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { email: null, passwordHash: null });
  const update = { userId: customer.id, email: 'Arta@example.test', password: 'fjalekalimi1' };
  await world.call(givenUser(world, 'admin')).admin.users.update(update);
  const user = await world
    .call(null)
    .public.auth.login({ email: 'arta@example.test', password: 'fjalekalimi1' });
  expect(user.id).toBe(customer.id);
});

test('every field of an account can be changed, and what was before is in the audit log', async () => {
  const world = openWorld();
  const { id: userId } = givenUser(world, 'customer', { name: 'Arta', email: 'arta@example.test' });
  const changes = {
    name: 'Arta e Re',
    email: 'e.re@example.test',
    phone: '049 111 222',
    address: 'Rr. e Re 5',
    fiscalNumber: '810',
    vatNumber: '330',
    regionId: 4,
    discountBasisPoints: 750,
  };
  const admin = givenUser(world, 'admin', { name: 'Shefi' });
  expect(await world.call(admin).admin.users.update({ userId, ...changes })).toMatchObject(changes);
  expect(await world.call(admin).admin.users.get({ userId })).toMatchObject(changes);
  const [entry] = readAudit(world);
  expect(entry).toMatchObject({ action: 'user.updated', actorName: 'Shefi', entityId: userId });
  expect(entry?.details).toMatchObject({
    changes: { name: { from: 'Arta', to: 'Arta e Re' }, discountBasisPoints: { from: 0, to: 750 } },
  });
  expect(await world.call(admin).admin.users.list({ search: 'e re' })).toMatchObject({ total: 1 });
});

test('deactivating somebody shuts them out at their very next call and keeps them out', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', {
    email: 'arta@example.test',
    passwordHash: KNOWN_PASSWORD_HASH,
  });
  const device = await givenDevice(world, customer);
  const admin = world.call(givenUser(world, 'admin')).admin;
  await admin.users.setActive({ userId: customer.id, isActive: false });
  expect(await device.who()).toBeNull();
  await admin.users.setActive({ userId: customer.id, isActive: true });
  expect(await device.who()).toBeNull();
});

test('a new role or password ends all logins of that person; other changes end none', async () => {
  const world = openWorld();
  const packer = givenUser(world, 'packer');
  const admin = world.call(givenUser(world, 'admin')).admin;
  const first = await givenDevice(world, packer);
  await admin.users.update({ userId: packer.id, name: 'Emër i ri' });
  expect(await first.who()).toMatchObject({ name: 'Emër i ri' });
  await admin.users.update({ userId: packer.id, role: 'stocker' });
  expect(await first.who()).toBeNull();
  const second = await givenDevice(world, packer);
  await admin.users.update({ userId: packer.id, password: 'fjalekalimi-i-ri' });
  expect(await second.who()).toBeNull();
  const third = await givenDevice(world, packer);
  await admin.users.signOutEverywhere({ userId: packer.id });
  expect(await third.who()).toBeNull();
});

test('an admin who sets their own password here keeps this login and loses the others', async () => {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const here = await givenDevice(world, admin);
  const elsewhere = await givenDevice(world, admin);
  const update = { userId: admin.id, password: 'fjalekalimi-i-ri' };
  await world.call(admin, { loginId: here.loginId }).admin.users.update(update);
  expect(await here.who()).toMatchObject({ id: admin.id });
  expect(await elsewhere.who()).toBeNull();
});

test('the last active admin can be neither deactivated nor demoted; the one before can', async () => {
  const world = openWorld();
  const last = givenUser(world, 'admin', { passwordHash: KNOWN_PASSWORD_HASH });
  const other = givenUser(world, 'admin');
  givenUser(world, 'admin', { isActive: false });
  const { users } = world.call(last).admin;
  await users.setActive({ userId: other.id, isActive: false });
  const attempts = [
    users.setActive({ userId: last.id, isActive: false }),
    users.update({ userId: last.id, role: 'stocker' }),
    users.update({ userId: last.id, isActive: false, role: 'customer' }),
  ];
  for (const attempt of attempts) await expect(attempt).rejects.toMatchObject(rejection('last-active-admin'));
  expect(await users.get({ userId: last.id })).toMatchObject({ role: 'admin', isActive: true });
  await users.setActive({ userId: other.id, isActive: true });
  await users.update({ userId: last.id, role: 'stocker' });
});

test('a driver number belongs to drivers, to one active driver at a time', async () => {
  const world = openWorld();
  const { users } = world.call(givenUser(world, 'admin')).admin;
  const driver = givenUser(world, 'driver', { driverCode: 3 });
  const second = givenUser(world, 'driver', { driverCode: 4 });
  const packer = givenUser(world, 'packer');
  const taken = rejection('driver-code-taken');
  await expect(users.update({ userId: second.id, driverCode: 3 })).rejects.toMatchObject(taken);
  await expect(users.update({ userId: packer.id, role: 'driver', driverCode: 3 })).rejects.toMatchObject(
    taken,
  );
  await expect(users.update({ userId: packer.id, driverCode: 5 })).rejects.toMatchObject(
    rejection('driver-code-of-no-driver'),
  );
  await expect(users.update({ userId: driver.id, driverCode: 100 })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect(await users.update({ userId: driver.id, driverCode: 99 })).toMatchObject({ driverCode: 99 });
  await users.update({ userId: driver.id, driverCode: 3 });
  await users.setActive({ userId: driver.id, isActive: false });
  await users.update({ userId: second.id, driverCode: 3 });
  await expect(users.setActive({ userId: driver.id, isActive: true })).rejects.toMatchObject(taken);
  expect(await users.update({ userId: second.id, role: 'packer' })).toMatchObject({ driverCode: null });
  await users.setActive({ userId: driver.id, isActive: true });
});

test('becoming a customer is rejected when another customer has the number, and staff need an e-mail', async () => {
  const world = openWorld();
  const { users } = world.call(givenUser(world, 'admin')).admin;
  givenUser(world, 'customer', { name: 'Furra Çelësi', phone: '044 123 456' });
  const driver = givenUser(world, 'driver', { phone: '+38344123456' });
  await expect(users.update({ userId: driver.id, role: 'customer' })).rejects.toMatchObject({
    message: 'Ky numër telefoni është i regjistruar tashmë për Furra Çelësi.',
    cause: { code: 'phone-registered', data: { customerName: 'Furra Çelësi' } },
  });
  await expect(users.update({ userId: driver.id, email: null })).rejects.toMatchObject(
    rejection('email-missing'),
  );
  const { id: userId } = givenUser(world, 'customer', { email: null });
  await expect(users.update({ userId, role: 'stocker' })).rejects.toMatchObject(rejection('email-missing'));
  const colleague = users.update({ userId, role: 'stocker', email: 'depo@furnizo.test' });
  expect(await colleague).toMatchObject({ role: 'stocker' });
  await expect(users.update({ userId: 999, name: 'Askush' })).rejects.toMatchObject(
    rejection('user-not-found'),
  );
});

test('the list is searched, filtered, sorted and paged, and counted by role and state', async () => {
  const world = openWorld();
  const { users } = world.call(givenUser(world, 'admin', { name: 'Shefi' })).admin;
  for (const name of ['Çelësi', 'Arta', 'Bora']) givenUser(world, 'customer', { name });
  givenUser(world, 'driver', { name: 'Dritan', isActive: false });
  const names = async (input: Parameters<typeof users.list>[0]) =>
    (await users.list(input)).users.map((user) => user.name);
  expect(await names({})).toEqual(['Arta', 'Bora', 'Çelësi', 'Dritan', 'Shefi']);
  expect(await names({ direction: 'desc', limit: 2 })).toEqual(['Shefi', 'Dritan']);
  expect(await names({ sort: 'created', direction: 'desc', role: 'customer' })).toEqual([
    'Bora',
    'Arta',
    'Çelësi',
  ]);
  expect(await names({ isActive: false })).toEqual(['Dritan']);
  expect(await names({ search: 'ce' })).toEqual(['Çelësi']);
  expect(await users.list({ page: 2, limit: 2 })).toMatchObject({
    users: [{ name: 'Çelësi' }, { name: 'Dritan' }],
    page: 2,
    totalPages: 3,
    total: 5,
  });
  expect(await users.counts()).toMatchObject({
    total: 5,
    active: 4,
    inactive: 1,
    byRole: { admin: 1, customer: 3, driver: 1, packer: 0 },
  });
  expect((await users.all()).map((user) => user.name)).toEqual(['Arta', 'Bora', 'Çelësi', 'Dritan', 'Shefi']);
});

test('the eleventh driver and those after are offered the next free number, up to 99', async () => {
  const world = openWorld();
  const { users } = world.call(givenUser(world, 'admin')).admin;
  for (let driverCode = 1; driverCode <= 10; driverCode += 1) givenUser(world, 'driver', { driverCode });
  expect(await users.nextDriverCode()).toEqual({ driverCode: 11 });
  for (let driverCode = 11; driverCode <= 99; driverCode += 1) givenUser(world, 'driver', { driverCode });
  expect(await users.nextDriverCode()).toEqual({ driverCode: null });
});
