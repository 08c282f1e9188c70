import { type Clock, type Ctx, STEADY_CLOCK } from '#kernel/ctx.ts';
import { createLoginThrottle, type LoginThrottle, NO_THROTTLE } from './login-throttle.ts';
import { createPasswords, type Passwords } from './passwords.ts';

/** What logging in keeps between requests: the hashing queue and the counted tries. One for each running shop. */
export type Auth = { readonly passwords: Passwords; readonly throttle: LoginThrottle };

/** A request that opens, renews or ends a login. */
export type AuthCtx = Ctx & {
  readonly auth: Auth;
  /** The login behind the request's session, null for a guest. */
  readonly loginId: number | null;
  readonly ip: string;
  readonly userAgent: string;
};

type AuthOptions = {
  /** What delays are measured by; one that jumps would lock people out or let them guess. */
  readonly throttleClock?: Clock;
  /** Off only for load tests and benchmarks. */
  readonly isThrottled: boolean;
  readonly passwords?: Passwords;
};

/** Makes the part of a running shop that logging in needs. */
export function createAuth(options: AuthOptions): Auth {
  return {
    passwords: options.passwords ?? createPasswords(),
    throttle: options.isThrottled ? createLoginThrottle(options.throttleClock ?? STEADY_CLOCK) : NO_THROTTLE,
  };
}
