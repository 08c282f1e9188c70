import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import pino from 'pino';

const MAX_BYTES = 20 * 1024 * 1024;

const OLDER_FILES = 9;

const MAX_WAITING = 1024 * 1024;

/**
 * Lines are written in batches, a quarter of a second late at most; pino writes the rest when the process exits. Goes
 * to standard output, or into a file that is rotated to `….1` when full, `….9` being the oldest.
 */
export function openLog(file: string | null, maxBytes = MAX_BYTES): ReturnType<typeof pino.destination> {
  const options = { minLength: 4096, maxLength: MAX_WAITING, sync: false, periodicFlush: 250 };
  if (file === null) return outliveFaults(pino.destination(options));
  const log = outliveFaults(pino.destination({ ...options, dest: file, mkdir: true, mode: 0o600 }));
  let written = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  log.on('write', (bytes: number) => {
    written += bytes;
    if (written < maxBytes) return;
    written = 0;
    try {
      moveOn(file);
      log.reopen();
    } catch {
      // Another program has the file open (Windows): the log continues in the full one.
    }
  });
  return log;
}

/** On a full disk, or when whoever read standard output has ended, lines are lost; the shop goes on, and can end. */
function outliveFaults(log: ReturnType<typeof pino.destination>): typeof log {
  const flushSync = log.flushSync.bind(log);
  let isFailing = false;
  log.on('error', () => {
    isFailing = true;
  });
  log.on('write', () => {
    isFailing = false;
  });
  // At the exit it would try again for ever.
  log.flushSync = () => {
    if (!isFailing) flushSync();
  };
  return log;
}

function moveOn(file: string): void {
  rmSync(`${file}.${OLDER_FILES}`, { force: true });
  for (let age = OLDER_FILES - 1; age >= 1; age -= 1) {
    if (existsSync(`${file}.${age}`)) renameSync(`${file}.${age}`, `${file}.${age + 1}`);
  }
  renameSync(file, `${file}.1`);
}
