import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SEED_FIRM } from './seed-firm.ts';

const ROOT = new URL('../../', import.meta.url);

/** Where the names are allowed: the data of a new shop, words and pictures of those groups, examples. */
const WORDS_AND_EXAMPLES = [
  'shared/firm/seed-firm.ts',
  'shared/firm/seed-key.ts',
  'shared/brand/brand.ts',
  'shared/brand/voices.ts',
  'shared/page-meta.ts',
  'web/index.html',
  'web/routes/storefront/texts.ts',
  'web/routes/storefront/home/hero-carousel.tsx',
  'http/rest/catalogue/products-rows.ts',
  'http/rest/catalogue/products-admin-rows.ts',
  'http/rest/docs/json-schema.ts',
  'http/pages/first-paint.ts',
  'http/pages/page-meta.ts',
];

/** Subcategory keys that are not words of the language: `TedoreKrem`, `Samun/Pide`. */
const isCoined = (key: string) => /\p{Ll}[/\p{Lu}]/u.test(key);

const names = [
  ...SEED_FIRM.regions.map(({ name }) => name),
  ...SEED_FIRM.categories.map(({ key }) => key),
  ...SEED_FIRM.categories.flatMap(({ subcategories }) =>
    subcategories.map(({ key }) => key).filter(isCoined),
  ),
];

const patternOf = (name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u');

const sources = globSync('**/*.{ts,tsx,css,html}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/^(seed|testing)\/|\/testing\/|\.test\.tsx?$/.test(file));

const codeOf = (file: string) =>
  readFileSync(new URL(file, ROOT), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('no name of a region and no key of a category stands where something is decided', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources
    .filter((file) => !WORDS_AND_EXAMPLES.includes(file))
    .flatMap((file) => {
      const code = codeOf(file);
      return names.filter((name) => patternOf(name).test(code)).map((name) => `${file}: ${name}`);
    });
  expect(found).toEqual([]);
});

test('where they stand as words, nothing is compared with them', () => {
  const all = names.join('|');
  const compared = new RegExp(`(?:[!=]==?|case|includes\\(|has\\(|startsWith\\()\\s*['"\`](?:${all})['"\`]`);
  const found = WORDS_AND_EXAMPLES.filter((file) => compared.test(codeOf(file)));
  expect(found).toEqual([]);
});
