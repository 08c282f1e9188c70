import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { givenClock } from '#testing/given-clock.ts';
import { openWorld, WEDNESDAY_MORNING } from '#testing/world.ts';
import { confirmClock } from './confirm-clock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function givenShop() {
  const world = openWorld();
  const admin = givenUser(world, 'admin', { name: 'Drita' });
  const wrote = (at: number) =>
    world.handle.connection
      .prepare('INSERT INTO logins (user_id, created_at, last_used_at) VALUES (?, ?, ?)')
      .run(admin.id, at, at);
  wrote(WEDNESDAY_MORNING);
  const machine = givenClock(world);
  const confirm = (date: string) => confirmClock({ ...machine.as(admin), actor: admin }, { date });
  return { world, admin, machine, wrote, confirm };
}

const leaps = [2 * HOUR, 44 * DAY, 60 * DAY, 3650 * DAY].flatMap((ms) => [ms, -ms]);

test.for(leaps)('a date that leaps by %d ms is doubted, and trusted again when it comes back', (ms) => {
  const { machine } = givenShop();
  machine.leap(ms);
  expect(machine.clock().doubt()).toBe('leapt');
  expect(machine.clock().now()).toBe(WEDNESDAY_MORNING);
  machine.pass(5 * MINUTE);
  expect(machine.clock().now()).toBe(WEDNESDAY_MORNING + 5 * MINUTE);
  machine.leap(-ms);
  expect(machine.clock().doubt()).toBeNull();
  expect(machine.clock().now()).toBe(WEDNESDAY_MORNING + 5 * MINUTE);
  machine.restart();
  expect(machine.clock().doubt()).toBeNull();
});

test('a leap is seen by whoever asks next, not only at the next look', () => {
  const { world } = givenShop();
  const machine = givenClock(world);
  machine.pass(MINUTE);
  const { clock } = machine;
  const before = clock().now();
  machine.leap(60 * DAY);
  expect(clock().now()).toBe(before);
});

test('what a time server corrects is no leap, but many of them that come to more than an hour are', () => {
  const { machine } = givenShop();
  machine.leap(50 * MINUTE);
  expect(machine.clock().doubt()).toBeNull();
  expect(machine.clock().now()).toBe(WEDNESDAY_MORNING + 50 * MINUTE);
  machine.leap(50 * MINUTE);
  expect(machine.clock().doubt()).toBe('leapt');
});

test('a laptop that slept, and a shop that was off over a long weekend, are not asked', () => {
  const { machine } = givenShop();
  machine.pass(60 * HOUR);
  expect(machine.clock().doubt()).toBeNull();
  machine.restart(4 * DAY);
  expect(machine.clock().doubt()).toBeNull();
});

test('at a start the date may be 14 days after the newest row and an hour before it', () => {
  for (const [off, doubt] of [
    [14 * DAY - HOUR, null],
    [14 * DAY + HOUR, 'ahead'],
    [-50 * MINUTE, null],
    [-2 * HOUR, 'behind'],
    [-60 * DAY, 'behind'],
    [3650 * DAY, 'ahead'],
    [-3650 * DAY, 'behind'],
  ] as const) {
    const { machine } = givenShop();
    machine.restart(off);
    expect([off, machine.clock().doubt()]).toEqual([off, doubt]);
    const isWall = doubt === null || doubt === 'ahead';
    expect(machine.clock().now()).toBe(WEDNESDAY_MORNING + (isWall ? off : 0));
    expect(machine.clock().expiryNow()).toBe(WEDNESDAY_MORNING + (doubt === null ? off : 0));
  }
});

test('a new shop has nothing to compare with', () => {
  const machine = givenClock(openWorld());
  machine.restart(-3650 * DAY);
  expect(machine.clock().doubt()).toBeNull();
});

test.for(leaps)('a restart neither forgets a leap of %d ms nor takes it for the time', (ms) => {
  const { machine, confirm } = givenShop();
  machine.leap(ms);
  machine.restart(5 * MINUTE);
  expect(machine.clock().doubt()).toBe('leapt');
  expect(machine.clock().now()).toBe(WEDNESDAY_MORNING + 5 * MINUTE);
  machine.pass(20 * MINUTE);
  machine.restart(0);
  expect(machine.clock().now()).toBe(WEDNESDAY_MORNING + 25 * MINUTE);

  const date = new Date(machine.clock().machineNow()).toISOString().slice(0, 10);
  confirm(date);
  expect(machine.clock().doubt()).toBeNull();
  expect(machine.clock().now()).toBe(WEDNESDAY_MORNING + 25 * MINUTE + ms);
  machine.restart(2 * DAY);
  expect(machine.clock().doubt()).toBeNull();
  expect(machine.clock().now()).toBe(WEDNESDAY_MORNING + 25 * MINUTE + ms + 2 * DAY);
});

test.for([60 * DAY, 3 * DAY, -3 * DAY, -60 * DAY])(
  'a leap of %d ms that was put right while the program was off is over',
  (ms) => {
    const { machine } = givenShop();
    machine.leap(ms);
    machine.restart(HOUR - ms);
    expect(machine.clock().doubt()).toBeNull();
    expect(machine.clock().now()).toBe(WEDNESDAY_MORNING + HOUR);
  },
);

test('a machine that starts with a dead battery is trusted as soon as a time server has put it right', () => {
  const { machine } = givenShop();
  machine.restart(-3650 * DAY);
  machine.pass(MINUTE);
  expect(machine.clock().now()).toBe(WEDNESDAY_MORNING + MINUTE);
  machine.leap(3650 * DAY + 12 * HOUR);
  expect(machine.clock().doubt()).toBeNull();
  expect(machine.clock().now()).toBe(WEDNESDAY_MORNING + 12 * HOUR + MINUTE);
});

test('rows of a start far ahead ask nothing once the date is right again', () => {
  const { machine, wrote } = givenShop();
  machine.restart(60 * DAY);
  wrote(machine.clock().now());
  machine.restart(HOUR - 60 * DAY);
  expect(machine.clock().doubt()).toBeNull();
  machine.restart(DAY);
  expect(machine.clock().doubt()).toBeNull();
});

test('a row that a wrong clock dated ahead is asked about once', () => {
  const { machine, wrote, confirm } = givenShop();
  wrote(WEDNESDAY_MORNING + 3650 * DAY);
  machine.restart(HOUR);
  expect(machine.clock().doubt()).toBe('behind');
  confirm('2026-11-18');
  for (const days of [1, 13, 20]) {
    machine.restart(days * DAY);
    expect(machine.clock().doubt()).toBe(days > 14 ? 'ahead' : null);
    wrote(machine.clock().now());
  }
});

test('a day that the machine no longer has is not confirmed', () => {
  const { machine, confirm } = givenShop();
  machine.leap(60 * DAY);
  expect(() => confirm('2026-11-18')).toThrow(expect.objectContaining({ code: 'clock-not-confirmed' }));
  expect(machine.clock().doubt()).toBe('leapt');
  machine.leap(-60 * DAY);
  confirm('2027-01-17');
  expect(machine.clock().now()).toBe(WEDNESDAY_MORNING);
});
