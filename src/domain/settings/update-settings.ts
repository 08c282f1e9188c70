import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { SettingsFields } from '#shared/audit-events.ts';
import {
  type SettingsMerge,
  type SettingsUpdate,
  updateSettingsInput,
} from '#shared/inputs/settings-inputs.ts';
import { settingsInput } from '#shared/settings.ts';
import { type BrandChange, saveBrand } from './brand/save-brand.ts';
import { forgetSettings, getSettings } from './get-settings.ts';
import { writeValue } from './stored-value.ts';

export function updateSettings(ctx: ActorCtx, update: SettingsUpdate): void {
  inTransaction(ctx, (tx) => {
    const before = getSettings(tx)[update.group];
    writeValue(tx, update.group, update.values);
    forgetSettings(tx);
    recordAudit(tx, {
      type: 'settings.updated',
      group: update.group,
      changes: changesBetween<SettingsFields>(before, update.values),
    });
    tx.emit({ type: 'settings' });
  });
}

const FLAT_GROUPS = ['shop', 'money', 'prices', 'features', 'purchasing'] as const;

export function mergeSettings(
  ctx: ActorCtx,
  { seller, contact, ...flat }: Omit<SettingsMerge, 'brand'>,
  brand?: BrandChange,
): void {
  inTransaction(ctx, (tx) => {
    const stored = getSettings(tx);
    for (const group of FLAT_GROUPS) {
      const { shape } = settingsInput.shape[group].unwrap();
      if (Object.keys(flat).some((name) => name in shape))
        updateSettings(tx, updateSettingsInput.parse({ group, values: { ...stored[group], ...flat } }));
    }
    if (seller) updateSettings(tx, { group: 'seller', values: { ...stored.seller, ...seller } });
    if (contact) updateSettings(tx, { group: 'contact', values: { ...stored.contact, ...contact } });
    if (brand) saveBrand(tx, brand);
  });
}
