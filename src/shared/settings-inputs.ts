import { z } from 'zod';
import {
  contactSettingsInput,
  moneySettingsInput,
  pricesSettingsInput,
  sellerSettingsInput,
  shopSettingsInput,
} from './settings.ts';

/** One group of settings, whole: a field left out goes back to its default. */
export const updateSettingsInput = z.discriminatedUnion('group', [
  z.object({ group: z.literal('seller'), values: sellerSettingsInput }),
  z.object({ group: z.literal('contact'), values: contactSettingsInput }),
  z.object({ group: z.literal('shop'), values: shopSettingsInput }),
  z.object({ group: z.literal('money'), values: moneySettingsInput }),
  z.object({ group: z.literal('prices'), values: pricesSettingsInput }),
]);

/** A group of settings with its new values. */
export type SettingsUpdate = z.output<typeof updateSettingsInput>;

/** Fields of a group, each by itself: what is left out is not there, and has no default. */
function someOf(fields: Readonly<Record<string, z.ZodDefault>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.optional(field.unwrap())] as const),
  );
}

/** Any of the settings under their names: those of the shop, of money and prices by themselves, the others in their groups. */
export const mergeSettingsInput = z.strictObject({
  ...someOf(shopSettingsInput.shape),
  ...someOf(moneySettingsInput.shape),
  ...someOf(pricesSettingsInput.shape),
  seller: z.strictObject(someOf(sellerSettingsInput.shape)).optional(),
  contact: z.strictObject(someOf(contactSettingsInput.shape)).optional(),
});

/** Some of the settings, each of them validated; what is left out stays. */
export type SettingsMerge = z.output<typeof mergeSettingsInput>;
