import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { FEATURE_KEYS, type FeatureKey, featureOfFile } from '#shared/feature-list.ts';
import { getSettings } from './get-settings.ts';

export function isFeatureOn(ctx: Ctx, feature: FeatureKey): boolean {
  return getSettings(ctx).features[feature];
}

export function featuresOn(ctx: Ctx): FeatureKey[] {
  return FEATURE_KEYS.filter((key) => isFeatureOn(ctx, key));
}

/** For a kind of import or export. Rejects with `feature-off`. */
export function assertFileOn(ctx: Ctx, kind: string): void {
  const feature = featureOfFile(kind);
  if (feature !== undefined && !isFeatureOn(ctx, feature)) throw new DomainError('feature-off');
}
