import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase } from '#db/client.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { readMigrationState } from '#db/migrate.ts';
import { BACKUP_DATABASE, nextBackupName, storedFolders } from './backups.ts';
import { linkOrCopy, syncToDisk } from './durable-files.ts';
import { verifyDatabase } from './verify-database.ts';

const OWNER_ONLY = 0o600;

export type RestoreJob = Omit<DataFolder, 'lockFile'> & {
  readonly source: string;
  readonly migrationsFolder: string;
  /** ms since the epoch; names the folder of what is replaced. */
  readonly now: number;
};

/** What was put back, and where that which it replaced now lies (null when there was nothing). */
export type Restored = { readonly source: string; readonly replacedFolder: string | null };

/**
 * Puts a backup in the shop's place. It is verified first, and rejected when it was written by a newer program; what
 * it replaces is kept among the backups. At no instant is there no database. Every login in it is ended: one that was
 * signed out since would be open again. The shop must be closed (server lock).
 */
export function restoreBackup(job: RestoreJob): Restored {
  const isFolder = statSync(job.source).isDirectory();
  const sourceFile = isFolder ? join(job.source, BACKUP_DATABASE) : job.source;
  const incoming = `${job.databaseFile}.incoming`;
  rmSync(incoming, { force: true });
  copyFileSync(sourceFile, incoming);
  // The copy has the mode of its source, which may lie on a stick that anybody can read.
  chmodSync(incoming, OWNER_ONLY);
  syncToDisk(incoming);
  try {
    verifyDatabase(incoming);
    prepareIncoming(incoming, job);
  } catch (thrown) {
    removeDatabase(incoming);
    throw thrown;
  }
  const replacedFolder = putAside(job);
  for (const suffix of ['-wal', '-shm']) rmSync(`${job.databaseFile}${suffix}`, { force: true });
  renameSync(incoming, job.databaseFile);
  syncToDisk(dirname(job.databaseFile));
  if (isFolder) fetchStoredFiles(job);
  return { source: job.source, replacedFolder };
}

/** Rejects a database that the program cannot run, and ends the logins of one that it can. */
function prepareIncoming(file: string, { migrationsFolder, now }: RestoreJob): void {
  const handle = openDatabase(file);
  try {
    const state = readMigrationState(handle, migrationsFolder);
    if (state.isEmpty) throw new Error(`${file} is not a database of this shop.`);
    if (state.isUnreleased) throw new Error('The backup was written before version 0.2.0, the first one.');
    if (state.isNewer) throw new Error('The backup was written by a newer version of Furnizo.');
    handle.connection.transaction(() => {
      handle.connection.exec('DELETE FROM sessions; DELETE FROM refresh_tokens; DELETE FROM recovery_codes;');
      handle.connection.prepare('UPDATE logins SET ended_at = ? WHERE ended_at IS NULL').run(now);
    })();
    handle.connection.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    handle.connection.close();
  }
  for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}

function putAside(job: RestoreJob): string | null {
  if (!existsSync(job.databaseFile)) return null;
  writeLogBack(job.databaseFile);
  const folder = join(job.backupsFolder, nextBackupName(job.backupsFolder, job.now, 'replaced'));
  mkdirSync(folder, { recursive: true });
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(`${job.databaseFile}${suffix}`)) {
      linkOrCopy([`${job.databaseFile}${suffix}`], join(folder, `${BACKUP_DATABASE}${suffix}`));
    }
  }
  for (const { place, name } of storedFolders(job)) {
    mkdirSync(join(folder, name));
    for (const file of readdirSync(place)) {
      if (!file.startsWith('.')) linkOrCopy([join(place, file)], join(folder, name, file));
    }
  }
  syncToDisk(folder);
  return folder;
}

function writeLogBack(file: string): void {
  try {
    const { connection } = openDatabase(file);
    connection.pragma('wal_checkpoint(TRUNCATE)');
    connection.close();
  } catch {
    // Kept as it is.
  }
}

function fetchStoredFiles(job: RestoreJob): void {
  for (const { place: to, name } of storedFolders(job)) {
    const from = join(job.source, name);
    if (!existsSync(from)) continue;
    for (const file of readdirSync(from)) {
      if (existsSync(join(to, file))) continue;
      linkOrCopy([join(from, file)], join(to, file));
      chmodSync(join(to, file), OWNER_ONLY);
    }
    syncToDisk(to);
  }
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}
