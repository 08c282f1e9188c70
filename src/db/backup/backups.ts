import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Why a backup was made; `replaced` is what a restore put aside. */
export const BACKUP_KINDS = ['hourly', 'nightly', 'migration', 'manual', 'replaced'] as const;

/** One of the reasons for a backup. */
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** One backup: a folder with the database and the pictures as they were at `madeAt` (ms since the epoch). */
export type Backup = {
  readonly folder: string;
  readonly kind: BackupKind;
  readonly madeAt: number;
};

/** How many of a kind are kept; what a person asked for, and what a restore put aside, only a person throws away. */
const KEPT: Readonly<Record<BackupKind, number>> = {
  hourly: 14,
  nightly: 8,
  migration: 8,
  manual: Number.POSITIVE_INFINITY,
  replaced: Number.POSITIVE_INFINITY,
};

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.(\d{3})Z_([a-z]+)$/;

/** The file that holds the database in a backup. */
export const BACKUP_DATABASE = 'furnizo.sqlite';

/** The folder that holds the pictures in a backup. */
export const BACKUP_IMAGES = 'images';

/** Name of a backup's folder: sorts by time, and tells a person when and why. */
export function backupName(madeAt: number, kind: BackupKind): string {
  return `${new Date(madeAt).toISOString().replaceAll(':', '-')}_${kind}`;
}

/** All finished backups, the oldest first. */
export function listBackups(backupsFolder: string): Backup[] {
  if (!existsSync(backupsFolder)) return [];
  return readdirSync(backupsFolder)
    .sort()
    .flatMap((name) => {
      const [, day, hours, minutes, seconds, ms, word] = NAME.exec(name) ?? [];
      const kind = BACKUP_KINDS.find((one) => one === word);
      if (!kind) return [];
      const madeAt = Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
      return [{ folder: join(backupsFolder, name), kind, madeAt }];
    });
}

/** Throws away the oldest of each kind beyond the number that is kept. */
export function pruneBackups(backupsFolder: string): void {
  const backups = listBackups(backupsFolder);
  for (const kind of BACKUP_KINDS) {
    const ofKind = backups.filter((backup) => backup.kind === kind);
    const surplus = Math.max(0, ofKind.length - KEPT[kind]);
    for (const backup of ofKind.slice(0, surplus)) rmSync(backup.folder, { recursive: true, force: true });
  }
}
