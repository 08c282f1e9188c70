import { z } from 'zod';
import { brandMergeInput } from '#shared/brand/brand-input.ts';
import {
  contactSettingsInput,
  FLAT_SETTINGS,
  featureSettingsInput,
  moneySettingsInput,
  pricesSettingsInput,
  purchasingSettingsInput,
  sellerSettingsInput,
  shopSettingsInput,
} from '#shared/settings.ts';

export const updateSettingsInput = z.discriminatedUnion('group', [
  z.object({ group: z.literal('seller'), values: sellerSettingsInput }),
  z.object({ group: z.literal('contact'), values: contactSettingsInput }),
  z.object({ group: z.literal('shop'), values: shopSettingsInput }),
  z.object({ group: z.literal('money'), values: moneySettingsInput }),
  z.object({ group: z.literal('prices'), values: pricesSettingsInput }),
  z.object({ group: z.literal('features'), values: featureSettingsInput }),
  z.object({ group: z.literal('purchasing'), values: purchasingSettingsInput }),
]);

export type SettingsUpdate = z.output<typeof updateSettingsInput>;

function someOf(fields: Readonly<Record<string, z.ZodDefault>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.optional(field.unwrap())] as const),
  );
}

export const mergeSettingsInput = z.strictObject({
  ...someOf(FLAT_SETTINGS),
  seller: z.strictObject(someOf(sellerSettingsInput.shape)).optional(),
  contact: z.strictObject(someOf(contactSettingsInput.shape)).optional(),
  brand: brandMergeInput.optional(),
});

export type SettingsMerge = z.output<typeof mergeSettingsInput>;
