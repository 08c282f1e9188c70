import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CallFrame, INTERNAL_FRAME, type RequestContext } from '#trpc/context.ts';
import type { AppDeps } from './app-deps.ts';
import { HttpError } from './http-error.ts';
import { cookieName, loginCookies } from './login-cookies.ts';
import { isBehindUntrustedProxy } from './plugins/untrusted-proxy.ts';

/** A context without a user: for reading pages, and extended by requests with their user and connection. */
export function createGuestContext({ hub, ...deps }: AppDeps): RequestContext {
  return {
    db: deps.db,
    actor: null,
    clock: deps.clock,
    auth: deps.auth,
    emit: hub.emit,
    loginId: null,
    frame: INTERNAL_FRAME,
    ip: '',
    userAgent: '',
    idempotencyKey: null,
    cookies: { refreshToken: null, setLogin: () => {}, clearLogin: () => {} },
    events: hub,
    imagesFolder: deps.imagesFolder,
    documentsFolder: deps.documentsFolder,
    health: deps.health,
  };
}

export function createRequestContext(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  frame: CallFrame,
): RequestContext {
  const { isSecure } = deps.settings;
  return {
    ...createGuestContext(deps),
    actor: request.login?.actor ?? null,
    reportFault: (error) => request.log.error({ err: error }, 'failed'),
    loginId: request.login?.loginId ?? null,
    frame,
    ip: request.ip,
    isSharedAddress: isBehindUntrustedProxy(request, deps.settings),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    idempotencyKey: readIdempotencyKey(request),
    deviceToken: request.cookies[cookieName('device', isSecure)] ?? null,
    cookies: loginCookies(request, reply, isSecure),
    wantSmallImage: deps.smallImages.want,
    addresses: deps.addresses,
  };
}

export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new HttpError(400, 'Idempotency-Key duhet të ketë 1 deri në 200 shenja pa hapësira.');
  }
  return key;
}
