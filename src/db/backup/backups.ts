import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredFolders } from '#db/data-folder.ts';

export const BACKUP_KINDS = ['hourly', 'nightly', 'migration', 'manual', 'replaced'] as const;

export type BackupKind = (typeof BACKUP_KINDS)[number];

/**
 * One backup: a folder with the database, the pictures and the documents as they were at `madeAt` (ms since the epoch,
 * by a clock that may have been wrong). The newest has the highest `number`; older versions gave none (0).
 */
export type Backup = ReturnType<typeof listBackups>[number];

/** How many of each kind are kept; manual backups and data replaced by a restore are never deleted automatically. */
const KEPT: Readonly<Record<BackupKind, number>> = {
  hourly: 14,
  nightly: 8,
  migration: 8,
  manual: Number.POSITIVE_INFINITY,
  replaced: Number.POSITIVE_INFINITY,
};

const NAME = /^(?:(\d{6,})_)?(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.(\d{3})Z_([a-z]+)$/;

export const BACKUP_DATABASE = 'furnizo.sqlite';

export const STORED_FOLDERS = ['images', 'documents'] as const;

export function storedFolders(shop: StoredFolders) {
  return STORED_FOLDERS.map((name) => ({ name, place: shop[`${name}Folder`] }));
}

export function nextBackupName(backupsFolder: string, madeAt: number, kind: BackupKind): string {
  const number = (listBackups(backupsFolder).at(-1)?.number ?? 0) + 1;
  return `${String(number).padStart(6, '0')}_${new Date(madeAt).toISOString().replaceAll(':', '-')}_${kind}`;
}

export function listBackups(backupsFolder: string) {
  if (!existsSync(backupsFolder)) return [];
  return readdirSync(backupsFolder)
    .sort()
    .flatMap((name) => {
      const [, number = '0', day, hours, minutes, seconds, ms, word] = NAME.exec(name) ?? [];
      const kind = BACKUP_KINDS.find((one) => one === word);
      if (!kind) return [];
      const madeAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
      return [{ folder: join(backupsFolder, name), number: Number(number), kind, madeAt }];
    })
    .sort((one, other) => one.number - other.number);
}

export function findLatestBackup(backupsFolder: string, now: number): string | undefined {
  const backups = listBackups(backupsFolder).filter((backup) => backup.kind !== 'replaced');
  // Without a number only the clock gives the order, and a backup from the future was made by a wrong clock.
  const trusted = backups.filter((backup) => backup.number > 0 || backup.madeAt <= now);
  return (trusted.at(-1) ?? backups.at(-1))?.folder;
}

/**
 * Deletes the oldest backup of each kind that has more than are kept: one at most, so that no error empties the folder.
 * Backups dated after `now` by a wrong clock neither count nor are deleted.
 */
export function pruneBackups(backupsFolder: string, now: number): void {
  const backups = listBackups(backupsFolder).filter((backup) => backup.madeAt <= now);
  const [surplus] = BACKUP_KINDS.map((kind) => backups.filter((backup) => backup.kind === kind))
    .map((ofKind) => ({ oldest: ofKind[0], over: ofKind[0] ? ofKind.length - KEPT[ofKind[0].kind] : 0 }))
    .sort((one, other) => other.over - one.over);
  if (surplus?.oldest && surplus.over > 0) rmSync(surplus.oldest.folder, { recursive: true, force: true });
}
