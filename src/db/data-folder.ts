import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where a shop keeps what it remembers. */
export type DataFolder = {
  readonly databaseFile: string;
  readonly imagesFolder: string;
  readonly backupsFolder: string;
  readonly lockFile: string;
};

/** The places inside a data folder, made where they are missing; nothing is opened. */
export function openDataFolder(dataDir: string, backupDir: string = join(dataDir, 'backups')): DataFolder {
  const folder: DataFolder = {
    databaseFile: join(dataDir, 'furnizo.sqlite'),
    imagesFolder: join(dataDir, 'images'),
    backupsFolder: backupDir,
    lockFile: join(dataDir, 'server.lock'),
  };
  mkdirSync(folder.imagesFolder, { recursive: true });
  mkdirSync(folder.backupsFolder, { recursive: true });
  return folder;
}
