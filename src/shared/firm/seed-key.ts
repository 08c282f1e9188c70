import type { CategoryRow } from './firm-types.ts';

/** The categories that have pictures and words in the program. */
const SEED_KEYS = ['pasticeri', 'paketime', 'ambalazhe'] as const;

export type SeedKey = (typeof SEED_KEYS)[number];

/** The pictures stay with a category whose key is changed. */
export function findSeedKey(category: CategoryRow | undefined): SeedKey | undefined {
  if (!category) return undefined;
  const keys = [category.key, ...category.formerKeys];
  return SEED_KEYS.find((seed) => keys.includes(seed));
}
