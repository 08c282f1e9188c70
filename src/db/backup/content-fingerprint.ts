import { createHash } from 'node:crypto';
import type Database from 'better-sqlite3';
import { READ_ONLY, withDatabase } from '#db/client.ts';

const PASSING = new Set([
  '__drizzle_migrations',
  'idempotency_keys',
  'known_devices',
  'logins',
  'recovery_codes',
  'refresh_tokens',
  'sessions',
]);

export function contentFingerprint(file: string): string {
  return withDatabase(file, READ_ONLY, (connection) => {
    const hash = createHash('sha256');
    for (const table of listTables(connection)) {
      hash.update(`${table}\n`);
      for (const row of rowsOf(connection, table)) hash.update(JSON.stringify(row)).update('\n');
    }
    return hash.digest('hex');
  });
}

function rowsOf(connection: Database.Database, table: string): IterableIterator<unknown> {
  const columns = connection
    .prepare<[string], { name: string; pk: number }>(
      'SELECT name, pk FROM pragma_table_info(?) ORDER BY pk, cid',
    )
    .all(table);
  const keys = columns.filter(({ pk }) => pk > 0);
  const order = (keys.length > 0 ? keys : columns).map(({ name }) => `"${name}"`).join(', ');
  return connection.prepare(`SELECT * FROM "${table}" ORDER BY ${order}`).raw().iterate();
}

function listTables(connection: Database.Database): string[] {
  return connection
    .prepare<[], string>(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_litestream_*' ORDER BY name",
    )
    .pluck()
    .all()
    .filter((name) => !PASSING.has(name));
}
