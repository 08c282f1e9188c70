import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallFrame, RequestContext } from '#trpc/context.ts';
import type { AppDeps } from './app-deps.ts';
import { HttpError } from './http-error.ts';
import { cookieName, loginCookies } from './login-cookies.ts';
import { isBehindUntrustedProxy } from './plugins/untrusted-proxy.ts';

export function createRequestContext(
  deps: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  frame: CallFrame,
): RequestContext {
  return {
    db: deps.db,
    actor: request.login?.actor ?? null,
    clock: deps.clock,
    auth: deps.auth,
    emit: deps.hub.emit,
    reportFault: (error) => request.log.error({ err: error }, 'failed'),
    loginId: request.login?.loginId ?? null,
    frame,
    ip: request.ip,
    isSharedAddress: isBehindUntrustedProxy(request, deps.settings),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    idempotencyKey: readIdempotencyKey(request),
    deviceToken: request.cookies[cookieName('device', deps.settings.isSecure)] ?? null,
    cookies: loginCookies(request, reply, deps.settings.isSecure),
    events: deps.hub,
    imagesFolder: deps.imagesFolder,
    wantSmallImage: deps.smallImages.want,
    documentsFolder: deps.documentsFolder,
    health: deps.health,
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
