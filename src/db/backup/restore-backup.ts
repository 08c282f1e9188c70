import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { readMigrationState } from '#db/migrate.ts';
import { BACKUP_DATABASE, BACKUP_IMAGES, backupName, listBackups } from './backups.ts';
import { linkOrCopy, syncToDisk } from './durable-files.ts';
import { verifyDatabase } from './verify-database.ts';

/** What is to be put back, and where. `source` is a backup's folder or a database file. */
export type RestoreJob = Pick<DataFolder, 'databaseFile' | 'imagesFolder' | 'backupsFolder'> & {
  readonly source: string;
  readonly migrationsFolder: string;
  /** ms since the epoch; names the folder of what is replaced. */
  readonly now: number;
};

/** What was put back, and where that which it replaced now lies (null when there was nothing). */
export type Restored = { readonly source: string; readonly replacedFolder: string | null };

/** The newest backup, leaving out what an earlier restore put aside. */
export function findLatestBackup(backupsFolder: string): string | undefined {
  return listBackups(backupsFolder).findLast((backup) => backup.kind !== 'replaced')?.folder;
}

/**
 * Puts a backup in the shop's place. It is verified first, and rejected when it was written by a newer program; what
 * it replaces is kept among the backups. At no instant is there no database. The shop must be closed (server lock).
 */
export function restoreBackup(job: RestoreJob): Restored {
  const isFolder = statSync(job.source).isDirectory();
  const sourceFile = isFolder ? join(job.source, BACKUP_DATABASE) : job.source;
  const incoming = `${job.databaseFile}.incoming`;
  rmSync(incoming, { force: true });
  copyFileSync(sourceFile, incoming);
  syncToDisk(incoming);
  try {
    verifyDatabase(incoming);
    assertNotNewer(incoming, job.migrationsFolder);
  } catch (thrown) {
    removeDatabase(incoming);
    throw thrown;
  }
  const replacedFolder = putAside(job);
  for (const suffix of ['-wal', '-shm']) rmSync(`${job.databaseFile}${suffix}`, { force: true });
  renameSync(incoming, job.databaseFile);
  syncToDisk(dirname(job.databaseFile));
  if (isFolder) bringImages(join(job.source, BACKUP_IMAGES), job.imagesFolder);
  return { source: job.source, replacedFolder };
}

function assertNotNewer(file: string, migrationsFolder: string): void {
  const handle = openDatabase(file);
  try {
    const state = readMigrationState(handle, migrationsFolder);
    if (state.isEmpty) throw new Error(`${file} is not a database of this shop.`);
    if (state.isNewer) throw new Error('The backup was written by a newer version of Furnizo.');
    handle.connection.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    handle.connection.close();
  }
  for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}

/** Keeps the present database, even a damaged one with its log, under a second name. */
function putAside(job: RestoreJob): string | null {
  if (!existsSync(job.databaseFile)) return null;
  writeLogBack(job.databaseFile);
  const folder = join(job.backupsFolder, backupName(job.now, 'replaced'));
  mkdirSync(folder, { recursive: true });
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(`${job.databaseFile}${suffix}`)) {
      linkOrCopy([`${job.databaseFile}${suffix}`], join(folder, `${BACKUP_DATABASE}${suffix}`));
    }
  }
  mkdirSync(join(folder, BACKUP_IMAGES));
  for (const file of readdirSync(job.imagesFolder)) {
    if (!file.startsWith('.')) linkOrCopy([join(job.imagesFolder, file)], join(folder, BACKUP_IMAGES, file));
  }
  syncToDisk(folder);
  return folder;
}

/** A whole database takes its log in; one that is too damaged for that is kept with the log beside it. */
function writeLogBack(file: string): void {
  try {
    const { connection } = openDatabase(file);
    connection.pragma('wal_checkpoint(TRUNCATE)');
    connection.close();
  } catch {
    // Kept as it is.
  }
}

function bringImages(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const file of readdirSync(from)) {
    if (!existsSync(join(to, file))) linkOrCopy([join(from, file)], join(to, file));
  }
  syncToDisk(to);
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}
