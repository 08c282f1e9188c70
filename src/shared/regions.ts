/** The delivery regions by id. */
export const REGIONS = [
  { id: 1, name: 'Lipjan' },
  { id: 2, name: 'Ferizaj' },
  { id: 3, name: 'Dragondan' },
  { id: 4, name: 'Pejë' },
] as const;

/** Id of a delivery region. */
export type RegionId = (typeof REGIONS)[number]['id'];

/** Ids of all regions, in the order shown. */
export const REGION_IDS: readonly RegionId[] = REGIONS.map((region) => region.id);

/** Region given to a new customer who names none. */
export const DEFAULT_REGION_ID: RegionId = 1;

/** Region mask of a product that is available everywhere: one bit per region, bit 0 for region 1. */
export const ALL_REGIONS_MASK = 0b1111;

/** The bit of a region in a product's region mask. */
export function regionBit(regionId: number): number {
  return 1 << (regionId - 1);
}

/** Region mask for a list of region ids; an empty list means everywhere. */
export function toRegionMask(regionIds: readonly number[]): number {
  if (regionIds.length === 0) return ALL_REGIONS_MASK;
  return regionIds.reduce((mask, id) => mask | regionBit(id), 0);
}

/** Region ids contained in a mask, ascending. */
export function toRegionIds(mask: number): RegionId[] {
  return REGION_IDS.filter((id) => (mask & regionBit(id)) !== 0);
}

/** Name of a region, or null when the id is unknown. */
export function findRegionName(regionId: number | null): string | null {
  return REGIONS.find((region) => region.id === regionId)?.name ?? null;
}
