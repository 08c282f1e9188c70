import Database from 'better-sqlite3';
import { verifyDatabase } from './backup/verify-database.ts';
import { openDatabase } from './client.ts';
import { findBrokenInvariants } from './invariants.ts';

export function checkDatabase(file: string): string | null {
  return faultOf(() => {
    const connection = new Database(file, { readonly: true, fileMustExist: true });
    try {
      const verdict = connection.pragma('quick_check(1)', { simple: true });
      return verdict === 'ok' ? null : String(verdict);
    } finally {
      connection.close();
    }
  });
}

/** Looks at every page, index and reference of a copy; null when it is whole, else what is wrong. Blocks. */
export function checkCopy(file: string): string | null {
  return faultOf(() => {
    verifyDatabase(file);
    return null;
  });
}

export function lookThrough(file: string): string | null {
  return faultOf(() => {
    verifyDatabase(file);
    const { connection } = openDatabase(file, { readonly: true });
    try {
      const [broken] = findBrokenInvariants(connection);
      return broken === undefined ? null : `It does not hold that ${broken}.`;
    } finally {
      connection.close();
    }
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
 * Takes the log into a database file and gives its room back; a long reader, such as a backup, lets it grow. Writers
 * are not held up: most of the work lets them pass, and where they are in the way it is left for later.
 */
export function checkpoint(file: string): void {
  const connection = new Database(file, { fileMustExist: true, timeout: 0 });
  try {
    connection.pragma('wal_checkpoint(PASSIVE)');
    connection.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    connection.close();
  }
}
