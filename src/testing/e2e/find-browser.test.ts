import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserFor } from './find-browser.ts';

const own = { executablePath: '/usr/bin/chromium', env: {} };
const fromNpm = { executablePath: '/npm/chromium', env: {} };

test('every run tests with both browsers, and a file always with the same one', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.e2e.ts'));
  const used = Map.groupBy(files, (file) => browserFor(`/any/${file}`, [own, fromNpm]).executablePath);
  expect(used.get(own.executablePath)?.length).toBeGreaterThan(files.length / 6);
  expect(used.get(fromNpm.executablePath)?.length).toBeGreaterThan(files.length / 6);
  expect(files.every((file) => browserFor(file, [own]) === own)).toBe(true);
});
