import Database from 'better-sqlite3';
import { READ_ONLY, withDatabase } from '#db/client.ts';
import { syncToDisk } from './durable-files.ts';

const PAGES = 1_000;

/**
 * Copies a database as of one instant, page by page, while others write to it. What is copied goes to the disk at once, a
 * little at a time, and the thread rests as long as it has worked: who sells meanwhile hardly waits. Its thread can be
 * ended in between.
 */
export async function copyDatabase(source: string, target: string): Promise<void> {
  const connection = new Database(source, READ_ONLY);
  try {
    // Reading fixes the instant; else each change would begin the copy anew.
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
