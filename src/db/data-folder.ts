import { chmodSync, existsSync, mkdirSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type DataFolder = {
  readonly databaseFile: string;
  readonly imagesFolder: string;
  readonly documentsFolder: string;
  readonly backupsFolder: string;
  readonly lockFile: string;
};

/** Folders of files that are named by their content and never change. */
export type StoredFolders = Pick<DataFolder, 'imagesFolder' | 'documentsFolder'>;

export function openDataFolder(dataDir: string, backupDir: string = join(dataDir, 'backups')): DataFolder {
  const folder: DataFolder = {
    databaseFile: join(dataDir, 'furnizo.sqlite'),
    imagesFolder: join(dataDir, 'images'),
    documentsFolder: join(dataDir, 'documents'),
    backupsFolder: backupDir,
    lockFile: join(dataDir, 'server.lock'),
  };
  for (const place of [folder.imagesFolder, folder.documentsFolder, folder.backupsFolder])
    mkdirSync(place, { recursive: true });
  return folder;
}

export function readFreeBytes({ databaseFile }: Pick<DataFolder, 'databaseFile'>): number {
  const { bavail, bsize } = statfsSync(dirname(databaseFile));
  return bavail * bsize;
}

/**
 * Removes other users' access to what an older version left readable: the database, the pictures, the documents and the
 * backups. A backup folder outside `DATA_DIR` may contain other things and is not changed. Failures of the disk or
 * missing ownership are ignored.
 */
export function tightenDataFolder(folder: DataFolder): void {
  const { databaseFile, imagesFolder, documentsFolder, backupsFolder } = folder;
  const files = ['', '-wal', '-shm'].map((suffix) => `${databaseFile}${suffix}`);
  const backups = readdirSync(backupsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(backupsFolder, entry.name));
  const isOurs = dirname(backupsFolder) === dirname(databaseFile);
  const folders = [imagesFolder, documentsFolder, ...backups, ...(isOurs ? [backupsFolder] : [])];
  for (const place of [...files, ...folders]) tighten(place);
}

function tighten(place: string): void {
  if (process.platform === 'win32' || !existsSync(place)) return;
  const { mode } = statSync(place);
  if ((mode & 0o077) === 0) return;
  try {
    chmodSync(place, mode & 0o700);
  } catch {
    // Left unchanged.
  }
}
