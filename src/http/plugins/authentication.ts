import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { type Authenticated, authenticate } from '#auth/authenticate.ts';
import type { AppDeps } from '#http/app-deps.ts';
import { cookieName } from '#http/login-cookies.ts';
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
  const session = cookieName('session', deps.settings.isSecure);
  app.addHook('onRequest', async (request) => {
    const token = isCall(request.url) ? request.cookies[session] : undefined;
    if (token !== undefined) request.login = await authenticate(ctx, token);
  });
}
