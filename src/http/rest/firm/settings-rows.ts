import { z } from 'zod';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { brandWordsInput } from '#shared/brand/brand-input.ts';
import { mergeSettingsInput } from '#shared/inputs/settings-inputs.ts';
import {
  contactSettingsInput,
  moneySettingsInput,
  pricesSettingsInput,
  type Settings,
  sellerSettingsInput,
  shopSettingsInput,
} from '#shared/settings.ts';
import type { Caller } from '#trpc/app-router.ts';

const tag = 'Settings';
const url = '/admin/settings';
const roles = ['admin'] as const;

const BODY_LIMIT = 4 * 1024 * 1024;

const picture = z.string().nullable();

const output = z.object({
  settings: shopSettingsInput.extend({
    ...moneySettingsInput.shape,
    ...pricesSettingsInput.shape,
    seller: sellerSettingsInput,
    contact: contactSettingsInput,
    brand: brandWordsInput.extend({ logo: picture, logoDark: picture, icon: picture }),
  }),
});

export const settingsRows: readonly RestRow[] = [
  defineRow({
    method: 'GET',
    url,
    roles,
    input: z.object({}),
    output,
    doc: { tag, summary: 'All settings' },
    call: async ({ caller }) => toAnswer(caller, await caller.admin.settings.get()),
  }),
  defineRow({
    method: 'PUT',
    url,
    roles,
    bodyLimit: BODY_LIMIT,
    input: mergeSettingsInput,
    output,
    doc: {
      tag,
      summary: 'Change some settings; those left out stay',
      errors: { 413: ['Image too large'], 415: ['Unsupported image type'] },
    },
    call: async ({ caller }, some) => toAnswer(caller, await caller.admin.settings.merge(some)),
  }),
  defineRow({
    method: 'GET',
    url: '/shop',
    roles: ['guest'],
    input: z.object({}),
    output: z.object({
      name: z.string(),
      tagline: z.string(),
      logo: picture,
      accent: z.string(),
      contact: contactSettingsInput,
      promise: z.string(),
    }),
    doc: { tag: 'Shop', summary: 'Name, look and contact of the shop' },
    call: async ({ caller }) => {
      const { screen, accent } = await caller.public.shop.brand();
      const { contact } = await caller.public.shop.info();
      return { ...screen, accent, contact };
    },
  }),
];

async function toAnswer(
  caller: Caller,
  { shop, money, prices, seller, contact }: Settings,
): Promise<z.input<typeof output>> {
  const brand = await caller.admin.settings.brand();
  return { settings: { ...shop, ...money, ...prices, seller, contact, brand } };
}
