import { authenticate } from '#auth/authenticate.ts';
import { openLogin } from '#auth/open-login.ts';
import type { Actor } from '#kernel/ctx.ts';
import type { Caller } from '#trpc/app-router.ts';
import type { World } from './world.ts';

export type Device = {
  readonly loginId: number;
  readonly refreshToken: string;
  readonly caller: Caller;
  readonly who: () => Promise<Actor | null>;
};

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
