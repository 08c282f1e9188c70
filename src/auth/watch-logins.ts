import type { Database } from 'better-sqlite3';
import { watchTables } from '#db/watch-tables.ts';

/** Differs after each change of a person, a login or a session. */
export function watchLogins(connection: Database): () => string {
  return watchTables(connection, 'logins', ['users', 'logins', 'sessions']);
}
