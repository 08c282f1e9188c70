import { z } from 'zod';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { brandWordsInput } from '#shared/brand/brand-input.ts';
import { mergeSettingsInput } from '#shared/inputs/settings-inputs.ts';
import { contactSettingsInput, FLAT_SETTINGS, type Settings, sellerSettingsInput } from '#shared/settings.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Settings', roles: ['admin'] });

const BODY_LIMIT = 4 * 1024 * 1024;

const picture = z.string().nullable();

const output = z.object({
  settings: z.object({
    ...FLAT_SETTINGS,
    seller: sellerSettingsInput,
    contact: contactSettingsInput,
    brand: brandWordsInput.extend({ logo: picture, logoDark: picture, icon: picture }),
  }),
});

export const settingsRows: readonly RestRow[] = [
  row('GET /admin/settings', {
    summary: 'All settings',
    output,
    call: async ({ admin }) => toAnswer(admin, await admin.settings.get()),
  }),
  row('PUT /admin/settings', {
    summary: 'Change some settings; those left out stay',
    bodyLimit: BODY_LIMIT,
    input: mergeSettingsInput,
    output,
    errors: ['Image too large', 'Unsupported image type'],
    call: async ({ admin }, some) => toAnswer(admin, await admin.settings.merge(some)),
  }),
  row('GET /shop', {
    summary: 'Name, look and contact of the shop',
    tag: 'Shop',
    roles: ['guest'],
    output: z.object({
      name: z.string(),
      tagline: z.string(),
      logo: picture,
      accent: z.string(),
      contact: contactSettingsInput,
      promise: z.string(),
    }),
    call: async ({ public: anyone }) => {
      const { screen, accent } = await anyone.shop.brand();
      const { contact } = await anyone.shop.info();
      return { ...screen, accent, contact };
    },
  }),
];

async function toAnswer(
  admin: Caller['admin'],
  { shop, money, prices, features, purchasing, seller, contact }: Settings,
): Promise<z.input<typeof output>> {
  const brand = await admin.settings.brand();
  return { settings: { ...shop, ...money, ...prices, ...features, ...purchasing, seller, contact, brand } };
}
