import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { findLatestBackup } from '#db/backup/backups.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import { MIGRATIONS_FOLDER } from '#db/migrations-folder.ts';
import type { Env } from '#env.ts';
import { acquireDataFolder } from './acquire-data-folder.ts';
import { CommandError } from './command-error.ts';
import { openShopFolder } from './open-shop-folder.ts';

/** Puts a backup (a folder, a database file, or `latest`) in the shop's place; what it replaces is kept. */
export function restore(env: Env, wanted: string): void {
  const folder = openShopFolder(env);
  const source = wanted === 'latest' ? findLatestBackup(folder.backupsFolder, Date.now()) : resolve(wanted);
  if (source === undefined) {
    throw new CommandError('usage', `Nuk ka asnjë kopje rezervë në ${folder.backupsFolder}.`);
  }
  if (!existsSync(source)) throw new CommandError('usage', `Nuk ekziston: ${source}`);
  const release = acquireDataFolder(folder);
  try {
    const restored = restoreOrFail({
      ...folder,
      source,
      migrationsFolder: MIGRATIONS_FOLDER,
      now: Date.now(),
    });
    console.log(`U kthye kopja rezervë ${restored.source}`);
    console.log('Të gjithë duhet të kyçen përsëri.');
    if (restored.replacedFolder) console.log(`Ajo që ishte më parë u ruajt në ${restored.replacedFolder}`);
  } finally {
    release();
  }
}

function restoreOrFail(job: Parameters<typeof restoreBackup>[0]): ReturnType<typeof restoreBackup> {
  try {
    return restoreBackup(job);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new CommandError(
      'database',
      `Kopja rezervë nuk u kthye; të dhënat e tanishme nuk u prekën. ${reason}`,
    );
  }
}
