export const REGIONS = [
  { id: 1, name: 'Lipjan' },
  { id: 2, name: 'Ferizaj' },
  { id: 3, name: 'Dragondan' },
  { id: 4, name: 'Pejë' },
] as const;

export type RegionId = (typeof REGIONS)[number]['id'];

export const REGION_IDS: readonly RegionId[] = REGIONS.map((region) => region.id);

export const DEFAULT_REGION_ID: RegionId = 1;

export const ALL_REGIONS_MASK = 0b1111;

export function regionBit(regionId: number): number {
  return 1 << (regionId - 1);
}

export function toRegionMask(regionIds: readonly number[]): number {
  if (regionIds.length === 0) return ALL_REGIONS_MASK;
  return regionIds.reduce((mask, id) => mask | regionBit(id), 0);
}

export function toRegionIds(mask: number): RegionId[] {
  return REGION_IDS.filter((id) => (mask & regionBit(id)) !== 0);
}

export function findRegionName(regionId: number | null): string | null {
  return REGIONS.find((region) => region.id === regionId)?.name ?? null;
}
