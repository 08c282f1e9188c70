import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUP_DATABASE, STORED_FOLDERS } from '#db/backup/backups.ts';
import type { StandbySettings } from '#shared/standby-place.ts';
import { findLitestream } from './find-litestream.ts';
import { fetchCopy, type Streamed, writeLitestreamConfig } from './litestream.ts';
import { assertHostKnown } from './ssh-host.ts';
import { readNewest } from './standby-folder.ts';
import { unpackStoredFiles } from './stored-files.ts';

export class NoLitestream extends Error {
  constructor() {
    super(`No Litestream for ${process.platform}-${process.arch}`);
    this.name = 'NoLitestream';
  }
}

export async function fetchStandby(settings: StandbySettings, target: string): Promise<void> {
  const { job, pack } = await fetchDatabase(settings, target);
  const { place } = settings;
  if (place.kind === 'folder') {
    linkStoredFolders(place.path, target);
  } else {
    const packed = join(target, 'files.sqlite');
    await fetchCopy(job, pack.file, packed);
    unpackStoredFiles(packed, target);
  }
}

/** Without pictures and documents. Returns the file. */
export async function fetchStandbyDatabase(settings: StandbySettings, target: string): Promise<string> {
  await fetchDatabase(settings, target);
  return join(target, BACKUP_DATABASE);
}

async function fetchDatabase(settings: StandbySettings, target: string) {
  const { litestream } = findLitestream(settings.environment['PATH']);
  if (litestream === null) throw new NoLitestream();
  const { program } = litestream;
  await assertHostKnown(settings, target);
  const configFile = join(target, 'litestream.json');
  const streamed = (name: string): Streamed => ({
    file: join(target, name),
    name,
    metaFolder: join(target, 'meta'),
  });
  const [database, pack] = [streamed('database'), streamed('files')];
  writeLitestreamConfig(configFile, settings, [database, pack]);
  const job = { program, configFile, environment: settings.environment };
  await fetchCopy(job, database.file, join(target, BACKUP_DATABASE), readNewest(settings.place));
  return { job, pack };
}

function linkStoredFolders(place: string, target: string): void {
  for (const name of STORED_FOLDERS) {
    const folder = join(place, name);
    if (existsSync(folder)) symlinkSync(folder, join(target, name));
    else mkdirSync(join(target, name));
  }
}
