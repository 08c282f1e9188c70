import { expect, test } from 'vitest';
import { logins, refreshTokens, users } from '#db/schema/users.ts';
import { givenUser } from '#testing/builders.ts';
import { openWorld, type World } from '#testing/world.ts';
import type { AuthCtx } from './auth.ts';
import { authenticate } from './authenticate.ts';
import { openLogin } from './open-login.ts';
import { refresh } from './refresh.ts';
import { logOut } from './sign-out.ts';

const SECONDS = 1000;
const MINUTES = 60 * SECONDS;
const DAYS = 24 * 60 * MINUTES;

function browser(world: World): AuthCtx {
  return { ...world.ctx, auth: world.auth, loginId: null, ip: '10.0.0.1', userAgent: 'Firefox' };
}

test('a refresh token is replaced at each use and its session works', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const first = await openLogin(browser(world), customer.id);
  const second = await refresh(browser(world), first.refreshToken);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect((await authenticate(world.ctx, second.sessionToken))?.actor).toEqual(customer);
  expect((await authenticate(world.ctx, first.sessionToken))?.actor).toEqual(customer);
});

test('parallel tabs that send the same refresh token within 30 seconds all get working cookies', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const { refreshToken } = await openLogin(browser(world), customer.id);
  const tabs = await Promise.all([1, 2, 3].map(() => refresh(browser(world), refreshToken)));
  world.advance(29 * SECONDS);
  tabs.push(await refresh(browser(world), refreshToken));
  for (const tab of tabs) {
    expect((await authenticate(world.ctx, tab.sessionToken))?.actor.id).toBe(customer.id);
    expect((await refresh(browser(world), tab.refreshToken)).userId).toBe(customer.id);
  }
});

test('a token copied within the grace founds no line of its own: who comes back second is found out', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const { refreshToken } = await openLogin(browser(world), customer.id);
  const owner = await refresh(browser(world), refreshToken);
  world.advance(20 * SECONDS);
  const thief = await refresh(browser(world), refreshToken);
  expect(thief.refreshToken).toBe(owner.refreshToken);
  world.advance(20 * MINUTES);
  await refresh(browser(world), thief.refreshToken);
  world.advance(MINUTES);
  const ended = { code: 'session-ended' };
  await expect(refresh(browser(world), owner.refreshToken)).rejects.toMatchObject(ended);
  expect(await authenticate(world.ctx, thief.sessionToken)).toBeNull();
});

test('a tab that was slow gets the latest token, not one that others have replaced', async () => {
  const world = openWorld();
  const { refreshToken } = await openLogin(browser(world), givenUser(world, 'customer').id);
  const second = await refresh(browser(world), refreshToken);
  const third = await refresh(browser(world), second.refreshToken);
  world.advance(29 * SECONDS);
  expect((await refresh(browser(world), refreshToken)).refreshToken).toBe(third.refreshToken);
});

test('logging in and renewing in a loop does not fill the database, and the latest of both hold', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  for (let count = 0; count < 60; count += 1) {
    world.advance(SECONDS);
    await openLogin(browser(world), customer.id);
  }
  let last = await openLogin(browser(world), customer.id);
  for (let count = 0; count < 120; count += 1) last = await refresh(browser(world), last.refreshToken);
  expect(world.handle.db.select().from(logins).all()).toHaveLength(50);
  expect(world.handle.db.select().from(refreshTokens).all().length).toBeLessThanOrEqual(100);
  expect((await refresh(browser(world), last.refreshToken)).userId).toBe(customer.id);
});

test('a replaced refresh token used again after the grace ends that login everywhere, and only that one', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const stolen = await openLogin(browser(world), customer.id);
  const otherDevice = await openLogin(browser(world), customer.id);
  const renewed = await refresh(browser(world), stolen.refreshToken);
  world.advance(31 * SECONDS);
  await expect(refresh(browser(world), stolen.refreshToken)).rejects.toMatchObject({ code: 'session-ended' });
  expect(await authenticate(world.ctx, renewed.sessionToken)).toBeNull();
  expect(await authenticate(world.ctx, stolen.sessionToken)).toBeNull();
  await expect(refresh(browser(world), renewed.refreshToken)).rejects.toMatchObject({
    code: 'session-ended',
  });
  expect((await authenticate(world.ctx, otherDevice.sessionToken))?.actor.id).toBe(customer.id);
});

test('a refresh token is rejected when missing, unknown, 30 days old, or of a deactivated person', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const { refreshToken } = await openLogin(browser(world), customer.id);
  const ended = { code: 'session-ended' };
  await expect(refresh(browser(world), null)).rejects.toMatchObject(ended);
  await expect(refresh(browser(world), 'x'.repeat(43))).rejects.toMatchObject(ended);
  world.handle.db.update(users).set({ isActive: false }).run();
  await expect(refresh(browser(world), refreshToken)).rejects.toMatchObject(ended);
  world.handle.db.update(users).set({ isActive: true }).run();
  world.advance(30 * DAYS);
  await expect(refresh(browser(world), refreshToken)).rejects.toMatchObject(ended);
});

test('a session lasts 15 minutes, longer while it is used, and 30 days at most', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const idle = await openLogin(browser(world), customer.id);
  const used = await openLogin(browser(world), customer.id);
  world.advance(10 * MINUTES);
  expect(await authenticate(world.ctx, used.sessionToken)).not.toBeNull();
  world.advance(6 * MINUTES);
  expect(await authenticate(world.ctx, idle.sessionToken)).toBeNull();
  expect(await authenticate(world.ctx, used.sessionToken)).not.toBeNull();
  for (let minutes = 16; minutes < (30 * DAYS) / MINUTES; minutes += 14) {
    expect(await authenticate(world.ctx, used.sessionToken)).not.toBeNull();
    world.advance(14 * MINUTES);
  }
  expect(await authenticate(world.ctx, used.sessionToken)).toBeNull();
});

test('logging out ends the session and its refresh token, known by either of them', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const first = await openLogin(browser(world), customer.id);
  const { loginId } = (await authenticate(world.ctx, first.sessionToken)) ?? { loginId: null };
  logOut({ ...browser(world), loginId }, null);
  expect(await authenticate(world.ctx, first.sessionToken)).toBeNull();
  await expect(refresh(browser(world), first.refreshToken)).rejects.toMatchObject({ code: 'session-ended' });

  const second = await openLogin(browser(world), customer.id);
  logOut(browser(world), second.refreshToken);
  expect(await authenticate(world.ctx, second.sessionToken)).toBeNull();
});

test('the database keeps no token, only its SHA-256', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const tokens = await openLogin(browser(world), customer.id);
  const file = world.handle.connection.serialize().toString('latin1');
  expect(file).not.toContain(tokens.sessionToken);
  expect(file).not.toContain(tokens.refreshToken);
  expect(Buffer.from(tokens.sessionToken, 'base64url').length * 8).toBeGreaterThanOrEqual(160);
});

test('a deactivated person and an ended session are guests at their very next call', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const { sessionToken } = await openLogin(browser(world), customer.id);
  world.handle.db.update(users).set({ isActive: false }).run();
  expect(await authenticate(world.ctx, sessionToken)).toBeNull();
  expect(await authenticate(world.ctx, 'nonsense')).toBeNull();
  expect(await authenticate(world.ctx, null)).toBeNull();
});

test('reading goes on for people who are logged in when the database takes no writes', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const { sessionToken } = await openLogin(browser(world), customer.id);
  world.advance(10 * MINUTES);
  world.handle.connection.pragma('query_only = ON');
  expect((await authenticate(world.ctx, sessionToken))?.actor.id).toBe(customer.id);
});
