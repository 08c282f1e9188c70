import { type Clock, type Ctx, STEADY_CLOCK } from '#kernel/ctx.ts';
import { createLoginThrottle, type LoginThrottle, NO_THROTTLE } from './login-throttle.ts';
import { createPasswords, type Passwords } from './passwords.ts';

export type Auth = { readonly passwords: Passwords; readonly throttle: LoginThrottle };

export type AuthCtx = Ctx & {
  readonly auth: Auth;
  readonly loginId: number | null;
  readonly ip: string;
  /** The address is that of a proxy in front of all clients: it is not limited. */
  readonly isSharedAddress?: boolean | undefined;
  readonly userAgent: string;
  readonly deviceToken?: string | null | undefined;
};

type AuthOptions = {
  /** Measures delays; a clock that jumps would lock users out or let them guess. */
  readonly throttleClock?: Clock;
  readonly isThrottled: boolean;
  readonly passwords?: Passwords;
};

export function createAuth(options: AuthOptions): Auth {
  return {
    passwords: options.passwords ?? createPasswords(),
    throttle: options.isThrottled ? createLoginThrottle(options.throttleClock ?? STEADY_CLOCK) : NO_THROTTLE,
  };
}
