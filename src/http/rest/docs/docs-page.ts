import { escapeHtml } from '#http/escape-html.ts';
import type { RestRow } from '#http/rest/kit/rest-row.ts';
import { GETTING_STARTED } from './getting-started.ts';
import { type Schemas, toJsonSchema } from './json-schema.ts';
import { describeInput } from './openapi.ts';

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
  td code { overflow-wrap: anywhere; }
  pre { overflow-x: auto; padding: .6rem; background: #8881; border-radius: .3rem; font-size: .8rem; }
  nav { display: flex; flex-wrap: wrap; gap: .2rem 1rem; }
`;

export function renderDocs(rows: readonly RestRow[], name: string, version: string): string {
  const schemas: Schemas = {};
  const tags = [...new Set(rows.map((row) => row.tag))];
  const sections = tags.map((tag) => {
    const inTag = rows.filter((row) => row.tag === tag);
    const body = inTag.map((row) => renderRow(row, schemas)).join('');
    return `<section id="${anchor(tag)}"><h2>${escapeHtml(tag)}</h2>${body}</section>`;
  });
  const shapes = Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1));
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
<nav><a href="#getting-started">Getting started</a>
${tags.map((tag) => `<a href="#${anchor(tag)}">${escapeHtml(tag)}</a>`).join('\n')}
<a href="#shapes">Shapes</a></nav>
${GETTING_STARTED}
${sections.join('\n')}
<section id="shapes"><h2>Shapes</h2>${shapes.map(renderShape).join('\n')}</section>
</body>
</html>
`;
}

function renderShape([name, schema]: readonly [string, object]): string {
  return `<details id="${anchor(name)}"><summary><span class="url">${escapeHtml(name)}</span></summary>
<div class="inside"><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></div></details>`;
}

function renderRow(row: RestRow, schemas: Schemas): string {
  const { parameters, body } = describeInput(row, schemas);
  const table = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? ', required' : ''}</td>` +
      `<td>${escapeHtml(description)} <code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  const output = row.output ? [JSON.stringify(toJsonSchema(row.output, 'output', schemas), null, 2)] : [];
  const answer = [...output, ...(row.files ?? [])].join('\n\n');
  return `<details><summary><span class="method">${row.method}</span><span class="url">/api${escapeHtml(row.url)}</span>
<span class="what">${escapeHtml(row.summary)}</span></summary><div class="inside">
<p>Who: ${escapeHtml(row.roles.join(', '))}${row.ignoresUnknown ? '' : '. Unknown names are refused'}</p>
${table.length > 0 ? `<h3>Parameters</h3><table>${table.join('')}</table>` : ''}
${body ? `<h3>Body</h3><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre>` : ''}
<h3>Answer ${row.status ?? 200}</h3><pre>${escapeHtml(answer)}</pre>
${row.errors ? `<h3>Rejections</h3><p>${escapeHtml(row.errors.join(', '))}</p>` : ''}
</div></details>`;
}

function anchor(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
