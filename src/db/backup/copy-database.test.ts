import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { verifyDatabase } from '#db/database-care.ts';
import { givenDataFolder } from '#testing/given-folder.ts';
import { copyDatabase } from './copy-database.ts';

test('a copy is of one instant, and whole, however much is written meanwhile', async () => {
  const { databaseFile } = givenDataFolder();
  const { connection } = openDatabase(databaseFile);
  onTestFinished(() => {
    connection.close();
  });
  connection.exec('CREATE TABLE cakes (id INTEGER PRIMARY KEY, recipe BLOB)');
  const bake = connection.prepare('INSERT INTO cakes (recipe) VALUES (randomblob(4000))');
  connection.transaction(() => {
    for (let cake = 0; cake < 5_000; cake += 1) bake.run();
  })();
  const target = join(dirname(databaseFile), 'copy.sqlite');
  let isCopied = false;
  const copying = copyDatabase(databaseFile, target).then(() => {
    isCopied = true;
  });
  let baked = 0;
  for (; !isCopied; baked += 1) {
    bake.run();
    await nextRound();
  }
  await copying;
  expect(baked).toBeGreaterThan(5);
  verifyDatabase(target);
  expect(existsSync(`${target}-wal`)).toBe(false);
  const copy = new Database(target, { readonly: true });
  const count = copy.prepare<[], number>('SELECT count(*) FROM cakes').pluck().get() ?? 0;
  copy.close();
  expect(count).toBeGreaterThanOrEqual(5_000);
  expect(count).toBeLessThan(5_000 + baked);
});
