import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = new URL('../../', import.meta.url);

function readTable(file: string) {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const ranges = /^Lines with requirements: (.+)\.$/m.exec(text)?.[1] ?? '';
  const rows = text.split('\n').filter((row) => /^\| \d/.test(row));
  return {
    lines: ranges.split(', ').flatMap(numbersOf),
    requirements: rows.map((row) => {
      const [place = '', words, testFile = '', title = ''] = row.slice(2, -2).split(' | ');
      return { line: Number(place.split(':')[1]), name: `${place} ${words}`, testFile, title };
    }),
  };
}

function numbersOf(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function isHeld({ testFile, title }: { readonly testFile: string; readonly title: string }): boolean {
  const file = new URL(testFile, sources);
  if (!/\.(test|e2e)\.tsx?$/.test(testFile) || title === '' || !existsSync(file)) return false;
  const text = readFileSync(file, 'utf8');
  return [`'${title}`, `"${title}`, `\`${title}`].some((quoted) => text.includes(quoted));
}

test.each(['1-storefront-and-admin.md', '2-staff-workspaces.md'])(
  'each requirement of %s is held by a test that exists, and no line is without one',
  (file) => {
    const { lines, requirements } = readTable(file);
    expect(requirements.length).toBeGreaterThan(200);
    expect(requirements.filter((requirement) => !isHeld(requirement)).map(({ name }) => name)).toEqual([]);
    const named = new Set(requirements.map(({ line }) => line));
    expect([...named]).toEqual(lines);
  },
);
