import type { CategoryRow } from './firm-types.ts';

/** The categories for which the program has pictures and words of its own. */
const SEED_KEYS = ['pasticeri', 'paketime', 'ambalazhe'] as const;

export type SeedKey = (typeof SEED_KEYS)[number];

/** They stay with a category whose key is changed. */
export function findSeedKey(category: CategoryRow | undefined): SeedKey | undefined {
  if (!category) return undefined;
  const keys = [category.key, ...category.formerKeys];
  return SEED_KEYS.find((seed) => keys.includes(seed));
}
