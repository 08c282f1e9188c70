import type { Database } from 'better-sqlite3';
import { READ_ONLY, withDatabase } from './client.ts';

/** Throws unless a database file is intact: every page readable, every index and reference right. */
export function verifyDatabase(file: string): void {
  withDatabase(file, READ_ONLY, (connection) => {
    const verdict = connection.pragma('integrity_check(1)', { simple: true });
    if (verdict !== 'ok') throw new Error(`${file} is damaged: ${String(verdict)}`);
    const broken = connection.pragma('foreign_key_check');
    if (Array.isArray(broken) && broken.length > 0)
      throw new Error(`${file} has ${broken.length} broken references`);
  });
}

export function checkDatabase(file: string): string | null {
  return faultOf(() => {
    const look = (connection: Database) => connection.pragma('quick_check(1)', { simple: true });
    const verdict = withDatabase(file, READ_ONLY, look);
    return verdict === 'ok' ? null : String(verdict);
  });
}

/** Checks every page, index and reference of a copy; null when it is intact, else the fault. Blocks. */
export function checkCopy(file: string): string | null {
  return faultOf(() => {
    verifyDatabase(file);
    return null;
  });
}

function faultOf(look: () => string | null): string | null {
  try {
    return look();
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/**
 * Checkpoints the WAL and truncates it; a long reader, such as a backup, lets it grow. Writers are not blocked: most of
 * the work runs alongside them, and the rest is left for later when they are in the way.
 */
export function checkpoint(file: string): void {
  withDatabase(file, { fileMustExist: true, timeout: 0 }, (connection) => {
    connection.pragma('wal_checkpoint(PASSIVE)');
    connection.pragma('wal_checkpoint(TRUNCATE)');
  });
}
