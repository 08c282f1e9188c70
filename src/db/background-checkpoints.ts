import { once } from 'node:events';
import { fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { DatabaseHandle } from './client.ts';

const LOOK_EVERY_MS = 50;

const ROWS = 8_000;

/** A log of 64 MB is taken in by whoever writes next, as it would be every 4 MB otherwise. */
const MAX_LOG_PAGES = 16_000;

const ROUNDS = 2;

const IDLE_MS = 10_000;

const sync = promisify(fdatasync);

/**
 * Takes the log into the database file while people go on: a thread copies it, the disk has its time, and what has come
 * meanwhile is little enough for the connection that writes, which alone can have the log begin anew. SQLite
 * would do all of it within somebody's commit, every thousand pages. Returns how to end it.
 */
export function checkpointInBackground(
  { connection }: DatabaseHandle,
  report: (err: unknown) => void,
): () => Promise<void> {
  connection.pragma(`wal_autocheckpoint = ${MAX_LOG_PAGES}`);
  const written = connection.prepare<[], number>('SELECT total_changes()').pluck();
  // Never closed while the database is open: that would end SQLite's own locks on the file.
  const file = openSync(connection.name, 'r+');
  let thread: Worker | undefined;
  let takenIn = written.get() ?? 0;
  let usedAt = 0;
  let running: Promise<void> | undefined;

  async function copy(): Promise<void> {
    thread ??= startThread(connection.name);
    usedAt = performance.now();
    thread.postMessage('copy');
    await once(thread, 'message');
    await sync(file);
  }

  async function takeIn(): Promise<void> {
    try {
      for (let round = 0; round < ROUNDS; round += 1) await copy();
      connection.pragma('wal_checkpoint(PASSIVE)');
    } catch (thrown) {
      thread = undefined;
      report(thrown);
    }
    takenIn = written.get() ?? 0;
    running = undefined;
  }

  function look(): void {
    if (running) return;
    if ((written.get() ?? 0) - takenIn >= ROWS) running = takeIn();
    else if (thread && performance.now() - usedAt > IDLE_MS) {
      void thread.terminate();
      thread = undefined;
    }
  }

  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
    await thread?.terminate();
  };
}

function startThread(databaseFile: string): Worker {
  const thread = new Worker(new URL('./checkpoint-worker.ts', import.meta.url), {
    workerData: databaseFile,
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 16 },
  });
  // Who waits for it is told; nobody waits while it is idle.
  thread.on('error', () => undefined);
  thread.unref();
  return thread;
}
