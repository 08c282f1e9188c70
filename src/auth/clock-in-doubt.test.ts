import { expect, test } from 'vitest';
import { idempotencyKeys } from '#db/schema/idempotency.ts';
import { confirmClock } from '#domain/clock/confirm-clock.ts';
import { createRecoveryCode, findRecoveryCode, storeRecoveryCode } from '#domain/logins/recovery-codes.ts';
import { once } from '#kernel/idempotency.ts';
import { givenUser } from '#testing/builders.ts';
import { givenClock } from '#testing/given-clock.ts';
import { openWorld } from '#testing/world.ts';
import type { AuthCtx } from './auth.ts';
import { authenticate } from './authenticate.ts';
import { openLogin } from './open-login.ts';
import { refresh } from './refresh.ts';
import { cleanUpLogins } from './sign-out.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

async function givenLogin() {
  const world = openWorld();
  const machine = givenClock(world);
  const admin = givenUser(world, 'admin');
  const browser: AuthCtx = {
    ...machine.ctx,
    auth: world.auth,
    loginId: null,
    ip: '10.0.0.1',
    userAgent: 'Firefox',
  };
  let { sessionToken, refreshToken } = await openLogin(browser, admin.id);
  const sendOnce = () =>
    once({ ...machine.as(admin), actor: admin }, 'test', { idempotencyKey: 'lost' }, () => Math.random());
  storeRecoveryCode(
    { ...machine.as(admin), actor: admin },
    { userId: admin.id, codeHash: createRecoveryCode() },
  );
  const answer = sendOnce();
  const email = world.handle.connection.prepare('SELECT email FROM users WHERE id = ?').pluck().get(admin.id);
  const expectAllHolds = async () => {
    await cleanUpLogins(machine.ctx);
    expect(await authenticate(machine.ctx, sessionToken)).not.toBeNull();
    expect(findRecoveryCode(machine.ctx, String(email))).toBeDefined();
    expect(sendOnce()).toBe(answer);
    ({ sessionToken, refreshToken } = await refresh(browser, refreshToken));
  };
  const confirm = () => {
    const date = new Date(machine.clock().machineNow()).toISOString().slice(0, 10);
    confirmClock({ ...machine.as(admin), actor: admin }, { date });
  };
  return { world, machine, expectAllHolds, confirm };
}

test.for([2 * HOUR, 60 * DAY, 3650 * DAY, -60 * DAY])(
  'a leap of %d ms, a restart in it and its confirmation log nobody out, and no key is forgotten',
  async (ms) => {
    const { machine, expectAllHolds, confirm } = await givenLogin();
    machine.leap(ms);
    await expectAllHolds();
    machine.restart();
    await expectAllHolds();
    confirm();
    await expectAllHolds();
    machine.pass(5 * 60_000);
    await expectAllHolds();
  },
);

test.for([60 * DAY, 3650 * DAY, -60 * DAY])(
  'a start %d ms off logs nobody out, nor does its confirmation',
  async (ms) => {
    const { machine, expectAllHolds, confirm } = await givenLogin();
    machine.restart(ms);
    await expectAllHolds();
    confirm();
    await expectAllHolds();
  },
);

test('what has expired goes once the date is trusted again', async () => {
  const { world, machine } = await givenLogin();
  machine.restart(60 * DAY);
  await cleanUpLogins(machine.ctx);
  const rows = () => world.handle.connection.prepare('SELECT count(*) FROM sessions').pluck().get();
  expect(rows()).toBe(1);
  machine.restart(8 * DAY - 60 * DAY);
  await cleanUpLogins(machine.ctx);
  expect(rows()).toBe(0);
  const other = givenUser(world, 'customer');
  once({ ...machine.as(other), actor: other }, 'test', { idempotencyKey: 'new' }, () => 1);
  expect(world.handle.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys).all()).toEqual([
    { key: 'new' },
  ]);
});
