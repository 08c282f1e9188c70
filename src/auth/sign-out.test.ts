import { expect, test } from 'vitest';
import { logins, refreshTokens, sessions } from '#db/schema/users.ts';
import { givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { authenticate } from './authenticate.ts';
import { openLogin } from './open-login.ts';
import { cleanUpLogins } from './sign-out.ts';

const DAYS = 24 * 3_600_000;

test('what has run out is thrown away, what still counts stays', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const browser = { ...world.ctx, auth: world.auth, loginId: null, ip: '10.0.0.1', userAgent: 'Firefox' };
  await openLogin(browser, customer.id);
  world.advance(20 * DAYS);
  await openLogin(browser, customer.id);
  world.advance(10 * DAYS);
  await openLogin(browser, customer.id);
  await cleanUpLogins(world.ctx);
  expect(world.handle.db.select().from(sessions).all()).toHaveLength(1);
  expect(world.handle.db.select().from(refreshTokens).all()).toHaveLength(2);
});

test('a session that was opened while its login was being ended is nobody’s', async () => {
  const world = openWorld();
  const customer = givenUser(world, 'customer');
  const browser = { ...world.ctx, auth: world.auth, loginId: null, ip: '10.0.0.1', userAgent: 'Firefox' };
  const { sessionToken } = await openLogin(browser, customer.id);
  // The earlier sessions ended with the login; this one was created a moment later.
  world.handle.db.update(logins).set({ endedAt: world.ctx.clock.now() }).run();
  expect(await authenticate(world.ctx, sessionToken)).toBeNull();
});
