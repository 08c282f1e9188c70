import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { type Authenticated, authenticate } from '#auth/authenticate.ts';
import type { AppDeps } from '#http/app-deps.ts';
import { readSessionToken } from '#http/login-cookies.ts';
import { isCall } from './url-kinds.ts';

declare module 'fastify' {
  interface FastifyRequest {
    login: Authenticated | null;
  }
}

export async function registerAuthentication(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('login', null);
  const ctx = { db: deps.db, clock: deps.clock, actor: null, emit: deps.hub.emit };
  app.addHook('onRequest', (request, _reply, done) => {
    const token = isCall(request.url) ? readSessionToken(request, deps.settings.isSecure) : null;
    if (token === null) return done();
    authenticate(ctx, token).then(
      (login) => {
        request.login = login;
        done();
      },
      (fault: Error) => done(fault),
    );
  });
}
