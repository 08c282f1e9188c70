import Database from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { cacheStatements } from './cached-statements.ts';

/** The database or a transaction on it; the domain never needs to know which. */
export type Db = BaseSQLiteDatabase<'sync', Database.RunResult>;

/** An open database file: Drizzle over it, and the raw connection for pragmas, backup and closing. */
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
  // A checkpoint keeps an order waiting; at SQLite's thousand pages one in seventy would be.
  wal_autocheckpoint: 4000,
} as const;

/**
 * From now on another writer is waited for no longer than a moment, since waiting puts the whole event loop to sleep.
 * Writers try again without it (`retryWhileBusy`).
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
 * SQLite compiles a join again whenever a value might suit another plan, and the driver forgets all values after each
 * run, so it would be each time: a fifth of a cart change. Into `likely()`, which costs nothing, SQLite does not look.
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
 * Opens a database file with the pragmas that keep acknowledged orders over a power cut, and reads them back.
 * Throws when one did not take (a file system without locks, say).
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
