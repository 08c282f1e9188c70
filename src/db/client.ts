import Database from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { cacheStatements } from './cached-statements.ts';

/** The database or a transaction on it; domain code need not know which. */
export type Db = BaseSQLiteDatabase<'sync', Database.RunResult>;

/** An open database file: Drizzle, and the raw connection for pragmas, backup and closing. */
export type DatabaseHandle = {
  readonly db: BetterSQLite3Database;
  readonly connection: Database.Database;
};

const PRAGMAS = {
  journal_mode: 'wal',
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: 1000,
  trusted_schema: 0,
  cell_size_check: 1,
  journal_size_limit: 67_108_864,
  // A checkpoint delays an order; at SQLite's default of a thousand pages that would be one in seventy.
  wal_autocheckpoint: 4000,
} as const;

/**
 * From now on a lock held by another writer is waited for only briefly, since waiting blocks the whole event loop.
 * Writers retry without blocking (`retryWhileBusy`).
 */
export function serveWithoutSleep({ connection }: DatabaseHandle): void {
  connection.pragma('busy_timeout = 20');
}

/** Drizzle over an open connection, which compiles each statement once. */
export function overConnection(connection: Database.Database): DatabaseHandle {
  const db = drizzle(cacheStatements(connection));
  const dialect: object = Reflect.get(db, 'dialect');
  Reflect.set(dialect, 'escapeParam', () => PARAMETER);
  return { db, connection };
}

/**
 * SQLite recompiles a join whenever a value might suit another plan, and the driver clears all bindings after each run,
 * which would cost a fifth of every cart change. SQLite does not look inside `likely()`, which costs nothing.
 */
const PARAMETER = 'likely(?)';

/** Opens a file for one task, with SQLite's own settings. */
export function withDatabase<Result>(
  file: string,
  options: Database.Options,
  task: (connection: Database.Database) => Result,
): Result {
  const connection = new Database(file, options);
  try {
    return task(connection);
  } finally {
    connection.close();
  }
}

export const READ_ONLY: Database.Options = { readonly: true, fileMustExist: true };

/**
 * Opens a database file with the pragmas that make acknowledged orders survive a power cut, and reads them back. Throws
 * when one did not take effect (for instance on a file system without locks).
 */
export function openDatabase(file: string, options: { readonly readonly?: boolean } = {}): DatabaseHandle {
  const connection = new Database(file, { readonly: options.readonly ?? false });
  const isInMemory = file === ':memory:';
  for (const [name, wanted] of Object.entries(PRAGMAS)) {
    if (name === 'journal_mode' && (isInMemory || options.readonly)) continue;
    connection.pragma(`${name} = ${wanted}`);
    const actual = connection.pragma(name, { simple: true });
    if (actual !== wanted) {
      connection.close();
      throw new Error(`SQLite pragma ${name} is ${String(actual)} instead of ${wanted} on ${file}`);
    }
  }
  return overConnection(connection);
}
