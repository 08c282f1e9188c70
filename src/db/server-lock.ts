import { statSync } from 'node:fs';
import Database from 'better-sqlite3';

export class DataFolderInUse extends Error {
  constructor() {
    super('The data folder is in use by another process');
    this.name = 'DataFolderInUse';
  }
}

/** The lock file's path is a folder or a file of something else. */
export class LockFileUnusable extends Error {
  constructor(cause: unknown) {
    super('The lock file cannot be used', { cause });
    this.name = 'LockFileUnusable';
  }
}

/**
 * Locks a data folder for this process, and returns the release function. The lock is SQLite's own on a separate file:
 * the operating system releases it however the process ends, so a crash leaves none behind. Throws `DataFolderInUse`
 * and `LockFileUnusable`.
 */
export function lockDataFolder(lockFile: string): () => void {
  if (statSync(lockFile, { throwIfNoEntry: false })?.isFile() === false)
    throw new LockFileUnusable('no file');
  const connection = new Database(lockFile, { timeout: 0 });
  try {
    connection.exec('BEGIN EXCLUSIVE');
  } catch (thrown) {
    connection.close();
    if (thrown instanceof Database.SqliteError && thrown.code.startsWith('SQLITE_BUSY'))
      throw new DataFolderInUse();
    if (thrown instanceof Database.SqliteError && thrown.code.startsWith('SQLITE_NOTADB'))
      throw new LockFileUnusable(thrown);
    throw thrown;
  }
  return () => connection.close();
}
