import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { onDatabaseThread } from '#db/database-thread.ts';
import { BACKUP_DATABASE } from './backups.ts';
import type { BackupJob } from './write-backup.ts';

/**
 * Makes and checks a backup while the shop is open, and returns its folder. Rejects when it could not be written or is
 * incomplete; nothing is left behind then.
 */
export async function makeBackup(job: BackupJob): Promise<string> {
  const unfinished = await onDatabaseThread('beginBackup', job);
  try {
    await onDatabaseThread('verifyDatabase', join(unfinished, BACKUP_DATABASE));
    return await onDatabaseThread('finishBackup', { job, unfinished });
  } catch (thrown) {
    rmSync(unfinished, { recursive: true, force: true });
    throw thrown;
  }
}
