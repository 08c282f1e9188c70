import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { checkDatabase } from '#db/database-care.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { givenDataFolder } from '#testing/given-folder.ts';
import { lookThrough } from '#testing/look-through.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { BACKUP_DATABASE } from './backups.ts';
import { contentFingerprint } from './content-fingerprint.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const PAGE = 4096;

function givenShop() {
  const folder = givenDataFolder();
  const { connection, ...handle } = openDatabase(folder.databaseFile);
  migrateDatabase({ connection, ...handle });
  connection.exec(`INSERT INTO audit_log (created_at, action, entity, details)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
    SELECT 1, 'user.created', 'user', printf('%0500d', i) FROM n`);
  return { folder, connection };
}

test('a backup with one damaged page, which opens like any other, is not put back', async () => {
  const { folder, connection } = givenShop();
  const source = await makeBackup({ ...folder, kind: 'manual', madeAt: 1 });
  connection.close();
  const file = join(source, BACKUP_DATABASE);
  const bytes = readFileSync(file);
  const page = Math.floor(bytes.indexOf('0'.repeat(490)) / PAGE);
  bytes.fill(0xa5, page * PAGE, page * PAGE + 64);
  writeFileSync(file, bytes);
  openDatabase(file).connection.close();
  const job = { ...folder, source, now: 2 };
  expect(() => restoreBackup(job)).toThrow();
});

const damage = fc.record({
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  byte: fc.integer({ min: 0, max: 255 }),
});

test('whichever page of a database is lost, it is told, or was one that holds nothing', () => {
  const { folder, connection } = givenShop();
  connection.pragma('wal_checkpoint(TRUNCATE)');
  connection.close();
  const whole = readFileSync(folder.databaseFile);
  const before = contentFingerprint(folder.databaseFile);
  const spoiled = join(dirname(folder.databaseFile), 'spoiled.sqlite');
  fc.assert(
    fc.property(damage, ({ at, byte }) => {
      const bytes = Buffer.from(whole);
      const page = Math.floor((at * bytes.length) / PAGE);
      bytes.fill(byte, page * PAGE, (page + 1) * PAGE);
      writeFileSync(spoiled, bytes);
      const isTold = lookThrough(spoiled) !== null && checkDatabase(spoiled) !== null;
      if (!isTold) expect(contentFingerprint(spoiled)).toBe(before);
    }),
    { numRuns: propertyRuns(20) },
  );
});
