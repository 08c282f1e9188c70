import { z } from 'zod';
import type { AppDeps } from '#http/app-deps.ts';
import { cookieName } from '#http/login-cookies.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { DEFAULT_BRAND } from '#shared/brand/brand.ts';
import { HEALTH_PROBLEMS } from '#shared/shop-health.ts';
import type { Caller } from '#trpc/app-router.ts';
import { renderDocs } from './docs-page.ts';
import { describeRows } from './openapi.ts';

const row = rowsOf({ tag: 'System', roles: ['guest'], ignoresUnknown: true });

export function metaRows(deps: AppDeps, rows: readonly RestRow[]): readonly RestRow[] {
  // Built on first request: the same for every caller until the shop is renamed.
  const sessionCookie = cookieName('session', deps.settings.isSecure);
  const { version } = deps;
  const description = oncePer((title) => ({
    ...describeRows([...rows, ...meta], { title, version, sessionCookie }),
  }));
  const page = oncePer((title) => new TextEncoder().encode(renderDocs([...rows, ...meta], title, version)));
  const nameOf = async (caller: Caller) => (await caller.public.shop.brand()).screen.name;
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
      call: async ({ caller }) => description(await nameOf(caller)),
    }),
    row('GET /docs', {
      summary: 'This description, as a page to read',
      files: ['text/html'],
      call: async ({ caller }) => {
        const name = await nameOf(caller);
        return {
          bytes: page(name),
          fileName: name === DEFAULT_BRAND.name ? 'furnizo-api.html' : 'api.html',
          disposition: 'inline' as const,
          contentType: 'text/html; charset=utf-8',
        };
      },
    }),
  ];
  return meta;
}

function oncePer<T>(make: (name: string) => T): (name: string) => T {
  let made: { readonly name: string; readonly value: T } | undefined;
  return (name) => {
    if (made?.name !== name) made = { name, value: make(name) };
    return made.value;
  };
}
