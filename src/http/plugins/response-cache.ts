import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppDeps } from '#http/app-deps.ts';
import { cookieName } from '#http/login-cookies.ts';
import { areAllCatalogue, pathOf } from '#http/procedure-meta.ts';
import { isPage, isPlainTrpcCall } from './url-kinds.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isCatalogue?: boolean;
  }
  interface FastifyRequest {
    /** Null if the answer is not cached. */
    cacheSlot: Slot | null;
  }
}

type Slot = {
  readonly textKey: string;
  readonly packedKey: string;
  /** The version of the data in the answer. */
  readonly version: string;
};

type Cached = { readonly headers: Readonly<Record<string, string>>; readonly payload: Buffer };

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ENTRY_BYTES = 512 * 1024;
const QUARTER_HOUR_MS = 15 * 60_000;
const HEADERS = [
  'content-type',
  'cache-control',
  'etag',
  'content-encoding',
  'vary',
  'x-total-count',
  'link',
];
const PACKED_FROM_BYTES = 2048;
const PACKED_AT_ONCE_BYTES = 128 * 1024;

/**
 * Caches catalogue answers and shop pages for all who see the same, until a product, a price, stock or a setting
 * changes; a quarter of an hour at most, because price lists begin and end with a day. The key contains everything by
 * which an answer may differ: anything outside the key must not be cached. Hooks see cached answers too.
 */
export async function registerResponseCache(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const cache = createCache(deps);
  app.decorateRequest('cacheSlot', null);
  app.addHook('onRequest', (request, reply, done) => {
    const slot = cache.slotOf(request);
    if (slot === null) return done();
    const packed = cache.get(slot.packedKey);
    const cached = packed ?? cache.get(slot.textKey);
    if (!packed) request.cacheSlot = slot;
    if (!cached) return done();
    reply.headers(cached.headers).send(cached.payload);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const isPublic = request.cacheSlot && !request.login && reply.statusCode === 200;
    if (isPublic) reply.header('cache-control', 'private, no-cache');
    // Stored as text first: if the client has it already, the later hooks see 304 without text.
    if (request.cacheSlot) cache.store(request.cacheSlot, reply, payload);
    done(null, payload);
  });
  await app.register(etag, { weak: true });
  // Lists and the bundle shrink to a fifth. Brotli's default quality would cost more time than it saves.
  await app.register(compress, {
    threshold: PACKED_FROM_BYTES,
    syncThreshold: PACKED_AT_ONCE_BYTES,
    encodings: ['br', 'gzip', 'identity'],
    requestEncodings: ['identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });
  // Compression adds its hook to each route; the hook for compressed bytes follows it.
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? []].flat().concat((request, reply, payload, done) => {
      if (request.cacheSlot) cache.store(request.cacheSlot, reply, payload);
      if (reply.statusCode !== 304 || payload !== '') return done(null, payload);
      reply.removeHeader('content-type').removeHeader('content-encoding');
      done(null, null);
    });
  });
}

function createCache(deps: AppDeps) {
  const cached = new LRUCache<string, Cached>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    sizeCalculation: ({ payload }, key) => 2 * key.length + payload.length,
  });
  let latest = '';
  const audienceOf = createAudienceOf(deps);
  const readVersion = () => `${deps.productVersion()}/${Math.floor(deps.clock.now() / QUARTER_HOUR_MS)}`;
  return {
    get: (key: string) => cached.get(key),
    slotOf: (request: FastifyRequest): Slot | null => {
      // Read before any data of the answer.
      const version = readVersion();
      const audience = audienceOf(request);
      if (audience === null) return null;
      if (version !== latest) cached.clear();
      latest = version;
      const textKey = `${audience}\n${request.url}`;
      return { textKey, packedKey: `${textKey}\n${request.headers['accept-encoding']}`, version };
    },
    store: ({ textKey, packedKey, version }: Slot, reply: FastifyReply, payload: unknown): void => {
      // A stream can be sent only once, and depends on headers that no key holds.
      if (reply.statusCode !== 200 || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return;
      // Changes made while the answer was computed may be missing from it.
      if (version !== readVersion() || version !== latest) return;
      const headers = HEADERS.map((name) => [name, reply.getHeader(name)]).filter(([, value]) => value);
      const key = reply.hasHeader('content-encoding') ? packedKey : textKey;
      cached.set(key, { headers: Object.fromEntries(headers), payload: Buffer.from(payload) });
    },
  };
}

function createAudienceOf({
  settings,
  viewerKey,
  ...deps
}: AppDeps): (request: FastifyRequest) => string | null {
  const session = cookieName('session', settings.isSecure);
  const ctx = { db: deps.db, clock: deps.clock, emit: deps.hub.emit };
  return (request) => {
    const { method, url, headers, login, cookies, protocol, host } = request;
    if (method !== 'GET' || headers['x-no-compression'] !== undefined) return null;
    if (isCatalogue(request)) {
      return `${login ? 'login' : 'guest'} ${viewerKey({ ...ctx, actor: login?.actor ?? null })}`;
    }
    // Queries of pages are arbitrary; answers to a token are for its holder only.
    if (!isPage(request) || url.includes('?') || headers.authorization !== undefined) return null;
    return `${cookies[session] === undefined ? 'guest' : 'other'} ${protocol}://${host}`;
  };
}

function isCatalogue(request: FastifyRequest): boolean {
  if (request.routeOptions.config.isCatalogue) return true;
  const path = isPlainTrpcCall(request.url) ? pathOf(request) : undefined;
  return path !== undefined && areAllCatalogue(path);
}
