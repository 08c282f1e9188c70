import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { browserFor } from './find-browser.ts';

const system = { executablePath: '/usr/bin/chromium', env: {} };
const fromNpm = { executablePath: '/npm/chromium', env: {} };

test('both browsers see every workspace, and the slow one of the two no more than a journey of each', () => {
  const files = readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true })
    .map((file) => basename(file))
    .filter((name) => name.endsWith('.e2e.ts'));
  const used = Map.groupBy(files, (file) => browserFor(`/any/${file}`, [system, fromNpm]).executablePath);
  const inSystem = used.get(system.executablePath) ?? [];
  const workspaces = ['admin', 'call-agent', 'driver', 'packer', 'stocker', 'storefront'];
  expect(inSystem.map((file) => workspaces.find((name) => file.startsWith(`${name}-`))).sort()).toEqual(
    workspaces,
  );
  expect(used.get(fromNpm.executablePath)).toHaveLength(files.length - workspaces.length);
  expect(files.every((file) => browserFor(file, [system]) === system)).toBe(true);
  expect(files.every((file) => browserFor(file, [fromNpm]) === fromNpm)).toBe(true);
});
