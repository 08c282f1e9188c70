import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import pino from 'pino';

const MAX_BYTES = 20 * 1024 * 1024;

const OLDER_FILES = 9;

/**
 * Lines are written in batches, a quarter of a second late at most; pino writes the rest when the process exits. Goes
 * to standard output, or into a file that is rotated to `….1` when full, `….9` being the oldest.
 */
export function openLog(file: string | null, maxBytes = MAX_BYTES): ReturnType<typeof pino.destination> {
  const options = { minLength: 4096, sync: false, periodicFlush: 250 };
  if (file === null) return pino.destination(options);
  const log = pino.destination({ ...options, dest: file, mkdir: true, mode: 0o600 });
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

function moveOn(file: string): void {
  rmSync(`${file}.${OLDER_FILES}`, { force: true });
  for (let age = OLDER_FILES - 1; age >= 1; age -= 1) {
    if (existsSync(`${file}.${age}`)) renameSync(`${file}.${age}`, `${file}.${age + 1}`);
  }
  renameSync(file, `${file}.1`);
}
