import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { MIGRATIONS_FOLDER } from '#db/migrations-folder.ts';
import { givenDataFolder } from '#testing/given-folder.ts';
import { BACKUP_DATABASE } from './backups.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const PAGE = 4096;

test('a backup with one damaged page, which opens like any other, is not put back', async () => {
  const folder = givenDataFolder();
  const { connection, ...handle } = openDatabase(folder.databaseFile);
  migrateDatabase({ connection, ...handle }, MIGRATIONS_FOLDER);
  connection.exec(`INSERT INTO audit_log (created_at, action, entity, details)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
    SELECT 1, 'user.created', 'user', printf('%0500d', i) FROM n`);
  const source = await makeBackup({ ...folder, kind: 'manual', madeAt: 1 });
  connection.close();
  const file = join(source, BACKUP_DATABASE);
  const bytes = readFileSync(file);
  const page = Math.floor(bytes.indexOf('0'.repeat(490)) / PAGE);
  bytes.fill(0xa5, page * PAGE, page * PAGE + 64);
  writeFileSync(file, bytes);
  openDatabase(file).connection.close();
  const job = { ...folder, source, migrationsFolder: MIGRATIONS_FOLDER, now: 2 };
  expect(() => restoreBackup(job)).toThrow();
});
