import { firmTables } from './firm/firm-tables.ts';
import type { Region } from './firm/firm-types.ts';
import { foldText } from './text/fold.ts';

export const MAX_ACTIVE_REGIONS = 64;

export function activeRegions(): readonly Region[] {
  return firmTables().regions.filter((region) => region.isActive);
}

export function defaultRegionId(): number {
  return isActiveRegion(1) ? 1 : (activeRegions()[0]?.id ?? 1);
}

export function isKnownRegion(regionId: number): boolean {
  return findRegion(regionId) !== undefined;
}

export function isActiveRegion(regionId: number): boolean {
  return firmTables().regions.some((region) => region.id === regionId && region.isActive);
}

/** Also of a deactivated region. */
export function findRegionName(regionId: number | null): string | null {
  return findRegion(regionId)?.name ?? null;
}

/** Empty when the address already contains the region's name. */
export function regionBeside(address: string, regionName: string | null): string {
  return regionName === null || address.includes(regionName) ? '' : regionName;
}

export function isKnownRegionName(name: string): boolean {
  const wanted = foldText(name);
  return firmTables().regions.some((region) => foldText(region.name) === wanted);
}

const SEPARATOR = /([,;|])/;

/** `Lipjan, Pejë` has two names; `Gjakovë, Rahovec` has one where a region is called so. */
export function splitRegionNames(list: string): string[] {
  const pieces = list.split(SEPARATOR);
  const longest = Math.max(1, ...firmTables().regions.map(({ name }) => name.split(SEPARATOR).length));
  const names: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const upTo = (end: number) => pieces.slice(at, end).join('').trim();
    let end = Math.min(pieces.length, at + longest);
    while (end > at + 1 && !isKnownRegionName(upTo(end))) end -= 2;
    names.push(upTo(end));
    at = end + 1;
  }
  return names.filter((name) => name !== '');
}

export function findPaperRegionName(regionId: number | null): string | null {
  const region = findRegion(regionId);
  return region ? region.paperName || region.name : null;
}

function findRegion(regionId: number | null): Region | undefined {
  return firmTables().regions.find((region) => region.id === regionId);
}

/** Where a product is available, as stored in its row: null is everywhere, also in regions added later. */
export type RegionLimit = readonly number[] | null;

/** No region or all active ones mean no limit. */
export function toRegionLimit(regionIds: readonly number[]): RegionLimit {
  const named = new Set(regionIds);
  const isEverywhere = named.size === 0 || activeRegions().every(({ id }) => named.has(id));
  return isEverywhere ? null : [...named].sort((a, b) => a - b);
}

export function toRegionIds(limit: RegionLimit): readonly number[] {
  return (
    limit ??
    activeRegions()
      .map(({ id }) => id)
      .sort((a, b) => a - b)
  );
}

export function isAvailableIn(limit: RegionLimit, regionId: number): boolean {
  return limit === null || limit.includes(regionId);
}
