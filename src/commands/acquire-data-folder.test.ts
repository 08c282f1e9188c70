import { mkdirSync, writeFileSync } from 'node:fs';
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
