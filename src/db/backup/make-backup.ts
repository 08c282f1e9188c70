import { onDatabaseThread } from '#db/database-thread.ts';
import type { BackupJob } from './write-backup.ts';

/**
 * Makes a backup on a thread of its own, while the shop goes on, and returns its folder. Rejects when it could not be
 * written or is not whole; nothing is left behind then.
 */
export function makeBackup(job: BackupJob): Promise<string> {
  return onDatabaseThread('writeBackup', job);
}
