import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { DatabaseHandle } from './client.ts';

export type MigrationState = {
  readonly pending: number;
  readonly isNewer: boolean;
  /** Of a version before 0.2.0, the first release. */
  readonly isUnreleased: boolean;
  readonly isEmpty: boolean;
};

type AppliedRow = { readonly created_at: number };

export function readMigrationState(handle: DatabaseHandle, migrationsFolder: string): MigrationState {
  const known = readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis);
  const applied = readApplied(handle);
  const last = applied.at(-1) ?? 0;
  return {
    pending: known.filter((millis) => millis > last).length,
    isNewer: applied.some((millis) => !known.includes(millis)),
    isUnreleased: applied.some((millis) => millis < (known[0] ?? 0)),
    isEmpty: applied.length === 0,
  };
}

/**
 * Migrates a database to the program's schema. Foreign keys are off outside the migrator's transaction and checked
 * after it: inside, a table rebuild would silently cascade. Rejects a database that is newer than the program.
 */
export function migrateDatabase(handle: DatabaseHandle, migrationsFolder: string): void {
  const { isNewer, isUnreleased } = readMigrationState(handle, migrationsFolder);
  if (isUnreleased) {
    throw new Error(
      'This data folder was written before version 0.2.0, from which data are brought up to date.',
    );
  }
  if (isNewer) {
    throw new Error('This data folder was written by a newer version of Furnizo; update the program first.');
  }
  handle.connection.pragma('foreign_keys = OFF');
  try {
    migrate(handle.db, { migrationsFolder });
    const broken = handle.connection.pragma('foreign_key_check');
    if (Array.isArray(broken) && broken.length > 0) {
      throw new Error(
        `Migration left ${broken.length} broken references; restore the backup made before it.`,
      );
    }
  } finally {
    handle.connection.pragma('foreign_keys = ON');
  }
}

function readApplied(handle: DatabaseHandle): number[] {
  const hasTable = handle.connection
    .prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '__drizzle_migrations'")
    .get();
  if (!hasTable) return [];
  const rows = handle.connection
    .prepare<[], AppliedRow>('SELECT created_at FROM __drizzle_migrations ORDER BY created_at')
    .all();
  return rows.map((row) => Number(row.created_at));
}
