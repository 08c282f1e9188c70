import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeDurably } from '#db/backup/durable-files.ts';
import type { DataFolder } from '#db/data-folder.ts';
import { type StandbyPlace, standbyAddress } from '#shared/standby-place.ts';

export function openStandbyFolder({ databaseFile }: Pick<DataFolder, 'databaseFile'>): string {
  const folder = join(dirname(databaseFile), 'standby');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Pictures and documents for places that are not folders. */
export function packIn(folder: string): string {
  return join(folder, 'files.sqlite');
}

/** Whether the shop copies to this place, or was fetched from it. */
export function isOwnPlace(folder: string, place: StandbyPlace): boolean {
  return readOwn(folder)[0] === standbyAddress(place);
}

export function ownPlace(folder: string, place: StandbyPlace): void {
  writeDurably(join(folder, 'place'), `${standbyAddress(place)}\n${readMark(place)}`);
}

/** From now on a folder without this mark means that its disk is not mounted. */
export function markPlace(folder: string, place: StandbyPlace): void {
  if (place.kind === 'folder' && readMark(place) === '') writeDurably(markIn(place.path), randomUUID());
  ownPlace(folder, place);
}

export function knowsMark(folder: string): boolean {
  return MARK.test(readOwn(folder)[1] ?? '');
}

/** Checks without blocking: an unreachable machine never answers. */
export async function isPlaceThere(folder: string, place: StandbyPlace): Promise<boolean> {
  if (place.kind !== 'folder') return true;
  const isOwn = (mark: string) => MARK.test(mark) && mark === readOwn(folder)[1];
  return readFile(markIn(place.path), 'utf8')
    .then(isOwn)
    .catch(() => false);
}

const MARK = /^[0-9a-f-]{36}$/;

const markIn = (path: string) => join(path, 'shop');

function readMark(place: StandbyPlace): string {
  if (place.kind !== 'folder' || !existsSync(markIn(place.path))) return '';
  const mark = readFileSync(markIn(place.path), 'utf8');
  return MARK.test(mark) ? mark : '';
}

/** Version 0.2.0 wrote a different second line. */
function readOwn(folder: string): string[] {
  const file = join(folder, 'place');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
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
