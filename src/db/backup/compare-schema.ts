import type Database from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { withDatabase } from '#db/client.ts';
import { readAppliedMigrations } from '#db/migrate.ts';
import { MIGRATIONS_FOLDER } from '#db/migrations-folder.ts';

const OBJECTS = `
  SELECT type || ' ' || name AS name, sql FROM sqlite_schema
  WHERE name NOT GLOB 'sqlite_*' AND name NOT GLOB '_litestream_*' AND name <> '__drizzle_migrations'
    AND name NOT IN (SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'shadow')`;

/**
 * Names of tables, indexes, views and triggers in which a database differs from the result of its applied migrations:
 * missing, altered or added.
 */
export function findSchemaDifferences(connection: Database.Database): string[] {
  const applied = new Set(readAppliedMigrations(connection));
  return withDatabase(':memory:', {}, (fresh) => {
    for (const { sql, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
      if (applied.has(folderMillis)) for (const statement of sql) fresh.exec(statement);
    }
    const wanted = readObjects(fresh);
    const actual = readObjects(connection);
    const names = new Set([...wanted.keys(), ...actual.keys()]);
    return [...names].filter((name) => wanted.get(name) !== actual.get(name)).sort();
  });
}

function readObjects(connection: Database.Database): Map<string, string> {
  return new Map(connection.prepare<[], [string, string]>(OBJECTS).raw().all());
}
