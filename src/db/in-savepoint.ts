import Database from 'better-sqlite3';
import type { Db } from './client.ts';

type Savepoint = (work: () => unknown) => unknown;

const savepoints = new WeakMap<object, Savepoint>();

/**
 * Does something within the transaction that is open, and takes back that alone when it throws. As Drizzle's nested
 * transactions do, which put their two statements together anew each time.
 */
export function inSavepoint<T>(db: Db, work: () => T): T {
  const connection = connectionOf(db);
  const known = savepoints.get(connection);
  const savepoint = known ?? connection.transaction((inner: () => unknown) => inner());
  if (!known) savepoints.set(connection, savepoint);
  return savepoint(work) as T;
}

/** The connection under Drizzle; its types keep it to themselves. */
function connectionOf(db: Db): Database.Database {
  const session: unknown = Reflect.get(db, 'session');
  const connection: unknown =
    typeof session === 'object' && session !== null ? Reflect.get(session, 'client') : undefined;
  if (connection instanceof Database) return connection;
  throw new Error('Drizzle keeps its connection elsewhere now.');
}
