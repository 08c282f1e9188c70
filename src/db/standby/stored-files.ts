import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { STORED_FOLDERS, storedFolders } from '#db/backup/backups.ts';
import { syncToDisk, writeDurably } from '#db/backup/durable-files.ts';
import { listStoredFiles } from '#db/backup/stored-file-names.ts';
import { READ_ONLY, withDatabase } from '#db/client.ts';
import type { StoredFolders } from '#db/data-folder.ts';

type Job = StoredFolders & { readonly target: string };

/** Copies missing files to another folder: a file is named by its content and never changes. Blocks. */
export function mirrorFiles({ target, ...shop }: Job): void {
  for (const { place, name } of storedFolders(shop)) {
    const folder = join(target, name);
    mkdirSync(folder, { recursive: true });
    const present = new Set(readdirSync(folder));
    const missing = listStoredFiles(place).filter((file) => !present.has(file));
    for (const file of missing) writeDurably(join(folder, file), readFileSync(join(place, file)));
    if (missing.length > 0) syncToDisk(folder);
  }
}

/**
 * Adds missing files to one database, since only a database can be streamed to places that are not folders. Blocks; run
 * it on a thread.
 */
export function packFiles({ target, ...shop }: Job): void {
  mkdirSync(dirname(target), { recursive: true });
  withDatabase(target, { timeout: 5000 }, (connection) => {
    connection.pragma('journal_mode = WAL');
    connection.pragma('synchronous = FULL');
    connection.exec(
      'CREATE TABLE IF NOT EXISTS files (folder TEXT, name TEXT, bytes BLOB, PRIMARY KEY (folder, name))',
    );
    const isThere = connection.prepare<[string, string]>('SELECT 1 FROM files WHERE folder = ? AND name = ?');
    const put = connection.prepare('INSERT INTO files (folder, name, bytes) VALUES (?, ?, ?)');
    for (const { place, name } of storedFolders(shop)) {
      const missing = listStoredFiles(place).filter((file) => isThere.get(name, file) === undefined);
      for (const file of missing) put.run(name, file, readFileSync(join(place, file)));
    }
  });
}

export function unpackFiles(pack: string, target: string): void {
  withDatabase(pack, READ_ONLY, (connection) => {
    const files = connection.prepare<[string], { name: string; bytes: Buffer }>(
      'SELECT name, bytes FROM files WHERE folder = ?',
    );
    for (const name of STORED_FOLDERS) {
      mkdirSync(join(target, name), { recursive: true });
      for (const file of files.iterate(name)) writeDurably(join(target, name, file.name), file.bytes);
    }
  });
}
