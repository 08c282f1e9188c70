import type { Database } from 'better-sqlite3';
import { watchTables } from '#db/watch-tables.ts';

export function watchLogins(connection: Database): () => string {
  return watchTables(connection, 'logins', ['users', 'logins', 'sessions']);
}
