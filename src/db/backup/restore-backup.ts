import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { type DatabaseHandle, openDatabase } from '#db/client.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { checkpoint, verifyDatabase } from '#db/database-care.ts';
import {
  findLostNumbers,
  findNumbersMissing,
  keepLostNumbers,
  type LostNumber,
  mergeNumbers,
  raiseCounter,
  readLastNumbers,
  readStoredNumbers,
  storeLastNumbers,
} from '#db/last-numbers.ts';
import { readMigrationState } from '#db/migrate.ts';
import { BACKUP_DATABASE, listBackups, nextBackupName, STORED_FOLDERS, storedFolders } from './backups.ts';
import { findSchemaDifferences } from './compare-schema.ts';
import { linkOrCopy, syncToDisk } from './durable-files.ts';
import { assertRegular, MANIFEST, verifyManifest, writeManifest } from './manifest.ts';
import { isRegularFile, listStoredFiles } from './stored-file-names.ts';
import { copyStoredFiles } from './write-backup.ts';

const OWNER_ONLY = 0o600;

export type RestoreJob = Omit<DataFolder, 'lockFile'> & {
  readonly source: string;
  /** ms since the epoch; names the folder of the replaced data. */
  readonly now: number;
  /** A folder just fetched from the standby place, which has no manifest. */
  readonly isFetched?: boolean;
  /** The standby's database, which may have numbers that neither the backup nor the replaced data have. */
  readonly standbyFile?: string | undefined;
};

export type Restored = {
  readonly source: string;
  readonly replacedFolder: string | null;
  /** Numbers that were assigned after the backup; they are not assigned again. */
  readonly lost: readonly LostNumber[];
  readonly missingFiles: readonly string[];
  /** False where the replaced data could not be read and nothing else gives the last numbers. */
  readonly knowsLastNumbers: boolean;
};

/**
 * Replaces the shop's data with a backup. Rejected before anything is touched: a backup that differs from its manifest,
 * contains links, is damaged, was written by a newer program, or whose schema, triggers too, is not the program's. The
 * replaced data are kept among the backups. The database is replaced last: an earlier failure has changed nothing. At
 * no instant is there no database. Every login in it is ended: one signed out since would be open again. Numbers
 * assigned since the backup are never assigned again. The shop must be closed (server lock).
 */
export function restoreBackup(job: RestoreJob): Restored {
  const { files, missing } = verifySource(job);
  const sourceFile = statSync(job.source).isDirectory() ? join(job.source, BACKUP_DATABASE) : job.source;
  const incoming = `${job.databaseFile}.incoming`;
  removeDatabase(incoming);
  let kept: ReturnType<typeof prepareIncoming>;
  let replacedFolder: string | null;
  try {
    for (const suffix of files.includes(`${BACKUP_DATABASE}-wal`) ? ['', '-wal'] : ['']) {
      copyFileSync(sourceFile + suffix, incoming + suffix);
      // The copy has the mode of its source, which may be world-readable on a USB stick.
      chmodSync(incoming + suffix, OWNER_ONLY);
      syncToDisk(incoming + suffix);
    }
    verifyDatabase(incoming);
    kept = prepareIncoming(incoming, job);
    replacedFolder = putAside(job);
    fetchStoredFiles(job, files);
  } catch (thrown) {
    removeDatabase(incoming);
    throw thrown;
  }
  for (const suffix of ['-wal', '-shm']) rmSync(`${job.databaseFile}${suffix}`, { force: true });
  renameSync(incoming, job.databaseFile);
  syncToDisk(dirname(job.databaseFile));
  storeLastNumbers(job.databaseFile, kept.numbers);
  const { lost, knowsLastNumbers } = kept;
  return { source: job.source, replacedFolder, lost, missingFiles: missing, knowsLastNumbers };
}

function verifySource({ source, isFetched }: RestoreJob): { files: string[]; missing: string[] } {
  if (!lstatSync(source).isDirectory()) {
    const suffixes = ['', '-wal'].filter((suffix) => existsSync(source + suffix));
    for (const suffix of suffixes) assertRegular(source + suffix, basename(source + suffix));
    return { files: suffixes.map((suffix) => BACKUP_DATABASE + suffix), missing: [] };
  }
  if (isFetched) {
    const present = STORED_FOLDERS.filter((name) => existsSync(join(source, name)));
    const files = present.flatMap((name) =>
      listStoredFiles(join(source, name)).map((file) => `${name}/${file}`),
    );
    return { files, missing: [] };
  }
  if (!isRegularFile(join(source, MANIFEST))) {
    throw new Error(
      `Kopjes i mungon lista ${MANIFEST}, ndaj fotot dhe dokumentet e saj nuk vërtetohen. Vetëm baza e të dhënave kthehet me "restore ${join(source, BACKUP_DATABASE)}".`,
    );
  }
  for (const name of STORED_FOLDERS) {
    if (lstatSync(join(source, name), { throwIfNoEntry: false })?.isDirectory() === false)
      throw new Error(`${name} në kopje nuk është dosje (ndoshta lidhje). Hiqeni dhe provoni përsëri.`);
  }
  const { files, missing } = verifyManifest(source);
  if (!files.includes(BACKUP_DATABASE)) throw new Error('Kopjes i mungon baza e të dhënave.');
  return { files, missing };
}

/** Rejects a database that the program cannot run; otherwise ends its logins and raises its numbers. */
function prepareIncoming(file: string, job: RestoreJob) {
  const handle = openDatabase(file);
  try {
    assertRunnable(handle);
    const { connection } = handle;
    connection.transaction(() => {
      connection.exec('DELETE FROM sessions; DELETE FROM refresh_tokens; DELETE FROM recovery_codes;');
      connection.prepare('UPDATE logins SET ended_at = ? WHERE ended_at IS NULL').run(job.now);
    })();
    const kept = keepNumbersOf(connection, job);
    connection.pragma('wal_checkpoint(TRUNCATE)');
    return kept;
  } finally {
    handle.connection.close();
    for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  }
}

function assertRunnable(handle: DatabaseHandle): void {
  const state = readMigrationState(handle);
  if (state.isEmpty) throw new Error('Skedari nuk është bazë e të dhënave e këtij dyqani.');
  if (state.isUnreleased) throw new Error('Kopja është e një versioni para 0.2.0, të parit.');
  if (state.isNewer) throw new Error('Kopja është e një versioni më të ri; përditësoni programin.');
  const differences = findSchemaDifferences(handle.connection);
  if (differences.length === 0) return;
  const named = differences.slice(0, 10).join(', ');
  const others = differences.length > 10 ? ` dhe ${differences.length - 10} të tjera` : '';
  throw new Error(
    `Ndërtimi i bazës në kopje nuk është ai i programit; dikush e ka ndryshuar: ${named}${others}.`,
  );
}

/** Numbers assigned since the backup, according to the replaced data, the standby and the file of last numbers. */
function keepNumbersOf(connection: Database.Database, { databaseFile, standbyFile, now }: RestoreJob) {
  const own = readLastNumbers(connection);
  const stored = readStoredNumbers(databaseFile);
  const held = [databaseFile, standbyFile].flatMap((file) =>
    file !== undefined && existsSync(file) ? readHeld(connection, file) : [],
  );
  const known = [...(stored ? [stored] : []), ...held.map(({ numbers }) => numbers)].reduce(
    mergeNumbers,
    own,
  );
  const named = new Map(held.flatMap(({ lost }) => lost.map((one) => [one.number, one] as const)));
  const others = findLostNumbers(connection, known).filter(({ number }) => !named.has(number));
  const lost = [...named.values(), ...others];
  keepLostNumbers(connection, lost, known, now);
  for (const { name, seq } of held.flatMap(({ counters }) => counters)) raiseCounter(connection, name, seq);
  const knowsLastNumbers = !existsSync(databaseFile) || held.length > 0 || stored !== null;
  return { lost, numbers: readLastNumbers(connection), knowsLastNumbers };
}

/** Empty where the file can't be read. */
function readHeld(connection: Database.Database, file: string) {
  try {
    const { connection: held } = openDatabase(file);
    try {
      const counters = held
        .prepare<[], { name: string; seq: number }>('SELECT name, seq FROM sqlite_sequence')
        .all();
      return [{ numbers: readLastNumbers(held), lost: findNumbersMissing(connection, held), counters }];
    } finally {
      held.close();
    }
  } catch (thrown) {
    if (!(thrown instanceof Database.SqliteError)) throw thrown;
    return [];
  }
}

function putAside(job: RestoreJob): string | null {
  if (!existsSync(job.databaseFile)) return null;
  try {
    checkpoint(job.databaseFile);
  } catch {
    // Left unchanged.
  }
  const folder = join(job.backupsFolder, nextBackupName(job.backupsFolder, job.now, 'replaced'));
  const previous = listBackups(job.backupsFolder).at(-1)?.folder;
  mkdirSync(folder, { recursive: true });
  const database = ['', '-wal', '-shm'].filter((suffix) => existsSync(`${job.databaseFile}${suffix}`));
  for (const suffix of database)
    linkOrCopy([`${job.databaseFile}${suffix}`], join(folder, `${BACKUP_DATABASE}${suffix}`));
  const names = copyStoredFiles(job, folder, previous);
  writeManifest(folder, [...database.map((suffix) => BACKUP_DATABASE + suffix), ...names], previous);
  syncToDisk(folder);
  return folder;
}

function fetchStoredFiles(job: RestoreJob, files: readonly string[]): void {
  for (const { place: to, name } of storedFolders(job)) {
    for (const file of files.filter((one) => one.startsWith(`${name}/`)).map((one) => basename(one))) {
      if (existsSync(join(to, file))) continue;
      linkOrCopy([join(job.source, name, file)], join(to, file));
      chmodSync(join(to, file), OWNER_ONLY);
    }
    syncToDisk(to);
  }
}

function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}
