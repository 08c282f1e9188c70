import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncToDisk } from '#db/backup/durable-files.ts';

/** The program before the last update, beside the present one. */
export function previousProgram(program: string): string {
  return `${program}.previous`;
}

/** Brings a program beside the present one, where it may be run whatever disk it came from. Returns where. */
export function bringProgram(file: string, program: string): string {
  const incoming = `${program}.incoming`;
  rmSync(incoming, { force: true });
  copyFileSync(file, incoming);
  chmodSync(incoming, 0o755);
  syncToDisk(incoming);
  return incoming;
}

/** Puts a program in the place of the present one, which is kept as the one before. There is a whole one at any time. */
export function switchProgram(program: string, incoming: string): void {
  const previous = previousProgram(program);
  rmSync(previous, { force: true });
  copyFileSync(program, previous);
  chmodSync(previous, 0o755);
  syncToDisk(previous);
  replaceFile(incoming, program);
  syncToDisk(dirname(program));
}

/** Puts the program before the last update back in its place. */
export function switchBack(program: string): void {
  replaceFile(previousProgram(program), program);
  syncToDisk(dirname(program));
}

/** Windows lets a running program be renamed, and not be replaced. */
function replaceFile(from: string, to: string): void {
  if (process.platform !== 'win32') {
    renameSync(from, to);
    return;
  }
  const aside = `${to}.running`;
  rmSync(aside, { force: true });
  if (existsSync(to)) renameSync(to, aside);
  try {
    renameSync(from, to);
  } catch (thrown) {
    renameSync(aside, to);
    throw thrown;
  }
}
