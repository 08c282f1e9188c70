import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { givenDataFolder } from '#testing/given-folder.ts';
import { checkBeside, endChecks, isEnded } from './check-beside.ts';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

function givenFiles() {
  const { databaseFile, backupsFolder } = givenDataFolder();
  const handle = openDatabase(databaseFile);
  migrateDatabase(handle, MIGRATIONS_FOLDER);
  handle.connection.close();
  const noDatabase = join(backupsFolder, 'none.sqlite');
  writeFileSync(noDatabase, 'x'.repeat(8192));
  return { databaseFile, noDatabase };
}

test('each check says nothing of a whole database, and what is wrong with another file', async () => {
  const { databaseFile, noDatabase } = givenFiles();
  for (const check of ['checkDatabase', 'checkCopy', 'lookThrough'] as const) {
    expect(await checkBeside(check, databaseFile), check).toBeNull();
    expect(await checkBeside(check, noDatabase), check).toContain('not a database');
    expect(await checkBeside(check, `${databaseFile}.gone`), check).not.toBeNull();
  }
});

test('a check that there is not is a failure, not a database that is whole', async () => {
  const program = join(import.meta.dirname, 'check-program.ts');
  await expect(promisify(execFile)(process.execPath, [program, 'glance', 'x'])).rejects.toThrow('glance');
});

test('a shop that closes waits for no check', async () => {
  const { databaseFile } = givenFiles();
  const checking = checkBeside('checkCopy', databaseFile).catch((fault: unknown) => fault);
  endChecks();
  expect(isEnded(await checking)).toBe(true);
  expect(isEnded(await checkBeside('checkCopy', databaseFile).catch((fault: unknown) => fault))).toBe(true);
});
