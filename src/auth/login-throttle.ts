import type { Clock } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { toIpGroup } from './ip-group.ts';

export type LoginAttempt = {
  readonly account: string;
  readonly ip: string;
  /** The device has logged this user in before: only its own failures slow it down. */
  readonly isKnownDevice?: boolean;
  /** The address is that of a proxy shared by all clients. */
  readonly isSharedAddress?: boolean | undefined;
};

export type LoginThrottle = {
  /**
   * Counts a try before its password is checked, so that simultaneous tries count too. Rejects with `too-many-attempts`
   * and `retryAfterSeconds`; a rejected try is not counted.
   */
  readonly begin: (attempt: LoginAttempt) => void;
  readonly succeed: (attempt: LoginAttempt) => void;
  /** Counts the sign-up of a guest, before anything is hashed for it. Rejects like `begin`. */
  readonly beginSignup: (ip: string) => void;
  /** Counts an order that a customer places for themselves. Rejects like `begin`. */
  readonly beginOrder: (userId: number) => void;
  /** Counts a change of one's own details or password, each of which stays in the audit log. Rejects like `begin`. */
  readonly beginProfileChange: (userId: number) => void;
};

type Pace = { readonly freeFailures: number; readonly firstDelayMs: number; readonly longestDelayMs: number };
type Entry = { failures: number; blockedUntil: number; forgetAt: number };

const ACCOUNT_PACE: Pace = { freeFailures: 5, firstDelayMs: 5_000, longestDelayMs: 15 * 60_000 };
const IP_PACE: Pace = { freeFailures: 100, firstDelayMs: 1_000, longestDelayMs: 60_000 };
/** Guesses from many addresses at one account: about sixty an hour, from devices it does not know. */
const GUESSED_PACE: Pace = { freeFailures: 50, firstDelayMs: 5_000, longestDelayMs: 60_000 };
const SIGNUP_PACE: Pace = { freeFailures: 200, firstDelayMs: 1_000, longestDelayMs: 60_000 };
const ORDER_PACE: Pace = { freeFailures: 120, firstDelayMs: 5_000, longestDelayMs: 60_000 };
const PROFILE_PACE: Pace = { freeFailures: 20, firstDelayMs: 60_000, longestDelayMs: 15 * 60_000 };
const FORGET_AFTER_MS = 60 * 60_000;
const MAX_ENTRIES = 20_000;

/**
 * Limits per account and address, per address, and per account over all addresses, with growing delay, in memory. The
 * last two never delay a device that the account knows, so that a stranger elsewhere cannot keep its owner out.
 */
export function createLoginThrottle(clock: Clock): LoginThrottle {
  const accounts = new Map<string, Entry>();
  const addresses = new Map<string, Entry>();
  const guessed = new Map<string, Entry>();
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
    begin: (attempt) => {
      const now = clock.now();
      const limits = limitsOf(attempt, { accounts, addresses, guessed });
      const wait = Math.max(...limits.map(({ entries, key }) => waitFor(entries, key, now)));
      if (wait > 0) throw tooManyAttempts(wait);
      for (const { entries, key, pace } of limits) countFailure(entries, key, pace, now);
    },
    succeed: ({ account, ip, isKnownDevice }) => {
      const address = toIpGroup(ip);
      accounts.delete(`${address} ${account}`);
      accounts.delete(`known ${account}`);
      takeBack(addresses, address, IP_PACE);
      if (!isKnownDevice) guessed.delete(account);
    },
    beginSignup: (ip) => count(signups, toIpGroup(ip), SIGNUP_PACE),
    beginOrder: (userId) => count(orders, `${userId}`, ORDER_PACE),
    beginProfileChange: (userId) => count(profileChanges, `${userId}`, PROFILE_PACE),
  };
}

type Entries = Map<string, Entry>;

function limitsOf(
  { account, ip, isKnownDevice = false, isSharedAddress = false }: LoginAttempt,
  { accounts, addresses, guessed }: Readonly<Record<'accounts' | 'addresses' | 'guessed', Entries>>,
): { readonly entries: Entries; readonly key: string; readonly pace: Pace }[] {
  const address = toIpGroup(ip);
  const own = { entries: accounts, key: `${address} ${account}`, pace: ACCOUNT_PACE };
  if (isKnownDevice) return [{ ...own, key: `known ${account}` }];
  const ofAccount = { entries: guessed, key: account, pace: GUESSED_PACE };
  if (isSharedAddress) return [ofAccount];
  return [own, { entries: addresses, key: address, pace: IP_PACE }, ofAccount];
}

/** A right password removes its delay, also above the free tries. */
function takeBack(entries: Entries, key: string, pace: Pace): void {
  const entry = entries.get(key);
  if (!entry) return;
  entry.failures = Math.min(entry.failures, pace.freeFailures) - 1;
  entry.blockedUntil = 0;
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
