import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isSea } from 'node:sea';
import { z } from 'zod';
import { BACKUP_DATABASE } from '#db/backup/backups.ts';
import { contentFingerprint } from '#db/backup/content-fingerprint.ts';
import { linkOrCopy, syncToDisk, writeDurably } from '#db/backup/durable-files.ts';
import { makeBackup } from '#db/backup/make-backup.ts';
import { restoreBackup } from '#db/backup/restore-backup.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { type Env, environmentOver } from '#env.ts';
import { acquireDataFolder } from './acquire-data-folder.ts';
import { CommandError, isDiskFull, reasonOf } from './command-error.ts';
import { openShopFolder } from './open-shop-folder.ts';
import { countPending, migrateCopy, onTrialCopy } from './trial-copy.ts';

const VERSION_TIMEOUT_MS = 120_000;

const lastUpdate = z.object({ program: z.string(), backup: z.string(), version: z.string() });

const updateFile = (folder: DataFolder) => join(dirname(folder.databaseFile), 'update.json');

/**
 * Replaces this program (`program`) with another version (`file`). The new one is tested on a copy of the data first,
 * and the data are backed up; a rejection changes nothing. The shop must be closed.
 */
export async function update(env: Env, file: string, program = ownProgram()): Promise<void> {
  const folder = openShopFolder(env);
  const source = resolve(file);
  if (!existsSync(source)) throw new CommandError('usage', `Nuk ekziston: ${source}`);
  if (!statSync(source).isFile()) throw noProgram();
  const release = acquireDataFolder(folder);
  try {
    const incoming = bringOrFail(source, program);
    try {
      const version = askVersion(incoming);
      assertFitsData(env, incoming, version);
      const backup = await makeBackup({ ...folder, kind: 'migration', madeAt: Date.now(), keepsAll: true });
      keepProgram(program);
      writeDurably(updateFile(folder), JSON.stringify({ program, backup, version }));
      switchProgram(program, incoming);
      console.log(`Furnizo ${version} është në vend; hapeni dyqanin. Kopja rezervë: ${backup}`);
      console.log('Derisa të mos shkruhet asgjë, kthimi bëhet me komandën "update --back".');
    } finally {
      rmSync(incoming, { force: true });
    }
  } finally {
    release();
  }
}

/** Restores program and data to the state before the last update, unless something was written since. */
export async function undoUpdate(env: Env, program = ownProgram()): Promise<void> {
  const folder = openShopFolder(env);
  const release = acquireDataFolder(folder);
  try {
    const { backup } = readLastUpdate(folder, program);
    const saved = join(backup, BACKUP_DATABASE);
    const isMigrated = countPending(saved) > countPending(folder.databaseFile);
    if (!(await isUntouched(folder, saved, isMigrated))) {
      throw new CommandError(
        'failed',
        'Pas përditësimit janë shkruar të dhëna të reja; po të kthehej, ato do të humbnin. Asgjë nuk u prek.\n' +
          `Nëse e doni megjithatë: "restore ${backup}", pastaj vendosni ${previousProgram(program)} në vend të programit.`,
      );
    }
    if (isMigrated) {
      restoreBackup({ ...folder, source: backup, now: Date.now() });
    }
    switchBack(program);
    rmSync(updateFile(folder));
    console.log('U kthye versioni i mëparshëm, me të dhënat siç ishin.');
  } finally {
    release();
  }
}

function isUntouched(folder: DataFolder, saved: string, isMigrated: boolean): Promise<boolean> {
  return onTrialCopy(folder, saved, (copy) => {
    if (isMigrated) migrateCopy(copy);
    return contentFingerprint(copy) === contentFingerprint(folder.databaseFile);
  });
}

function readLastUpdate(folder: DataFolder, program: string): z.output<typeof lastUpdate> {
  const file = updateFile(folder);
  if (existsSync(file) && existsSync(previousProgram(program))) {
    const known = lastUpdate.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (known.success && known.data.program === program && existsSync(known.data.backup)) return known.data;
  }
  throw new CommandError('usage', 'Nuk ka përditësim që mund të kthehet.');
}

function askVersion(program: string): string {
  const asked = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: VERSION_TIMEOUT_MS });
  const version = asked.status === 0 ? asked.stdout.trim() : '';
  if (/^\d+\.\d+\.\d+\S*$/.test(version)) return version;
  throw noProgram();
}

function noProgram(): CommandError {
  return new CommandError(
    'usage',
    'Ky skedar nuk është një program i Furnizos për këtë kompjuter. Asgjë nuk u prek.',
  );
}

function assertFitsData(env: Env, program: string, version: string): void {
  const { status } = spawnSync(program, ['check-data'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environmentOver(env),
  });
  if (status === 0) return;
  throw new CommandError(
    'database',
    `Furnizo ${version} nuk e kaloi provën mbi një kopje të të dhënave. Asgjë nuk u prek.`,
  );
}

function ownProgram(): string {
  if (isSea()) return process.execPath;
  throw new CommandError(
    'usage',
    `"update" vlen për programin në një skedar (${basename(process.execPath)} nuk është). Si përditësohet dosja: docs/operations.md.`,
  );
}

export function previousProgram(program: string): string {
  return `${program}.previous`;
}

function bringOrFail(file: string, program: string): string {
  try {
    return bringProgram(file, program);
  } catch (thrown) {
    if (isDiskFull(thrown)) throw thrown;
    throw new CommandError(
      'usage',
      `Programi i ri nuk u kopjua pranë këtij. Asgjë nuk u prek. ${reasonOf(thrown)}`,
    );
  }
}

export function bringProgram(file: string, program: string): string {
  const incoming = `${program}.incoming`;
  rmSync(incoming, { force: true });
  copyFileSync(file, incoming);
  chmodSync(incoming, 0o755);
  syncToDisk(incoming);
  return incoming;
}

export function keepProgram(program: string): void {
  const previous = previousProgram(program);
  rmSync(previous, { force: true });
  // Never a half program when killed: `update --back` would put it in place.
  linkOrCopy([program], previous);
}

export function switchProgram(program: string, incoming: string): void {
  replaceFile(incoming, program);
  syncToDisk(dirname(program));
}

export function switchBack(program: string): void {
  replaceFile(previousProgram(program), program);
  syncToDisk(dirname(program));
}

/** Windows allows a running program to be renamed, but not replaced. */
function replaceFile(from: string, to: string): void {
  if (process.platform !== 'win32') {
    renameSync(from, to);
    return;
  }
  const aside = `${to}.running`;
  rmSync(aside, { force: true });
  if (existsSync(to)) renameSync(to, aside);
  try {
    renameSync(from, to);
  } catch (thrown) {
    renameSync(aside, to);
    throw thrown;
  }
}
