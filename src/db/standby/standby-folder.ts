import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataFolder } from '#db/data-folder.ts';
import { type StandbyPlace, standbyAddress } from '#shared/standby-place.ts';

export type StandbyFolder = {
  readonly path: string;
  readonly configFile: string;
  readonly packFile: string;
};

export function openStandbyFolder({ databaseFile }: Pick<DataFolder, 'databaseFile'>): StandbyFolder {
  const path = standbyPathOf(databaseFile);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  return { path, configFile: join(path, 'litestream.json'), packFile: join(path, 'files.sqlite') };
}

export function standbyPathOf(databaseFile: string): string {
  return join(dirname(databaseFile), 'standby');
}

export function clearRuns({ path }: StandbyFolder): void {
  for (const name of readdirSync(path)) {
    if (name.startsWith('run-')) rmSync(join(path, name), { recursive: true, force: true });
  }
}

export function readKnowledge(folder: StandbyFolder, place: StandbyPlace): 'none' | 'new' | 'known' {
  const file = knowledgeFile(folder);
  const [address, state] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (address !== standbyAddress(place)) return 'none';
  return state === 'new' ? 'new' : 'known';
}

export function writeKnowledge(folder: StandbyFolder, place: StandbyPlace, state: 'new' | 'known'): void {
  writeFileSync(knowledgeFile(folder), `${standbyAddress(place)}\n${state}`, { mode: 0o600 });
}

function knowledgeFile({ path }: StandbyFolder): string {
  return join(path, 'place');
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
