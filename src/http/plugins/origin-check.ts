import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HttpSettings } from '#http/app-deps.ts';
import { HttpError } from '#http/http-error.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Another site cannot make a visitor's browser change anything here. Browsers send `Origin` with every such request,
 * and on a LAN over plain HTTP it is all they send; a program that is no browser sends neither it nor `Sec-Fetch-Site`.
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
    // A `Host` is whatever the client writes: where the shop knows its own name, no other is believed.
    if (settings.publicOrigins.length > 0) return settings.publicOrigins.includes(origin);
    return origin === `${settings.isSecure ? 'https' : 'http'}://${request.host}`;
  }
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
