import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUP_DATABASE, STORED_FOLDERS } from '#db/backup/backups.ts';
import type { StandbySettings } from '#shared/standby-place.ts';
import { fetchCopy, findLitestream, prepareLitestream } from './litestream.ts';
import { readNewest } from './standby-folder.ts';
import { unpackFiles } from './stored-files.ts';

export async function fetchStandby(settings: StandbySettings, target: string): Promise<void> {
  const { litestream, pack } = await fetchStandbyDatabase(settings, target);
  const { place } = settings;
  if (place.kind === 'folder') {
    for (const name of STORED_FOLDERS) symlinkSync(join(place.path, name), join(target, name));
  } else {
    const packed = join(target, 'files.sqlite');
    await fetchCopy(litestream, pack, packed);
    unpackFiles(packed, target);
  }
}

/** Without pictures and documents. */
export async function fetchStandbyDatabase(settings: StandbySettings, target: string) {
  const found = findLitestream(settings.environment['PATH']).litestream;
  if (found === null) throw new Error(`No Litestream for ${process.platform}-${process.arch}`);
  const [database, pack] = [join(target, 'database'), join(target, 'files')];
  // Litestream lists the copies of a file only where the file exists.
  for (const copied of [database, pack]) writeFileSync(copied, '');
  const litestream = await prepareLitestream(found.program, settings, target, { database, files: pack });
  const file = join(target, BACKUP_DATABASE);
  await fetchCopy(litestream, database, file, readNewest(settings.place));
  return { litestream, pack, file };
}
