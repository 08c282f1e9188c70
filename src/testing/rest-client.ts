import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { openLogin } from '#auth/open-login.ts';
import { viewerKey } from '#domain/catalog/viewer.ts';
import { watchProducts } from '#domain/catalog/watch-products.ts';
import { buildApp } from '#http/app.ts';
import type { AppDeps, HttpSettings } from '#http/app-deps.ts';
import { createEventHub } from '#http/event-hub.ts';
import type { Actor } from '#kernel/ctx.ts';
import { HEALTHY } from '#shared/shop-health.ts';
import type { World } from './world.ts';

export type RestAnswer = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the test that reads the answer knows its type
  readonly body: any;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
};

export type RestClient = {
  readonly app: FastifyInstance;
  readonly cookies: Map<string, string>;
  readonly get: (url: string, headers?: Record<string, string>) => Promise<RestAnswer>;
  readonly post: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<RestAnswer>;
  readonly put: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<RestAnswer>;
  readonly patch: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<RestAnswer>;
  readonly delete: (url: string, body?: unknown, headers?: Record<string, string>) => Promise<RestAnswer>;
  readonly send: (request: InjectOptions) => Promise<RestAnswer>;
};

const SETTINGS: HttpSettings = {
  https: null,
  isSecure: false,
  publicOrigins: [],
  trustedProxies: [],
  isRateLimited: false,
  maxConnections: 4000,
  maxConnectionsPerAddress: 300,
  logLevel: 'silent',
  metricsToken: null,
};

const apps = new WeakMap<World, Promise<FastifyInstance>>();

export function openApp(
  world: World,
  { settings, ...deps }: Partial<Omit<AppDeps, 'settings'>> & { settings?: Partial<HttpSettings> } = {},
): Promise<FastifyInstance> {
  const hub = createEventHub();
  const app = buildApp({
    settings: { ...SETTINGS, ...settings },
    db: world.handle.db,
    clock: world.ctx.clock,
    auth: world.auth,
    hub: {
      ...hub,
      emit: (event) => {
        world.ctx.emit(event);
        hub.emit(event);
      },
    },
    imagesFolder: world.imagesFolder,
    smallImages: { folder: `${world.imagesFolder}-small`, want: () => false },
    documentsFolder: world.documentsFolder,
    webFolder: '/nowhere',
    version: '0.0.0-test',
    productVersion: watchProducts(world.handle.connection),
    viewerKey,
    isHealthy: () => world.handle.connection.open,
    health: () => HEALTHY,
    storageFailed: () => undefined,
    ...deps,
  });
  onTestFinished(async () => (await app).close());
  return app;
}

export async function loginAs(world: World, actor: Actor | null): Promise<RestClient> {
  const app = apps.get(world) ?? openApp(world);
  apps.set(world, app);
  const client = restClient(await app);
  if (!actor) return client;
  const ctx = { ...world.as(null), auth: world.auth, loginId: null, ip: '127.0.0.1', userAgent: 'test' };
  const tokens = await openLogin(ctx, actor.id);
  client.cookies.set('furnizo_session', tokens.sessionToken);
  client.cookies.set('furnizo_refresh', tokens.refreshToken);
  return client;
}

export function restClient(app: FastifyInstance): RestClient {
  const cookies = new Map<string, string>();
  const send = async (request: InjectOptions): Promise<RestAnswer> => {
    const response = await app.inject({ ...request, cookies: Object.fromEntries(cookies) });
    for (const cookie of response.cookies) {
      if (cookie.value === '' || cookie.maxAge === 0) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
    return toAnswer(response);
  };
  const withBody =
    (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    (url: string, body?: unknown, headers: Record<string, string> = {}) =>
      send({
        method,
        url,
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
  return {
    app,
    cookies,
    send,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    delete: withBody('DELETE'),
  };
}

function toAnswer(response: LightMyRequestResponse): RestAnswer {
  const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json');
  return {
    status: response.statusCode,
    body: isJson ? JSON.parse(response.payload) : undefined,
    bytes: response.rawPayload,
    headers: response.headers,
  };
}
