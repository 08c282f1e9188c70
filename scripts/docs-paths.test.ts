import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Not docs/decisions: a decision names the files of its day.
const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter(
  (file) => file.endsWith('.md'),
);
const files = ['src', 'scripts', 'bench', 'drizzle'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${folder}/${name}`),
);
const NAMED = /`([\w./-]+\/[\w.-]+\.(?:tsx?|mjs|sql))`/g;

test.each(pages)('every file that %s names is there', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(NAMED)].map(([, name = '']) => name);
  const missing = named.filter((name) => !files.some((file) => file.endsWith(`/${name}`)));

  expect(missing.filter((name) => !name.startsWith('dist/'))).toEqual([]);
});
