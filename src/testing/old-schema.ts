import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DatabaseHandle } from '#db/client.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { MIGRATIONS_FOLDER } from '#db/migrations-folder.ts';
import { givenFolder } from './given-folder.ts';

const journal = z.object({
  version: z.string(),
  dialect: z.string(),
  entries: z.array(z.looseObject({ tag: z.string() })),
});

export function listMigrations(): string[] {
  return readJournal().entries.map((entry) => entry.tag);
}

export function migrateAsFarAs(handle: DatabaseHandle, count: number): void {
  const folder = givenFolder();
  mkdirSync(join(folder, 'meta'));
  const known = readJournal();
  const entries = known.entries.slice(0, count);
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...known, entries }));
  for (const { tag } of entries)
    copyFileSync(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`));
  migrateDatabase(handle, folder);
}

function readJournal(): z.output<typeof journal> {
  return journal.parse(JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')));
}
