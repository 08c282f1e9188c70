import { z } from 'zod';
import type { AppDeps } from '#http/app-deps.ts';
import { cookieName } from '#http/login-cookies.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { HEALTH_PROBLEMS } from '#shared/shop-health.ts';
import { describeRows } from './openapi.ts';
import { renderDocs } from './openapi-page.ts';
import { defineRow, type RestRow } from './rest-row.ts';

export function metaRows(deps: AppDeps, rows: readonly RestRow[]): readonly RestRow[] {
  const tag = 'System';
  const guest = ['guest'] as const;
  // Written once, when somebody first asks: it is the same for everybody.
  const sessionCookie = cookieName('session', deps.settings.isSecure);
  const description = once(() => ({ ...describeRows([...rows, ...meta], deps.version, sessionCookie) }));
  const page = once(() => new TextEncoder().encode(renderDocs([...rows, ...meta], deps.version)));
  const meta: readonly RestRow[] = [
    defineRow({
      method: 'GET',
      url: '/health',
      who: guest,
      input: z.object({}),
      output: z.object({
        status: z.enum(['ok', 'degraded']),
        version: z.string(),
        problems: z.array(z.enum(HEALTH_PROBLEMS)).optional(),
      }),
      doc: {
        tag,
        summary: 'Whether the shop can serve, and what is wrong while it does',
        errors: { 503: ['Service unavailable'] },
      },
      call: async () => {
        if (!deps.isHealthy()) throw new DomainError('service-unavailable');
        const { problems } = deps.health();
        if (problems.length === 0) return { status: 'ok' as const, version: deps.version };
        return { status: 'degraded' as const, version: deps.version, problems: [...problems] };
      },
    }),
    defineRow({
      method: 'GET',
      url: '/openapi.json',
      who: guest,
      input: z.object({}),
      output: z.looseObject({}),
      doc: { tag, summary: 'This description, as OpenAPI 3.1' },
      call: async () => description(),
    }),
    defineRow({
      method: 'GET',
      url: '/docs',
      who: guest,
      input: z.object({}),
      output: z.never(),
      doc: { tag, summary: 'This description, as a page to read', file: 'text/html' },
      call: async () => ({
        bytes: page(),
        fileName: 'furnizo-api.html',
        disposition: 'inline' as const,
        contentType: 'text/html; charset=utf-8',
      }),
    }),
  ];
  return meta;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
