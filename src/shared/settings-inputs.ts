import { z } from 'zod';
import { contactSettingsInput, sellerSettingsInput, shopSettingsInput } from './settings.ts';

/** One group of settings, whole: a field left out goes back to its default. */
export const updateSettingsInput = z.discriminatedUnion('group', [
  z.object({ group: z.literal('seller'), values: sellerSettingsInput }),
  z.object({ group: z.literal('contact'), values: contactSettingsInput }),
  z.object({ group: z.literal('shop'), values: shopSettingsInput }),
]);

/** A group of settings with its new values. */
export type SettingsUpdate = z.output<typeof updateSettingsInput>;
