import { authenticate } from '#auth/authenticate.ts';
import { openLogin } from '#auth/open-login.ts';
import type { Actor } from '#kernel/ctx.ts';
import type { Caller } from '#trpc/app-router.ts';
import type { World } from './world.ts';

/** A device on which somebody is logged in. */
export type Device = {
  readonly loginId: number;
  readonly refreshToken: string;
  /** Procedures called from it. */
  readonly caller: Caller;
  /** Whom its next request comes from, as the door finds out; null once it is logged out. */
  readonly who: () => Promise<Actor | null>;
};

/** Logs somebody in on a device of their own. */
export async function givenDevice(world: World, actor: Actor, userAgent = 'Firefox'): Promise<Device> {
  const browser = { ...world.ctx, auth: world.auth, loginId: null, ip: '10.0.0.1', userAgent };
  const { sessionToken, refreshToken } = await openLogin(browser, actor.id);
  const login = await authenticate(world.ctx, sessionToken);
  if (!login) throw new Error('A fresh login does not hold.');
  return {
    loginId: login.loginId,
    refreshToken,
    caller: world.call(actor, { loginId: login.loginId }),
    who: async () => (await authenticate(world.ctx, sessionToken))?.actor ?? null,
  };
}
