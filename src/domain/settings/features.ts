import type { Ctx } from '#kernel/ctx.ts';
import { FEATURE_KEYS, type FeatureKey } from '#shared/feature-list.ts';
import { getSettings } from './get-settings.ts';

export function isFeatureOn(ctx: Ctx, feature: FeatureKey): boolean {
  return getSettings(ctx).features[feature];
}

export function featuresOn(ctx: Ctx): FeatureKey[] {
  return FEATURE_KEYS.filter((key) => isFeatureOn(ctx, key));
}
