import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { isCommonPassword } from '#domain/logins/common-passwords.ts';
import { newPasswordInput } from '#shared/inputs/user-inputs.ts';
import { checkGiven } from './check-given.ts';
import { CommandError } from './command-error.ts';

export async function readNewPassword(): Promise<string> {
  const typed = await readPassword();
  if (typed === undefined) throw new CommandError('usage', 'Fjalëkalimet nuk përputhen.');
  const password = checkGiven(newPasswordInput, typed);
  if (isCommonPassword(password)) {
    throw new CommandError(
      'usage',
      'Ky fjalëkalim është ndër më të përdorurit në botë dhe gjendet lehtë. Zgjidhni një tjetër.',
    );
  }
  return password;
}

/**
 * Reads a password from standard input: typed twice without echo at a terminal, else the first line. It is never an
 * option or a setting: those appear in histories and process lists. Undefined when the two differ.
 */
async function readPassword(): Promise<string | undefined> {
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
