import { z } from 'zod';
import { mergeSettingsInput } from '#shared/inputs/settings-inputs.ts';
import {
  contactSettingsInput,
  moneySettingsInput,
  pricesSettingsInput,
  type Settings,
  sellerSettingsInput,
  shopSettingsInput,
} from '#shared/settings.ts';
import { defineRow, type RestRow } from './rest-row.ts';

const tag = 'Settings';
const url = '/admin/settings';
const roles = ['admin'] as const;

const output = z.object({
  settings: shopSettingsInput.extend({
    ...moneySettingsInput.shape,
    ...pricesSettingsInput.shape,
    seller: sellerSettingsInput,
    contact: contactSettingsInput,
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
    call: async ({ caller }) => toSettings(await caller.admin.settings.get()),
  }),
  defineRow({
    method: 'PUT',
    url,
    roles,
    input: mergeSettingsInput,
    output,
    doc: { tag, summary: 'Change some settings; those left out stay' },
    call: async ({ caller }, some) => toSettings(await caller.admin.settings.merge(some)),
  }),
];

function toSettings({ shop, money, prices, seller, contact }: Settings): z.input<typeof output> {
  return { settings: { ...shop, ...money, ...prices, seller, contact } };
}
