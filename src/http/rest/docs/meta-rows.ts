import { z } from 'zod';
import type { AppDeps } from '#http/app-deps.ts';
import { escapeHtml } from '#http/escape-html.ts';
import { cookieName } from '#http/login-cookies.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { DEFAULT_BRAND } from '#shared/brand/brand.ts';
import { HEALTH_PROBLEMS } from '#shared/shop-health.ts';
import type { Caller } from '#trpc/app-router.ts';
import { describeInput, describeOutput, describeRows } from './openapi.ts';

export function metaRows(deps: AppDeps, rows: readonly RestRow[]): readonly RestRow[] {
  const tag = 'System';
  const guest = ['guest'] as const;
  // Built on first request: the same for every caller until the shop is renamed.
  const sessionCookie = cookieName('session', deps.settings.isSecure);
  const { version } = deps;
  const description = oncePer((title) => ({
    ...describeRows([...rows, ...meta], { title, version, sessionCookie }),
  }));
  const page = oncePer((title) => new TextEncoder().encode(renderDocs([...rows, ...meta], title, version)));
  const nameOf = async (caller: Caller) => (await caller.public.shop.brand()).screen.name;
  const meta: readonly RestRow[] = [
    defineRow({
      method: 'GET',
      url: '/health',
      roles: guest,
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
      roles: guest,
      input: z.object({}),
      output: z.looseObject({}),
      doc: { tag, summary: 'This description, as OpenAPI 3.1' },
      call: async ({ caller }) => description(await nameOf(caller)),
    }),
    defineRow({
      method: 'GET',
      url: '/docs',
      roles: guest,
      input: z.object({}),
      output: z.never(),
      doc: { tag, summary: 'This description, as a page to read', file: 'text/html' },
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

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h2 { margin-top: 2.5rem; }
  details { border: 1px solid #8885; border-radius: .5rem; margin: .5rem 0; }
  summary { cursor: pointer; padding: .6rem .8rem; display: flex; flex-wrap: wrap; gap: .2rem .8rem; }
  summary:focus-visible { outline: 2px solid Highlight; }
  .method { font: 600 .85rem/1.7 ui-monospace, monospace; min-width: 4rem; }
  .url { font: .95rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  .what { flex-basis: 100%; opacity: .8; font-size: .9rem; }
  .inside { padding: 0 .8rem .8rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .2rem .8rem .2rem 0; vertical-align: top; border-top: 1px solid #8883; }
  pre { overflow-x: auto; padding: .6rem; background: #8881; border-radius: .3rem; font-size: .8rem; }
`;

export function renderDocs(rows: readonly RestRow[], name: string, version: string): string {
  const tags = [...new Set(rows.map((row) => row.doc.tag))];
  const sections = tags.map((tag) => {
    const inTag = rows.filter((row) => row.doc.tag === tag);
    return `<section><h2>${escapeHtml(tag)}</h2>${inTag.map(renderRow).join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)} API ${escapeHtml(version)}</title><style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(name)} API <small>${escapeHtml(version)}</small></h1>
<p>JSON in and out under <code>/api</code>, logged in by cookie: <code>POST /api/auth/login</code>. Failures answer
<code>{ "error", "message" }</code>: <code>error</code> is stable for programs, <code>message</code> is for people.
For machines: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
${sections.join('\n')}
</body>
</html>
`;
}

function renderRow(row: RestRow): string {
  const { parameters, body } = describeInput(row);
  const errors = Object.entries(row.doc.errors ?? {}).map(
    ([status, names]) => `<tr><td>${status}</td><td>${escapeHtml(names.join(', '))}</td></tr>`,
  );
  const table = parameters.map(
    (parameter) =>
      `<tr><td><code>${escapeHtml(parameter.name)}</code></td><td>${parameter.in}${parameter.required ? ', required' : ''}</td>` +
      `<td><code>${escapeHtml(JSON.stringify(parameter.schema))}</code></td></tr>`,
  );
  const answer = row.doc.file ?? JSON.stringify(describeOutput(row), null, 2);
  return `<details><summary><span class="method">${row.method}</span><span class="url">/api${escapeHtml(row.url)}</span>
<span class="what">${escapeHtml(row.doc.summary)}</span></summary><div class="inside">
<p>Who: ${escapeHtml(row.roles.join(', '))}</p>
${table.length > 0 ? `<h3>Parameters</h3><table>${table.join('')}</table>` : ''}
${body ? `<h3>Body</h3><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre>` : ''}
<h3>Answer ${row.status ?? 200}</h3><pre>${escapeHtml(answer)}</pre>
${errors.length > 0 ? `<h3>Rejections</h3><table>${errors.join('')}</table>` : ''}
</div></details>`;
}
