import Database from 'better-sqlite3';
import { READ_ONLY, withDatabase } from '#db/client.ts';
import { syncToDisk } from './durable-files.ts';

const PAGES = 1_000;

/**
 * Copies a database as of one instant, page by page, while others write to it. Copied pages are synced at once in small
 * portions, and the thread rests as long as it has worked, so that sales are hardly delayed. The thread can be
 * terminated between portions.
 */
export async function copyDatabase(source: string, target: string): Promise<void> {
  const connection = new Database(source, READ_ONLY);
  try {
    // Reading fixes the instant; otherwise each change would restart the copy.
    connection.exec('BEGIN');
    connection.prepare('SELECT 1 FROM sqlite_schema').get();
    await connection.backup(target, { progress: restBetween(target) });
  } finally {
    connection.close();
  }
  withDatabase(target, {}, (copy) => copy.pragma('journal_mode = DELETE'));
}

function restBetween(target: string): () => number {
  let began = performance.now();
  return () => {
    syncToDisk(target);
    rest(performance.now() - began);
    began = performance.now();
    return PAGES;
  };
}

function rest(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
