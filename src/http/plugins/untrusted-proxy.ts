import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps, HttpSettings } from '#http/app-deps.ts';

/**
 * Whether a request came through a proxy that TRUST_PROXY does not name: all clients share its address then, so it must
 * not be locked out.
 */
export function isBehindUntrustedProxy(request: FastifyRequest, settings: HttpSettings): boolean {
  return (
    settings.https === null &&
    settings.publicOrigins.length > 0 &&
    request.headers['x-forwarded-for'] !== undefined &&
    request.ip === request.socket.remoteAddress
  );
}

/** Reports once to the office that there is a proxy which TRUST_PROXY does not name. */
export function registerProxyWatch(app: FastifyInstance, { settings, proxyNotTrusted }: AppDeps): void {
  let isTold = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isTold && isBehindUntrustedProxy(request, settings)) {
      isTold = true;
      request.log.warn('X-Forwarded-For from a proxy that TRUST_PROXY does not name');
      proxyNotTrusted?.();
    }
    done();
  });
}
