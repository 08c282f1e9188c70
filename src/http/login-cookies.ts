import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginTokens } from '#auth/login-tokens.ts';
import type { RequestCookies } from '#trpc/context.ts';

export function readSessionToken(request: FastifyRequest, isSecure: boolean): string | null {
  return request.cookies[cookieName('session', isSecure)] ?? null;
}

/**
 * The login's cookies of one request. Both are for the whole site: `__Host-` asks for that, and /api and /trpc alike
 * read them. The session's cookie outlives an idle session; when one ends is for the server to know.
 */
export function loginCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): RequestCookies {
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure };
  const session = cookieName('session', isSecure);
  const refresh = cookieName('refresh', isSecure);
  return {
    refreshToken: request.cookies[refresh] ?? null,
    setLogin: (tokens: LoginTokens) => {
      const { sessionExpiresAt, refreshExpiresAt } = tokens;
      reply.setCookie(session, tokens.sessionToken, { ...options, expires: new Date(sessionExpiresAt) });
      reply.setCookie(refresh, tokens.refreshToken, { ...options, expires: new Date(refreshExpiresAt) });
    },
    clearLogin: () => {
      reply.clearCookie(session, options);
      reply.clearCookie(refresh, options);
    },
  };
}

const NAMES = { session: 'furnizo_session', refresh: 'furnizo_refresh' } as const;
const SECURE_NAMES = { session: '__Host-furnizo_session', refresh: '__Host-furnizo_refresh' } as const;

export function cookieName(what: keyof typeof NAMES, isSecure: boolean): string {
  return (isSecure ? SECURE_NAMES : NAMES)[what];
}
