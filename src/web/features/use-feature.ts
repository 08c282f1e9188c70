import { useQuery } from '@tanstack/react-query';
import type { FeatureKey } from '#shared/feature-list.ts';
import { api } from '#web/api.ts';

const NONE: readonly FeatureKey[] = [];

/** What the shop has switched on; nothing until that is known. */
export function useFeatures(): readonly FeatureKey[] {
  return useQuery(api.public.firm.features.queryOptions(undefined, { staleTime: 60_000 })).data ?? NONE;
}

export function useFeature(feature: FeatureKey): boolean {
  return useFeatures().includes(feature);
}
