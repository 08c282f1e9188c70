import { expect, onTestFinished, test, vi } from 'vitest';
import { createAuth } from './auth.ts';
import { createLoginThrottle, NO_THROTTLE } from './login-throttle.ts';

const SECONDS = 1000;

function givenThrottle() {
  let now = 1_000_000;
  const throttle = createLoginThrottle({ now: () => now });
  return {
    throttle,
    advance: (ms: number) => {
      now += ms;
    },
  };
}

test('a few mistakes are free, then each further one waits twice as long as the one before', () => {
  const { throttle, advance } = givenThrottle();
  const attempt = { account: 'arta@example.test', ip: '10.0.0.1' };
  for (let mistake = 1; mistake <= 5; mistake += 1) throttle.begin(attempt);
  for (const seconds of [5, 10, 20, 40]) {
    expect(() => throttle.begin(attempt)).toThrow(
      expect.objectContaining({ code: 'too-many-attempts', data: { retryAfterSeconds: seconds } }),
    );
    advance(seconds * SECONDS - 1);
    expect(() => throttle.begin(attempt)).toThrow();
    advance(1);
    throttle.begin(attempt);
  }
});

test('a wrong password while the date is a day ahead locks nobody out once it is right again', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 10, 19, 9) });
  onTestFinished(() => void vi.useRealTimers());
  const { throttle } = createAuth({ isThrottled: true });
  const attempt = { account: 'arta@example.test', ip: '10.0.0.1' };
  for (let mistake = 1; mistake <= 5; mistake += 1) throttle.begin(attempt);
  vi.setSystemTime(Date.UTC(2026, 10, 18, 9));
  expect(() => throttle.begin(attempt)).toThrow(expect.objectContaining({ data: { retryAfterSeconds: 5 } }));
  vi.advanceTimersByTime(5 * SECONDS);
  throttle.begin(attempt);
});

test('the delay never grows past a quarter of an hour', () => {
  const { throttle, advance } = givenThrottle();
  const attempt = { account: 'arta@example.test', ip: '10.0.0.1' };
  for (let mistake = 1; mistake <= 40; mistake += 1) {
    throttle.begin(attempt);
    advance(mistake < 5 ? 0 : 15 * 60 * SECONDS);
  }
  throttle.begin(attempt);
});

test('a stranger who guesses at an account elsewhere does not keep its owner out', () => {
  const { throttle } = givenThrottle();
  const account = 'arta@example.test';
  for (let guess = 1; guess <= 5; guess += 1) throttle.begin({ account, ip: '203.0.113.9' });
  expect(() => throttle.begin({ account, ip: '203.0.113.9' })).toThrow();
  throttle.begin({ account, ip: '10.0.0.1' });
});

test('one address that tries many accounts is slowed down for all of them', () => {
  const { throttle, advance } = givenThrottle();
  const ip = '203.0.113.9';
  for (let guess = 1; guess <= 100; guess += 1) throttle.begin({ account: `user${guess}@example.test`, ip });
  expect(() => throttle.begin({ account: 'user101@example.test', ip })).toThrow(
    expect.objectContaining({ data: { retryAfterSeconds: 1 } }),
  );
  throttle.begin({ account: 'user101@example.test', ip: '203.0.113.10' });
  advance(1 * SECONDS);
  throttle.begin({ account: 'user101@example.test', ip });
});

test('addresses of one IPv6 subscriber count as one', () => {
  const { throttle } = givenThrottle();
  const account = 'arta@example.test';
  for (let guess = 1; guess <= 5; guess += 1) throttle.begin({ account, ip: `2001:db8:0:7::${guess}` });
  expect(() => throttle.begin({ account, ip: '2001:db8:0:7:aaaa::1' })).toThrow();
  throttle.begin({ account, ip: '2001:db8:0:8::1' });
});

test('getting it right forgets the mistakes, and so does an hour', () => {
  const { throttle, advance } = givenThrottle();
  const attempt = { account: 'arta@example.test', ip: '10.0.0.1' };
  for (let round = 1; round <= 60; round += 1) {
    for (let mistake = 1; mistake <= 4; mistake += 1) throttle.begin({ ...attempt, ip: `10.0.${round}.1` });
    throttle.begin(attempt);
    throttle.succeed(attempt);
  }
  for (let mistake = 1; mistake <= 5; mistake += 1) throttle.begin(attempt);
  advance(60 * 60 * SECONDS);
  for (let mistake = 1; mistake <= 5; mistake += 1) throttle.begin(attempt);
  expect(() => throttle.begin(attempt)).toThrow();
});

test('tries at the same time count before any of them is known to be wrong', () => {
  const { throttle } = givenThrottle();
  const attempt = { account: 'arta@example.test', ip: '10.0.0.1' };
  const answers = Array.from({ length: 20 }, () => {
    try {
      throttle.begin(attempt);
      return 'tried';
    } catch {
      return 'refused';
    }
  });
  expect(answers.filter((answer) => answer === 'tried')).toHaveLength(5);
});

test('switched off, nothing is counted', () => {
  for (let guess = 1; guess <= 500; guess += 1) NO_THROTTLE.begin({ account: 'a', ip: 'b' });
  NO_THROTTLE.succeed({ account: 'a', ip: 'b' });
});

test('one address makes a few hundred accounts, then slowly more; others sign up and log in as before', () => {
  const { throttle, advance } = givenThrottle();
  const flood = '203.0.113.9';
  for (let account = 1; account <= 200; account += 1) throttle.beginSignup(flood);
  expect(() => throttle.beginSignup(flood)).toThrow(
    expect.objectContaining({ code: 'too-many-attempts', data: { retryAfterSeconds: 1 } }),
  );
  throttle.beginSignup('203.0.113.10');
  throttle.begin({ account: 'arta@example.test', ip: flood });
  advance(1 * SECONDS);
  throttle.beginSignup(flood);
  expect(() => throttle.beginSignup(flood)).toThrow();
});

test('nobody adds more than 550 changes of their own particulars a day to the log, however they spread them', () => {
  const DAY_MS = 24 * 60 * 60 * SECONDS;
  const STEP_MS = 60 * SECONDS;
  const countADay = (aRun: number, restMs: number): number => {
    const { throttle, advance } = givenThrottle();
    let changes = 0;
    let ofRun = 0;
    for (let at = 0; at < DAY_MS; ) {
      while (ofRun < aRun && isAdmitted(() => throttle.beginProfileChange(7))) ofRun += 1;
      const pause = ofRun === aRun ? restMs : STEP_MS;
      if (ofRun === aRun) [changes, ofRun] = [changes + aRun, 0];
      at += pause;
      advance(pause);
    }
    return changes + ofRun;
  };
  const minutes = (count: number) => count * 60 * SECONDS;
  const spreads = [1, 19, 20, 21, 22, 23, 24, 30, 1000].flatMap((aRun) =>
    [minutes(1), minutes(15), minutes(60)].map((restMs) => countADay(aRun, restMs)),
  );
  expect(Math.max(...spreads)).toBeGreaterThan(400);
  expect(Math.max(...spreads)).toBeLessThanOrEqual(550);
});

function isAdmitted(begin: () => void): boolean {
  try {
    begin();
    return true;
  } catch {
    return false;
  }
}
