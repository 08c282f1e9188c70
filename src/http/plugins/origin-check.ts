import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpSettings } from '#http/app-deps.ts';
import { HttpError } from '#http/http-error.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Prevents another site from changing anything through a visitor's browser. Browsers send `Origin` with every such
 * request, and on a LAN over plain HTTP it is all they send; other programs send neither it nor `Sec-Fetch-Site`.
 */
export function registerOriginCheck(app: FastifyInstance, settings: HttpSettings): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || isOurs(request, settings)) return done();
    done(new HttpError(403, 'Kërkesa nuk vjen nga faqja e dyqanit.'));
  });
}

function isOurs(request: FastifyRequest, settings: HttpSettings): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) {
    // The client chooses `Host` freely: where the shop's own name is configured, no other is accepted.
    if (settings.publicOrigins.length > 0) return settings.publicOrigins.includes(origin);
    return origin === `${settings.isSecure ? 'https' : 'http'}://${request.host}`;
  }
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
