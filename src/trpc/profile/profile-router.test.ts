import { expect, test } from 'vitest';
import type { Actor } from '#kernel/ctx.ts';
import type { LiveEvent, ShopEvent } from '#shared/events.ts';
import { givenUser } from '#testing/builders.ts';
import { givenDevice } from '#testing/given-device.ts';
import { KNOWN_PASSWORD, KNOWN_PASSWORD_HASH } from '#testing/known-password.ts';
import { readAudit } from '#testing/read-audit.ts';
import { openWorld, type World } from '#testing/world.ts';
import type { EventSource } from '#trpc/context.ts';
import { eventsFor } from './live-events.ts';

test('a person sees themselves and changes their own particulars, nothing that is the office’s to change', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { email: 'arta@example.test' });
  const account = world.call(customer).profile;
  const requested = { name: 'Arta e Re', phone: '049 111 222', regionId: 3, vatNumber: '330012345' };
  const pushy = {
    ...requested,
    role: 'admin',
    discountBasisPoints: 9000,
    email: 'x@example.test',
    isActive: true,
  };
  await account.update(pushy);
  expect(await account.get()).toMatchObject({
    ...requested,
    role: 'customer',
    discountBasisPoints: 0,
    email: 'arta@example.test',
  });
});

test('a phone number of another customer cannot be taken, one’s own may be written in another way', async () => {
  const world = openWorld();
  givenUser(world, 'customer', { phone: '044 123 456' });
  const customer = givenUser(world, 'customer', { phone: '049 111 222' });
  const account = world.call(customer).profile;
  await expect(account.update({ phone: '+383 44 123456' })).rejects.toMatchObject({
    cause: { code: 'phone-registered' },
  });
  expect(await account.update({ phone: '+383 49 111 222' })).toMatchObject({
    phone: '+383 49 111 222',
  });
});

test('changing one’s particulars in a loop is slowed down: each change stays in the log', async () => {
  const world = openWorld();
  const account = world.call(givenUser(world, 'customer')).profile;
  for (let count = 1; count <= 20; count += 1) await account.update({ address: `Rr. ${count}` });
  await expect(account.update({ address: 'Rr. 21' })).rejects.toMatchObject({
    cause: { code: 'too-many-attempts' },
  });
  expect(readAudit(world)).toHaveLength(20);
});

test('changing one’s password in a loop is slowed down with the particulars, though the old one is right', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { passwordHash: KNOWN_PASSWORD_HASH });
  const { caller } = await givenDevice(world, customer);
  for (let count = 1; count <= 20; count += 1) await caller.profile.update({ address: `Rr. ${count}` });
  await expect(
    caller.profile.changePassword({ currentPassword: KNOWN_PASSWORD, newPassword: 'fjalekalimi-i-ri' }),
  ).rejects.toMatchObject({ cause: { code: 'too-many-attempts' } });
  expect(readAudit(world)).toHaveLength(20);
});

test('changing the password asks for the old one, keeps this login and ends the others at once', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', {
    email: 'arta@example.test',
    passwordHash: KNOWN_PASSWORD_HASH,
  });
  const here = await givenDevice(world, customer);
  const elsewhere = await givenDevice(world, customer);
  const wrong = { currentPassword: 'gabim', newPassword: 'fjalekalimi-i-ri' };
  await expect(here.caller.profile.changePassword(wrong)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    cause: { code: 'wrong-password', field: 'currentPassword' },
  });
  expect((await elsewhere.who()) !== null).toBe(true);

  await here.caller.profile.changePassword({ ...wrong, currentPassword: KNOWN_PASSWORD });
  expect([(await here.who()) !== null, (await elsewhere.who()) !== null]).toEqual([true, false]);
  await world.call(null).public.auth.login({ email: 'arta@example.test', password: 'fjalekalimi-i-ri' });
  expect(readAudit(world)).toMatchObject([{ action: 'user.password-changed' }]);
});

test('guessing the old password is slowed down', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { passwordHash: KNOWN_PASSWORD_HASH });
  const guess = { currentPassword: 'gabim', newPassword: 'fjalekalimi-i-ri' };
  for (let count = 1; count <= 5; count += 1) {
    await expect(world.call(customer).profile.changePassword(guess)).rejects.toThrow();
  }
  await expect(world.call(customer).profile.changePassword(guess)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

test('a person sees their devices, logs out one of them, or all; never somebody else’s', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const here = await givenDevice(world, customer, 'Firefox');
  const phone = await givenDevice(world, customer, 'Chrome on Android');
  const other = await givenDevice(world, givenUser(world, 'customer'));
  expect(await here.caller.profile.logins()).toMatchObject([
    { id: phone.loginId, userAgent: 'Chrome on Android', ip: '10.0.0.1', isCurrent: false },
    { id: here.loginId, userAgent: 'Firefox', isCurrent: true },
  ]);
  await expect(here.caller.profile.endLogin({ loginId: other.loginId })).rejects.toMatchObject({
    cause: { code: 'login-not-found' },
  });
  await here.caller.profile.endLogin({ loginId: phone.loginId });
  expect([(await here.who()) !== null, (await phone.who()) !== null, (await other.who()) !== null]).toEqual([
    true,
    false,
    true,
  ]);
  await here.caller.profile.signOutEverywhere();
  expect([(await here.who()) !== null, (await other.who()) !== null]).toEqual([false, true]);
  expect(await here.caller.profile.logins()).toEqual([]);
});

const ORDER = { type: 'order', orderId: 1, customerId: 1, driverId: 3 } as const;
const EVENTS: readonly ShopEvent[] = [
  ORDER,
  { ...ORDER, orderId: 2, customerId: 9, driverId: 9 },
  { type: 'cart', userId: 1 },
  { type: 'cart', userId: 9 },
  { type: 'stock', productIds: [1] },
  { type: 'catalog', productId: 1 },
  { type: 'user', userId: 9 },
  { type: 'custom-stock', customerId: 1 },
  { type: 'agenda', driverId: 3 },
  { type: 'agenda', driverId: 9 },
  { type: 'attempts', orderId: 1 },
  { type: 'held', orderId: 1 },
  { type: 'short', orderId: 1 },
  { type: 'settings' },
];

async function listen(
  world: World,
  actor: Actor,
  events: Iterable<ShopEvent> | AsyncIterable<ShopEvent>,
  loginId: number | null = null,
) {
  const source: EventSource = {
    listen: async function* (person) {
      for await (const event of events) yield eventsFor(person, [event]);
    },
  };
  const received: LiveEvent[] = [];
  for await (const news of await world.call(actor, { events: source, loginId }).profile.live())
    received.push(...news);
  return received;
}

test('live events go only to those who may see them', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer', { id: 1 });
  const driver = givenUser(world, 'driver', { id: 3 });
  const stocker = givenUser(world, 'stocker', { id: 4 });
  const order = (...ids: number[]) => ({ type: 'order', ids });
  expect(await listen(world, customer, EVENTS)).toEqual([
    order(1),
    { type: 'cart', ids: [1] },
    { type: 'stock', ids: [1] },
    { type: 'catalog', ids: [1] },
    { type: 'settings', ids: [] },
  ]);
  expect(await listen(world, driver, EVENTS)).toEqual([
    order(1),
    { type: 'agenda', ids: [3] },
    { type: 'settings', ids: [] },
  ]);
  expect(eventsFor(stocker, EVENTS)).toEqual([
    order(1, 2),
    { type: 'stock', ids: [1] },
    { type: 'catalog', ids: [1] },
    { type: 'user', ids: [9] },
    { type: 'custom-stock', ids: [1] },
    { type: 'agenda', ids: [3, 9] },
    { type: 'attempts', ids: [1] },
    { type: 'held', ids: [1] },
    { type: 'short', ids: [1] },
    { type: 'settings', ids: [] },
  ]);
});

test('a bulk change is one message: each order once, and above fifty that they are many', () => {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const orders = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...ORDER, orderId: index + 1 }));
  expect(eventsFor(admin, [...orders(3), ...orders(3)])).toEqual([{ type: 'order', ids: [1, 2, 3] }]);
  expect(eventsFor(admin, orders(50))).toMatchObject([{ ids: { length: 50 } }]);
  expect(eventsFor(admin, orders(500))).toEqual([{ type: 'order', ids: 'many' }]);
});

test('a live connection ends with its login, be it by logging out or by being deactivated', async () => {
  const world = openWorld();
  const stocker = givenUser(world, 'stocker');
  const { loginId } = await givenDevice(world, stocker);
  const about: ShopEvent = { type: 'user', userId: stocker.id };
  const until = async function* (end: () => Promise<unknown>) {
    yield ORDER;
    yield about;
    yield ORDER;
    await end();
    yield about;
    yield ORDER;
  };
  const office = world.call(givenUser(world, 'admin')).admin.users;
  const deactivate = () => office.setActive({ userId: stocker.id, isActive: false });
  expect(await listen(world, stocker, until(deactivate), loginId)).toEqual([
    { type: 'order', ids: [1] },
    { type: 'user', ids: [stocker.id] },
    { type: 'order', ids: [1] },
    { type: 'user', ids: [stocker.id] },
  ]);
});

test('a live connection does not open for a login that has just ended', async () => {
  const world = openWorld();
  const stocker = givenUser(world, 'stocker');
  const device = await givenDevice(world, stocker);
  await device.caller.profile.signOutEverywhere();
  expect(await listen(world, stocker, EVENTS, device.loginId)).toEqual([]);
});
