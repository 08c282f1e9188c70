import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '#domain/kernel/ctx.ts';
import { answerBytes, toReadyAnswer } from '#http/answer-bytes.ts';
import type { AppDeps } from '#http/app-deps.ts';
import { createReadyAnswers } from '#http/ready-answers.ts';
import { isTrpcCall } from './url-kinds.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether this route's answers hang on nothing but its URL, on the products, and on who sees which at what price. */
    isCatalogue?: boolean;
  }
  interface FastifyRequest {
    /** Under what the answer of this call is kept, and what it was made from; null where it is not. */
    keptAs: { readonly key: string; readonly version: string } | null;
  }
}

/** Procedures of which the same is true. Recommendations hang on orders, the whole list would take all of the room. */
const CATALOGUE_CALLS: ReadonlySet<string> = new Set(
  [
    'byCategory',
    'categoryCounts',
    'categoryPage',
    'count',
    'featured',
    'product',
    'related',
    'search',
    'suggestions',
  ].map((name) => `public.catalog.${name}`),
);

/** Prices hang on the day, and wherever the shop is, a day begins at a quarter of an hour. */
const QUARTER_HOUR_MS = 15 * 60_000;

/**
 * Keeps what the catalogue answers as ready bytes, for all who see the same products at the same prices, until a
 * product, a price or a setting changes: the very next call is made anew. What was being made while that happened is
 * sent, and not kept.
 */
export function registerKeptCatalogue(app: FastifyInstance, deps: AppDeps): void {
  const answers = createReadyAnswers();
  const readViewerKey = rememberViewerKeys(deps);
  app.decorateRequest('keptAs', null);
  app.addHook('onRequest', async (request, reply) => {
    if (!asksCatalogue(request)) return;
    const actor = request.login?.actor ?? null;
    const version = deps.productVersion();
    const day = Math.floor(deps.clock.now() / QUARTER_HOUR_MS);
    const key = `${readViewerKey(actor, `${version}/${day}`)} ${day} ${request.url}`;
    const answer = answers.get(key, version);
    if (!answer) {
      request.keptAs = { key, version };
      return;
    }
    if (!actor) reply.header('cache-control', 'private, no-cache');
    await answerBytes(request, reply, answer);
    return reply;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const { keptAs } = request;
    if (!keptAs) return payload;
    const whole = await readWhole(payload, reply.statusCode);
    if (whole === null) return payload;
    for (const [name, value] of whole.headers) reply.header(name, value);
    const contentType = String(reply.getHeader('content-type'));
    if (deps.productVersion() === keptAs.version) {
      const answer = toReadyAnswer(whole.bytes, contentType);
      answers.keep(keptAs.key, keptAs.version, answer);
      reply.header('etag', answer.etag);
    }
    if (!request.login) reply.header('cache-control', 'private, no-cache');
    return whole.bytes;
  });
}

function asksCatalogue(request: FastifyRequest): boolean {
  if (request.method !== 'GET' || request.headers['trpc-accept'] !== undefined) return false;
  if (request.routeOptions.config.isCatalogue) return true;
  const { params } = request;
  const names = typeof params === 'object' && params !== null && 'path' in params ? params.path : undefined;
  if (typeof names !== 'string' || !isTrpcCall(request.url)) return false;
  return names.split(',').every((name) => CATALOGUE_CALLS.has(name));
}

/** Whose prices they are hangs on the person as they were found, on price lists and on the day. */
function rememberViewerKeys({
  viewerKey,
  ...deps
}: AppDeps): (actor: Actor | null, version: string) => string {
  const known = new WeakMap<object, { readonly version: string; readonly key: string }>();
  const guest = {};
  return (actor, version) => {
    const kept = known.get(actor ?? guest);
    if (kept?.version === version) return kept.key;
    const key = viewerKey({ db: deps.db, clock: deps.clock, emit: deps.hub.emit, actor });
    known.set(actor ?? guest, { version, key });
    return key;
  };
}

type Whole = { readonly bytes: Buffer; readonly headers: Iterable<readonly [string, string]> };

/** The bytes of an answer that went well; null for any other. The procedures' answers come with a status of their own. */
async function readWhole(payload: unknown, status: number): Promise<Whole | null> {
  if (payload instanceof Response) {
    if (payload.status !== 200) return null;
    const bytes = Buffer.from(await payload.arrayBuffer());
    return { bytes, headers: payload.headers };
  }
  if (status !== 200) return null;
  if (typeof payload === 'string') return { bytes: Buffer.from(payload), headers: [] };
  return null;
}
