import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserFor } from './find-browser.ts';

const own = { executablePath: '/usr/bin/chromium', env: {} };
const fromNpm = { executablePath: '/npm/chromium', env: {} };

test('both browsers see every workspace, and the slow one of the two no more than a journey of each', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.e2e.ts'));
  const used = Map.groupBy(files, (file) => browserFor(`/any/${file}`, [own, fromNpm]).executablePath);
  const inOwn = used.get(own.executablePath) ?? [];
  const workspaces = ['admin', 'call-agent', 'driver', 'packer', 'stocker', 'storefront'];
  expect(inOwn.map((file) => workspaces.find((name) => file.startsWith(`${name}-`))).sort()).toEqual(
    workspaces,
  );
  expect(used.get(fromNpm.executablePath)).toHaveLength(files.length - workspaces.length);
  expect(files.every((file) => browserFor(file, [own]) === own)).toBe(true);
  expect(files.every((file) => browserFor(file, [fromNpm]) === fromNpm)).toBe(true);
});
