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
 * Takes a data folder for this process alone, and returns how to give it back. The lock is SQLite's own on a file of
 * its own: the operating system lets go of it when the process ends in whatever way, so a crash leaves none behind.
 * Throws `DataFolderInUse` and `LockFileUnusable`.
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
