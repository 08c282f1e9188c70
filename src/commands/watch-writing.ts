import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseHandle } from '#db/client.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { DatabaseThreadClosed, onDatabaseThread } from '#db/database-thread.ts';
import { readLastNumbers, storeLastNumbers } from '#db/last-numbers.ts';

const LOOK_EVERY_MS = 250;

const CHECKPOINT_AFTER_LOOKS = 8;

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>;

type Job = {
  readonly folder: DataFolder;
  readonly handle: DatabaseHandle;
  readonly log: Log;
  /** False where Litestream copies the WAL, which must be complete. */
  readonly mayCheckpoint: boolean;
};

/**
 * Stores the last numbers within a quarter of a second of their assignment, and checkpoints after two seconds without
 * writes: a lost WAL then costs little, and its cost is known. Returns a function that ends it.
 */
export function watchWriting({ folder, handle, log, mayCheckpoint }: Job): () => void {
  const countChanges = handle.connection.prepare<[], number>('SELECT total_changes()').pluck();
  let seen = -1;
  let stored = '';
  let looksWithoutChange = 0;
  const look = () => {
    try {
      const changes = countChanges.get() ?? 0;
      if (changes === seen) {
        looksWithoutChange += 1;
        if (mayCheckpoint && looksWithoutChange === CHECKPOINT_AFTER_LOOKS) void checkpoint(folder, log);
        return;
      }
      seen = changes;
      looksWithoutChange = 0;
      const numbers = readLastNumbers(handle.connection);
      const text = JSON.stringify(numbers);
      if (text === stored) return;
      storeLastNumbers(folder.databaseFile, numbers);
      stored = text;
    } catch (thrown) {
      log.error({ err: thrown }, 'last numbers not stored');
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    look();
  };
}

async function checkpoint({ databaseFile }: DataFolder, log: Log): Promise<void> {
  try {
    await onDatabaseThread('checkpoint', databaseFile);
  } catch (thrown) {
    if (!(thrown instanceof DatabaseThreadClosed)) log.warn({ err: thrown }, 'checkpoint waits');
  }
}
