import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { givenDataFolder } from '#testing/given-folder.ts';
import { acquireDataFolder } from './acquire-data-folder.ts';
import { EXIT_CODES } from './command-error.ts';

test.each([
  ['a folder', (file: string) => void mkdirSync(file)],
  ['a text', (file: string) => writeFileSync(file, 'a letter that somebody saved here '.repeat(50))],
  ['a short text', (file: string) => writeFileSync(file, 'locked')],
])('where the lock belongs lies %s: a sentence and the code of a wrong setting', (_, put) => {
  const folder = givenDataFolder();
  put(folder.lockFile);
  expect(() => acquireDataFolder(folder)).toThrow(
    expect.objectContaining({ exitCode: EXIT_CODES.usage, message: expect.stringContaining('kyçjes') }),
  );
});

test('what a killed restore left is removed by whoever opens the folder next', () => {
  const folder = givenDataFolder();
  const dataDir = dirname(folder.databaseFile);
  mkdirSync(join(dataDir, '.standby-abc123'));
  mkdirSync(join(dataDir, 'standby'));
  for (const name of ['.standby-abc123/furnizo.sqlite', 'furnizo.sqlite', 'furnizo.sqlite.incoming'])
    writeFileSync(join(dataDir, name), 'a shop');
  acquireDataFolder(folder)();
  const left = ['backups', 'documents', 'furnizo.sqlite', 'images', 'server.lock', 'standby'];
  expect(readdirSync(dataDir).sort()).toEqual(left);
});

test('the copy of a killed trial is removed a day later; that of one that may still run stays', () => {
  const folder = givenDataFolder();
  const dataDir = dirname(folder.databaseFile);
  for (const name of ['.trial-killed', '.trial-running']) {
    mkdirSync(join(dataDir, name));
    writeFileSync(join(dataDir, name, 'furnizo.sqlite'), 'a shop');
  }
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600;
  utimesSync(join(dataDir, '.trial-killed'), twoDaysAgo, twoDaysAgo);
  acquireDataFolder(folder)();
  expect(readdirSync(dataDir)).toContain('.trial-running');
  expect(readdirSync(dataDir)).not.toContain('.trial-killed');
});
