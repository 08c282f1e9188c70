import type { Clock } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { toIpGroup } from './ip-group.ts';

export type LoginAttempt = { readonly account: string; readonly ip: string };

export type LoginThrottle = {
  /**
   * Counts a try before its password is looked at, so that tries at the same time count too. Rejects with
   * `too-many-attempts` and `retryAfterSeconds`; a rejected try is not counted.
   */
  readonly begin: (attempt: LoginAttempt) => void;
  readonly succeed: (attempt: LoginAttempt) => void;
  /** Counts an account that a guest wants to make, before anything is hashed for it. Rejects like `begin`. */
  readonly beginSignup: (ip: string) => void;
  /** Counts an order that a customer places for themselves. Rejects like `begin`. */
  readonly beginOrder: (userId: number) => void;
  /** Counts a change of one's own particulars or password, each of which stays in the audit log. Rejects like `begin`. */
  readonly beginProfileChange: (userId: number) => void;
};

type Pace = { readonly freeFailures: number; readonly firstDelayMs: number; readonly longestDelayMs: number };
type Entry = { failures: number; blockedUntil: number; forgetAt: number };

const ACCOUNT_PACE: Pace = { freeFailures: 5, firstDelayMs: 5_000, longestDelayMs: 15 * 60_000 };
const IP_PACE: Pace = { freeFailures: 100, firstDelayMs: 1_000, longestDelayMs: 60_000 };
const SIGNUP_PACE: Pace = { freeFailures: 200, firstDelayMs: 1_000, longestDelayMs: 60_000 };
const ORDER_PACE: Pace = { freeFailures: 120, firstDelayMs: 5_000, longestDelayMs: 60_000 };
const PROFILE_PACE: Pace = { freeFailures: 20, firstDelayMs: 60_000, longestDelayMs: 15 * 60_000 };
const FORGET_AFTER_MS = 60 * 60_000;
const MAX_ENTRIES = 20_000;

/**
 * Limits per account and address and per address, with growing delay, in memory. Nothing is ever locked for the
 * account alone, so that a stranger elsewhere cannot keep its owner out.
 */
export function createLoginThrottle(clock: Clock): LoginThrottle {
  const accounts = new Map<string, Entry>();
  const addresses = new Map<string, Entry>();
  const signups = new Map<string, Entry>();
  const orders = new Map<string, Entry>();
  const profileChanges = new Map<string, Entry>();
  const count = (entries: Map<string, Entry>, key: string, pace: Pace) => {
    const now = clock.now();
    const wait = waitFor(entries, key, now);
    if (wait > 0) throw tooManyAttempts(wait);
    countFailure(entries, key, pace, now);
  };
  return {
    begin: ({ account, ip }) => {
      const now = clock.now();
      const address = toIpGroup(ip);
      const accountKey = `${address} ${account}`;
      const wait = Math.max(waitFor(accounts, accountKey, now), waitFor(addresses, address, now));
      if (wait > 0) throw tooManyAttempts(wait);
      countFailure(accounts, accountKey, ACCOUNT_PACE, now);
      countFailure(addresses, address, IP_PACE, now);
    },
    succeed: ({ account, ip }) => {
      const address = toIpGroup(ip);
      accounts.delete(`${address} ${account}`);
      const entry = addresses.get(address);
      if (!entry) return;
      entry.failures -= 1;
      if (entry.failures < IP_PACE.freeFailures) entry.blockedUntil = 0;
    },
    beginSignup: (ip) => count(signups, toIpGroup(ip), SIGNUP_PACE),
    beginOrder: (userId) => count(orders, `${userId}`, ORDER_PACE),
    beginProfileChange: (userId) => count(profileChanges, `${userId}`, PROFILE_PACE),
  };
}

export const NO_THROTTLE: LoginThrottle = {
  begin: () => undefined,
  succeed: () => undefined,
  beginSignup: () => undefined,
  beginOrder: () => undefined,
  beginProfileChange: () => undefined,
};

function waitFor(entries: Map<string, Entry>, key: string, now: number): number {
  const entry = entries.get(key);
  return entry && entry.forgetAt > now ? entry.blockedUntil - now : 0;
}

function countFailure(entries: Map<string, Entry>, key: string, pace: Pace, now: number): void {
  const known = entries.get(key);
  const failures = known && known.forgetAt > now ? known.failures + 1 : 1;
  const excess = failures - pace.freeFailures;
  const delay = excess < 0 ? 0 : Math.min(pace.firstDelayMs * 2 ** excess, pace.longestDelayMs);
  entries.delete(key);
  entries.set(key, { failures, blockedUntil: now + delay, forgetAt: now + FORGET_AFTER_MS });
  if (entries.size <= MAX_ENTRIES) return;
  const oldest = entries.keys().next();
  if (!oldest.done) entries.delete(oldest.value);
}

function tooManyAttempts(waitMs: number): DomainError {
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  return new DomainError('too-many-attempts', { retryAfterSeconds });
}
