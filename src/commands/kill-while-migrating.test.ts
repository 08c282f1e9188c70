import { existsSync, readdirSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { openDataFolder } from '#db/data-folder.ts';
import { findBrokenInvariants } from '#db/invariants.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { countMigrations, givenFirstMigrations, givenNextProgram } from '#testing/next-version.ts';
import { propertyRuns } from '#testing/property-runs.ts';
import { runCommand } from '#testing/run-command.ts';

const KILLS = propertyRuns(2);
const OLD = countMigrations();
const NEW = OLD + 1;

/** Long enough to be killed in the middle. */
const MIGRATION = `ALTER TABLE users ADD nickname text NOT NULL DEFAULT '';
--> statement-breakpoint
UPDATE users SET name = name || ' sh.p.k.', nickname = name;
--> statement-breakpoint
CREATE TABLE users_before AS SELECT * FROM users;
--> statement-breakpoint
UPDATE products SET description = 'Kuti ' || code, name = name || ' e re';`;

function fillOldShop(file: string): void {
  const handle = openDatabase(file);
  migrateDatabase(handle, givenFirstMigrations(OLD));
  handle.connection.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)
    INSERT INTO users (name, name_folded, email, role, password_hash, created_at, updated_at)
      SELECT 'Klienti ' || i, 'klienti ' || i, 'k' || i || '@example.com', iif(i = 1, 'admin', 'packer'), 'x', 1, 1 FROM n;
    INSERT INTO products (code, code_folded, name, name_folded, category, price_e4, vat_basis_points, created_at, updated_at)
      SELECT 'K-' || id, 'k-' || id, 'Kuti ' || id, 'kuti ' || id, 'paketime', 10000, 1800, 1, 1 FROM users;
    INSERT INTO audit_log (created_at, action, entity) SELECT 1, 'user.created', 'user' FROM users;`);
  handle.connection.close();
}

function readApplied(file: string): number {
  const { connection } = openDatabase(file);
  try {
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(findBrokenInvariants(connection)).toEqual([]);
    expect(connection.prepare('SELECT count(*) FROM users').pluck().get()).toBe(3000);
    return Number(connection.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get());
  } finally {
    connection.close();
  }
}

test(
  'killed in the middle of an update of its data, the shop has the old ones or the new ones, and goes on',
  async () => {
    const dataDir = givenFolder();
    const program = givenNextProgram(MIGRATION);
    const { databaseFile, backupsFolder } = openDataFolder(dataDir);
    const seen = new Set<number>();
    for (let round = 0; round < KILLS; round += 1) {
      for (const suffix of ['', '-wal', '-shm']) rmSync(`${databaseFile}${suffix}`, { force: true });
      rmSync(backupsFolder, { recursive: true });
      fillOldShop(databaseFile);
      const shop = runCommand(['serve'], dataDir, { program });
      // The backup is the last step before it.
      while (!hasBackup(backupsFolder) && shop.child.exitCode === null) await wait(1);
      await wait((round * 37) % 160);
      shop.child.kill('SIGKILL');
      await shop.exitCode;
      seen.add(readApplied(databaseFile));
    }
    expect([...seen].filter((applied) => applied !== OLD && applied !== NEW)).toEqual([]);

    const shop = runCommand(['serve'], dataDir, { program });
    await shop.url;
    shop.child.kill('SIGTERM');
    expect(await shop.exitCode).toBe(0);
    expect(readApplied(databaseFile)).toBe(NEW);
    const handle = openDatabase(databaseFile);
    expectInvariants({ handle });
    handle.connection.close();
  },
  KILLS * 20_000,
);

function hasBackup(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('_migration'));
}
