import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginTokens } from '#auth/login-tokens.ts';
import type { RequestCookies } from '#trpc/context.ts';

/**
 * The login cookies of one request. Both are for the whole site: `__Host-` requires that, and both /api and /trpc read
 * them. The session's cookie outlives an idle session; the server decides when a session ends.
 */
export function loginCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): RequestCookies {
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure };
  const session = cookieName('session', isSecure);
  const refresh = cookieName('refresh', isSecure);
  const device = cookieName('device', isSecure);
  return {
    refreshToken: request.cookies[refresh] ?? null,
    setLogin: (tokens: LoginTokens) => {
      const { sessionExpiresAt, refreshExpiresAt } = tokens;
      reply.setCookie(session, tokens.sessionToken, { ...options, expires: new Date(sessionExpiresAt) });
      reply.setCookie(refresh, tokens.refreshToken, { ...options, expires: new Date(refreshExpiresAt) });
      // Stays when the login ends: it grants no access, and only identifies the device.
      if (tokens.deviceToken)
        reply.setCookie(device, tokens.deviceToken, { ...options, maxAge: DEVICE_MAX_AGE_S });
    },
    clearLogin: () => {
      reply.clearCookie(session, options);
      reply.clearCookie(refresh, options);
    },
  };
}

const DEVICE_MAX_AGE_S = 400 * 24 * 3600;

export function cookieName(what: 'session' | 'refresh' | 'device', isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}furnizo_${what}`;
}
