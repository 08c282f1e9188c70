import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataFolder } from '#db/data-folder.ts';
import { type StandbyPlace, standbyAddress } from '#shared/standby-place.ts';

export function openStandbyFolder({ databaseFile }: Pick<DataFolder, 'databaseFile'>): string {
  const folder = join(dirname(databaseFile), 'standby');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Pictures and papers for where no folder can be reached. */
export function packIn(folder: string): string {
  return join(folder, 'files.sqlite');
}

/** Whether the shop copies to this place, or was fetched from it. Version 0.2.0 wrote a second line. */
export function isOwnPlace(folder: string, place: StandbyPlace): boolean {
  const file = join(folder, 'place');
  return existsSync(file) && readFileSync(file, 'utf8').split('\n')[0] === standbyAddress(place);
}

/** From now on a folder without its database is one whose disk is not mounted. */
export function ownPlace(folder: string, place: StandbyPlace): void {
  if (place.kind === 'folder') mkdirSync(join(place.path, 'database'), { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, 'place'), standbyAddress(place), { mode: 0o600 });
}

export function readNewest(place: StandbyPlace): string | undefined {
  if (place.kind !== 'folder') return undefined;
  const file = join(place.path, 'newest');
  const generation = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return existsSync(join(place.path, 'database', 'generations', generation, 'snapshots'))
    ? generation
    : undefined;
}

export function writeNewest(place: StandbyPlace, generation: string): void {
  if (place.kind === 'folder') writeFileSync(join(place.path, 'newest'), generation, { mode: 0o600 });
}
