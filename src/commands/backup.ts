import { existsSync } from 'node:fs';
import { makeBackup } from '../db/backup/make-backup.ts';
import { openDataFolder } from '../db/data-folder.ts';
import type { Env } from '../env.ts';
import { CommandError } from './command-error.ts';

/** Makes a backup now, whether or not the shop is open; prints where it lies. */
export async function backup(env: Env): Promise<void> {
  const folder = openDataFolder(env.dataDir, env.backupDir);
  if (!existsSync(folder.databaseFile)) {
    throw new CommandError('database', `Nuk ka asgjë për të ruajtur: ${folder.databaseFile} nuk ekziston.`);
  }
  const made = await makeBackup({ ...folder, kind: 'manual', madeAt: Date.now() });
  console.log(`Kopja rezervë u bë dhe u verifikua: ${made}`);
}
