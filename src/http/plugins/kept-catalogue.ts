import type { AppDeps } from '#http/app-deps.ts';
import { createReadyAnswers, MEBIBYTE } from '#http/ready-answers.ts';
import type { Actor } from '#kernel/ctx.ts';
import { type Keeping, namesOf } from './keeping.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isCatalogue?: boolean;
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

const QUARTER_HOUR_MS = 15 * 60_000;

export function keepCatalogue(deps: AppDeps): Keeping {
  const readViewerKey = rememberViewerKeys(deps);
  return {
    asks: (request, config) => {
      if (config.isCatalogue) return true;
      const names = namesOf(request);
      return names.length > 0 && names.every((name) => CATALOGUE_CALLS.has(name));
    },
    audienceOf: ({ login }, at) => readViewerKey(login?.actor ?? null, at),
    version: versionOf(deps),
    answers: createReadyAnswers({ roomBytes: 16 * MEBIBYTE, largestBytes: MEBIBYTE / 3 }),
  };
}

function versionOf({ productVersion, clock }: AppDeps): () => string {
  let last = { products: '', quarter: Number.NaN, text: '' };
  return () => {
    const products = productVersion();
    const quarter = Math.floor(clock.now() / QUARTER_HOUR_MS);
    if (products !== last.products || quarter !== last.quarter) {
      last = { products, quarter, text: `${products}/${quarter}` };
    }
    return last.text;
  };
}

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
