import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Reads a password from standard input: typed twice and unseen where a person sits in front of it, else the first
 * line. It is never an option or a setting: those stand in histories and process lists. Undefined when the two differ.
 */
export async function readPassword(): Promise<string | undefined> {
  if (!process.stdin.isTTY) return firstLine();
  const typed = await ask('Fjalëkalimi (8 deri në 200 shenja): ');
  const again = await ask('Përsëriteni fjalëkalimin: ');
  return typed === again ? typed : undefined;
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}

async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
