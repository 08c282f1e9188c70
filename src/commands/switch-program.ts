import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncToDisk } from '#db/backup/durable-files.ts';

export function previousProgram(program: string): string {
  return `${program}.previous`;
}

export function bringProgram(file: string, program: string): string {
  const incoming = `${program}.incoming`;
  rmSync(incoming, { force: true });
  copyFileSync(file, incoming);
  chmodSync(incoming, 0o755);
  syncToDisk(incoming);
  return incoming;
}

export function switchProgram(program: string, incoming: string): void {
  const previous = previousProgram(program);
  rmSync(previous, { force: true });
  copyFileSync(program, previous);
  chmodSync(previous, 0o755);
  syncToDisk(previous);
  replaceFile(incoming, program);
  syncToDisk(dirname(program));
}

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
