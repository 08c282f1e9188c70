import { execFile } from 'node:child_process';
import { isSea } from 'node:sea';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type * as care from './database-care.ts';
import { onDatabaseThread } from './database-thread.ts';

export type Check = keyof Pick<typeof care, 'checkDatabase' | 'checkCopy' | 'lookThrough'>;

const PROGRAM = fileURLToPath(new URL('./check-program.ts', import.meta.url));

const run = promisify(execFile);

const end = new AbortController();

/**
 * Looks at a database file in a program of its own, which lets the shop go before it and can be ended at any moment: a
 * thread that is in the middle of a check can't be, for a minute where the shop is large. Answers what is wrong; null
 * when nothing is. The executable, which can't run another program by its own name, takes the database's thread.
 */
export async function checkBeside(check: Check, file: string): Promise<string | null> {
  if (isSea()) return onDatabaseThread(check, file);
  const { stdout } = await run(process.execPath, [PROGRAM, check, file], { signal: end.signal });
  return stdout === '' ? null : stdout;
}

/** Ends the checks that are under way, and any that would begin: the shop closes. They fail with an `AbortError`. */
export function endChecks(): void {
  end.abort();
}

export function isEnded(fault: unknown): boolean {
  return fault instanceof Error && fault.name === 'AbortError';
}
