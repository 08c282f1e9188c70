import { useQuery } from '@tanstack/react-query';
import { type FeatureKey, featureOfFile } from '#shared/feature-list.ts';
import { api } from '#web/api.ts';

const NONE: readonly FeatureKey[] = [];

function useKnownFeatures(): readonly FeatureKey[] | undefined {
  return useQuery(api.public.firm.features.queryOptions(undefined, { staleTime: 60_000 })).data;
}

export function useFeatures(): readonly FeatureKey[] {
  return useKnownFeatures() ?? NONE;
}

export function useFeatureState(feature: FeatureKey): 'on' | 'off' | 'unknown' {
  const features = useKnownFeatures();
  if (features === undefined) return 'unknown';
  return features.includes(feature) ? 'on' : 'off';
}

export function useFeature(feature: FeatureKey): boolean {
  return useFeatures().includes(feature);
}

/** Kinds of imports or exports, without those of features that are off. */
export function useOfferedKinds<Kind extends string>(kinds: readonly Kind[]): readonly Kind[] {
  const features = useFeatures();
  return kinds.filter((kind) => {
    const feature = featureOfFile(kind);
    return feature === undefined || features.includes(feature);
  });
}
