import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { givenFolder } from '#testing/given-folder.ts';
import { givenSlowCheck } from '#testing/given-slow-check.ts';
import { openDatabase } from './client.ts';
import { closeDatabaseThread, DatabaseThreadClosed, onDatabaseThread } from './database-thread.ts';
import { migrateDatabase } from './migrate.ts';

afterAll(closeDatabaseThread);

function givenDatabase() {
  const file = join(givenFolder(), 'shop.sqlite');
  const handle = openDatabase(file);
  migrateDatabase(handle);
  return { file, handle };
}

test('each check lets a whole database pass, and says what is wrong with another file', async () => {
  const { file, handle } = givenDatabase();
  handle.connection.close();
  const noDatabase = join(givenFolder(), 'none.sqlite');
  writeFileSync(noDatabase, 'x'.repeat(8192));
  expect(await onDatabaseThread('checkDatabase', file)).toBeNull();
  expect(await onDatabaseThread('checkDatabase', noDatabase)).toContain('not a database');
  expect(await onDatabaseThread('checkDatabase', `${file}.gone`)).not.toBeNull();
  await onDatabaseThread('verifyDatabase', file);
  await expect(onDatabaseThread('verifyDatabase', noDatabase)).rejects.toThrow('not a database');
  await expect(onDatabaseThread('verifyDatabase', `${file}.gone`)).rejects.toThrow();
});

test('closing gives up a check that is under way, what waits behind it, and waits for neither', async () => {
  const { file, handle } = givenDatabase();
  givenSlowCheck(handle.connection, 20);
  handle.connection.close();
  const failureOf = (check: Promise<unknown>) => check.catch((thrown: unknown) => thrown);
  const checks = [onDatabaseThread('verifyDatabase', file), onDatabaseThread('checkDatabase', file)].map(
    failureOf,
  );
  const startedAt = performance.now();
  await closeDatabaseThread();
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  expect(await Promise.all(checks)).toEqual([
    expect.any(DatabaseThreadClosed),
    expect.any(DatabaseThreadClosed),
  ]);
});
