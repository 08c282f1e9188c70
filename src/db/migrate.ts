import type { Database } from 'better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { DatabaseHandle } from './client.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

export function readMigrationState({ connection }: DatabaseHandle, migrationsFolder = MIGRATIONS_FOLDER) {
  const known = readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis);
  const applied = readAppliedMigrations(connection);
  const last = applied.at(-1) ?? 0;
  return {
    pending: known.filter((millis) => millis > last).length,
    isNewer: applied.some((millis) => !known.includes(millis)),
    /** The database is of a version before 0.2.0, the first release. */
    isUnreleased: applied.some((millis) => millis < (known[0] ?? 0)),
    isEmpty: applied.length === 0,
  };
}

/**
 * Migrates a database to the program's schema. Foreign keys are off outside the migrator's transaction and checked
 * after it: inside, a table rebuild would silently cascade. Rejects a database that is newer than the program.
 */
export function migrateDatabase(handle: DatabaseHandle, migrationsFolder = MIGRATIONS_FOLDER): void {
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

/** The migrations by their creation times (ms since the epoch), which identify them. */
export function readAppliedMigrations(connection: Database): number[] {
  const hasTable = connection
    .prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '__drizzle_migrations'")
    .get();
  if (!hasTable) return [];
  return connection
    .prepare<[], number>('SELECT created_at FROM __drizzle_migrations ORDER BY created_at')
    .pluck()
    .all()
    .map(Number);
}
