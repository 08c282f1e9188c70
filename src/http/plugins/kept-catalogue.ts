import type { AppDeps } from '#http/app-deps.ts';
import { areAllCatalogue } from '#http/procedure-meta.ts';
import { createReadyAnswers, MEBIBYTE } from '#http/ready-answers.ts';
import type { Actor } from '#kernel/ctx.ts';
import { type Keeping, namesOf } from './keeping.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isCatalogue?: boolean;
  }
}

const QUARTER_HOUR_MS = 15 * 60_000;

export function keepCatalogue(deps: AppDeps): Keeping {
  const readViewerKey = rememberViewerKeys(deps);
  return {
    asks: (request, config) => {
      if (config.isCatalogue) return true;
      const names = namesOf(request);
      return names.length > 0 && areAllCatalogue(names.join(','));
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
