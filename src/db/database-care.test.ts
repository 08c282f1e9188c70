import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { givenDataFolder } from '#testing/given-folder.ts';
import { openDatabase } from './client.ts';
import { onDatabaseThread } from './database-thread.ts';
import { migrateDatabase } from './migrate.ts';

function givenShop() {
  const { databaseFile } = givenDataFolder();
  const handle = openDatabase(databaseFile);
  migrateDatabase(handle);
  return { databaseFile, handle };
}

test('a whole database is found whole, and a damaged page is found while the shop is open', async () => {
  const { databaseFile, handle } = givenShop();
  handle.connection.pragma('wal_checkpoint(TRUNCATE)');
  expect(await onDatabaseThread('checkDatabase', databaseFile)).toBe(null);
  const bytes = readFileSync(databaseFile);
  for (let page = 5; page < 40; page += 1) bytes.fill(0xee, page * 4096, page * 4096 + 512);
  writeFileSync(databaseFile, bytes);
  expect(await onDatabaseThread('checkDatabase', databaseFile)).toEqual(expect.any(String));
  expect(await onDatabaseThread('checkDatabase', `${databaseFile}.gone`)).toEqual(expect.any(String));
  handle.connection.close();
});

test('the log in front of the database is taken in, though the shop goes on writing', async () => {
  const { databaseFile, handle } = givenShop();
  handle.connection.pragma('wal_autocheckpoint = 0');
  handle.connection.exec("INSERT INTO settings (key, value, updated_at) VALUES ('note', '1', 0)");
  expect(statSync(`${databaseFile}-wal`).size).toBeGreaterThan(0);
  await onDatabaseThread('checkpoint', databaseFile);
  expect(statSync(`${databaseFile}-wal`).size).toBe(0);
  handle.connection.exec("UPDATE settings SET value = '2' WHERE key = 'note'");
  handle.connection.close();
});
