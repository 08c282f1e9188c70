import { existsSync } from 'node:fs';
import { makeBackup } from '#db/backup/make-backup.ts';
import { listForeignFiles } from '#db/backup/stored-file-names.ts';
import { type DataFolder, readFreeBytes } from '#db/data-folder.ts';
import type { Env } from '#env.ts';
import {
  CommandError,
  DAMAGED,
  DISK_FULL,
  describeUnusable,
  isDamaged,
  isDiskFull,
  isUnusable,
  reasonOf,
} from './command-error.ts';
import { openShopFolder } from './open-shop-folder.ts';

export async function backup(env: Env): Promise<void> {
  const folder = openShopFolder(env);
  if (!existsSync(folder.databaseFile)) {
    throw new CommandError('database', `Nuk ka asgjë për të ruajtur: ${folder.databaseFile} nuk ekziston.`);
  }
  const made = await backUpOrFail(folder);
  console.log(`Kopja rezervë u bë dhe u verifikua: ${made}`);
  const foreign = listForeignFiles(folder);
  if (foreign.length > 0)
    console.log(
      `Nuk u kopjuan, sepse nuk janë të dyqanit (${foreign.length}): ${foreign.slice(0, 20).join(', ')}`,
    );
}

async function backUpOrFail(folder: DataFolder): Promise<string> {
  try {
    return await makeBackup({ ...folder, kind: 'manual', madeAt: Date.now(), keepsAll: true });
  } catch (thrown) {
    if (isDiskFull(thrown, readFreeBytes(folder))) {
      throw new CommandError(
        'failed',
        `Kopja rezervë nuk u bë; kopjet e mëparshme nuk u prekën. ${DISK_FULL}`,
      );
    }
    const [exit, reason] = exitAndReason(thrown);
    throw new CommandError(exit, `Kopja rezervë nuk u bë; kopjet e mëparshme nuk u prekën. ${reason}`);
  }
}

function exitAndReason(thrown: unknown) {
  if (isDamaged(thrown)) return ['database', DAMAGED] as const;
  if (isUnusable(thrown)) return ['usage', describeUnusable(thrown)] as const;
  return ['failed', reasonOf(thrown)] as const;
}
