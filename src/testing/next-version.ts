import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { givenFolder } from './given-folder.ts';
import { PROGRAMS } from './programs.ts';

const ROOT = join(import.meta.dirname, '../..');

const journal = z.looseObject({
  entries: z.array(z.looseObject({ idx: z.number(), tag: z.string(), when: z.number() })),
});

const readJournal = (folder: string) =>
  journal.parse(JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')));

const writeJournal = (folder: string, known: z.output<typeof journal>) =>
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(known));

export const countMigrations = (folder = join(ROOT, 'drizzle')): number => readJournal(folder).entries.length;

/** Today's migrations and one more. */
export function givenNextMigrations(statements: string, folder = givenFolder()): string {
  cpSync(join(ROOT, 'drizzle'), folder, { recursive: true });
  const known = readJournal(folder);
  const [last] = known.entries.slice(-1);
  if (!last) throw new Error('There is no migration.');
  const next = { ...last, idx: last.idx + 1, when: last.when + 1000, tag: '9999_next' };
  writeJournal(folder, { ...known, entries: [...known.entries, next] });
  writeFileSync(join(folder, `${next.tag}.sql`), statements);
  return folder;
}

/** The program as its next version: the same bundle, with one more migration. */
export function givenNextProgram(statements: string): string {
  const place = givenFolder();
  const server = join(place, 'dist/server');
  cpSync(dirname(PROGRAMS.bundle), server, { recursive: true });
  for (const name of ['node_modules', 'package.json', 'dist/web', 'data']) {
    symlinkSync(join(ROOT, name), join(place, name));
  }
  givenNextMigrations(statements, join(place, 'drizzle'));
  return join(server, 'main.js');
}

/** The first `count` migrations alone. */
export function givenFirstMigrations(count: number, from = join(ROOT, 'drizzle')): string {
  const folder = givenFolder();
  mkdirSync(join(folder, 'meta'));
  const known = readJournal(from);
  const entries = known.entries.slice(0, count);
  writeJournal(folder, { ...known, entries });
  for (const { tag } of entries) cpSync(join(from, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}
