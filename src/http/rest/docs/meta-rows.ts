import { z } from 'zod';
import type { AppDeps } from '#http/app-deps.ts';
import { cookieName } from '#http/login-cookies.ts';
import { type RestCall, type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { DEFAULT_BRAND } from '#shared/brand/brand.ts';
import { type FeatureKey, featureOfRow } from '#shared/feature-list.ts';
import { HEALTH_PROBLEMS } from '#shared/shop-health.ts';
import { renderDocs } from './docs-page.ts';
import { describeRows } from './openapi.ts';

const row = rowsOf({ tag: 'System', roles: ['guest'], ignoresUnknown: true });

export function metaRows(deps: AppDeps, rows: readonly RestRow[]): readonly RestRow[] {
  // Built on first request: the same for every caller until the shop is renamed or switches a feature.
  const sessionCookie = cookieName('session', deps.settings.isSecure);
  const { version } = deps;
  const description = oncePer(({ title, features }) => ({
    ...describeRows(rowsWith(features), { title, version, sessionCookie }),
  }));
  const page = oncePer(({ title, features }) =>
    new TextEncoder().encode(renderDocs(rowsWith(features), title, version)),
  );
  const rowsWith = (features: readonly FeatureKey[]) =>
    [...rows, ...meta].filter(({ url }) => {
      const feature = featureOfRow(url);
      return feature === undefined || features.includes(feature);
    });
  const shopOf = async ({ public: { shop, firm } }: RestCall): Promise<Shop> => ({
    title: (await shop.brand()).screen.name,
    features: await firm.features(),
  });
  const meta: readonly RestRow[] = [
    row('GET /health', {
      summary: 'Whether the shop can serve, and what is wrong while it does',
      output: z.object({
        status: z.enum(['ok', 'degraded']),
        version: z.string(),
        problems: z.array(z.enum(HEALTH_PROBLEMS)).optional(),
      }),
      errors: ['Service unavailable'],
      call: async () => {
        if (!deps.isHealthy()) throw new DomainError('service-unavailable');
        const { problems } = deps.health();
        if (problems.length === 0) return { status: 'ok' as const, version };
        return { status: 'degraded' as const, version, problems: [...problems] };
      },
    }),
    row('GET /openapi.json', {
      summary: 'This description, as OpenAPI 3.1',
      output: z.looseObject({}),
      call: async (call) => description(await shopOf(call)),
    }),
    row('GET /docs', {
      summary: 'This description, as a page to read',
      files: ['text/html'],
      call: async (call) => {
        const shop = await shopOf(call);
        return {
          bytes: page(shop),
          fileName: shop.title === DEFAULT_BRAND.name ? 'furnizo-api.html' : 'api.html',
          disposition: 'inline' as const,
          contentType: 'text/html; charset=utf-8',
        };
      },
    }),
  ];
  return meta;
}

type Shop = { readonly title: string; readonly features: readonly FeatureKey[] };

function oncePer<T>(make: (shop: Shop) => T): (shop: Shop) => T {
  let made: { readonly key: string; readonly value: T } | undefined;
  return (shop) => {
    const key = JSON.stringify(shop);
    if (made?.key !== key) made = { key, value: make(shop) };
    return made.value;
  };
}
