import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder, StoredFolders } from '#db/data-folder.ts';
import {
  BACKUP_DATABASE,
  type BackupKind,
  listBackups,
  nextBackupName,
  pruneBackups,
  storedFolders,
} from './backups.ts';
import { copyDatabase } from './copy-database.ts';
import { linkOrCopy, syncToDisk } from './durable-files.ts';
import { writeManifest } from './manifest.ts';
import { isRegularFile, listStoredFiles } from './stored-file-names.ts';

/** What to back up, and why; `madeAt` in ms since the epoch. */
export type BackupJob = Omit<DataFolder, 'lockFile'> & {
  readonly kind: BackupKind;
  readonly madeAt: number;
  readonly keepsAll?: boolean;
};

const UNFINISHED = '.unfinished-';
const ABANDONED_AFTER_MS = 24 * 3_600_000;

export async function beginBackup(job: BackupJob): Promise<string> {
  if (!job.keepsAll) removeAbandoned(job.backupsFolder, job.madeAt);
  const unfinished = mkdtempSync(join(job.backupsFolder, UNFINISHED));
  try {
    await copyDatabase(job.databaseFile, join(unfinished, BACKUP_DATABASE));
    return unfinished;
  } catch (thrown) {
    rmSync(unfinished, { recursive: true, force: true });
    throw thrown;
  }
}

/**
 * Adds the pictures and the documents, and returns the folder of the backup, which gets its final name only once it is
 * complete and synced. Blocks; run it on a thread.
 */
export function finishBackup({ job, unfinished }: { job: BackupJob; unfinished: string }): string {
  syncToDisk(join(unfinished, BACKUP_DATABASE));
  const previous = listBackups(job.backupsFolder).at(-1)?.folder;
  const names = copyStoredFiles(job, unfinished, previous);
  writeManifest(unfinished, [BACKUP_DATABASE, ...names], previous);
  syncToDisk(unfinished);
  const name = nextBackupName(job.backupsFolder, job.madeAt, job.kind);
  const finished = join(job.backupsFolder, name);
  renameSync(unfinished, finished);
  syncToDisk(job.backupsFolder);
  if (!job.keepsAll) pruneBackups(job.backupsFolder, job.madeAt);
  return finished;
}

/** Returns the names within the backup. */
export function copyStoredFiles(shop: StoredFolders, backup: string, previous: string | undefined): string[] {
  return storedFolders(shop).flatMap(({ place, name }) => {
    const target = join(backup, name);
    mkdirSync(target);
    const files = listStoredFiles(place);
    for (const file of files) {
      const inPrevious = previous === undefined ? undefined : join(previous, name, file);
      const isLinkable = inPrevious !== undefined && isRegularFile(inPrevious);
      linkOrCopy([join(place, file), ...(isLinkable ? [inPrevious] : [])], join(target, file));
    }
    syncToDisk(target);
    return files.map((file) => `${name}/${file}`);
  });
}

function removeAbandoned(backupsFolder: string, now: number): void {
  for (const name of readdirSync(backupsFolder)) {
    const folder = join(backupsFolder, name);
    if (!name.startsWith(UNFINISHED) || !existsSync(folder)) continue;
    if (now - statSync(folder).mtimeMs > ABANDONED_AFTER_MS) rmSync(folder, { recursive: true, force: true });
  }
}
