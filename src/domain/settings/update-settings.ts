import { settings } from '#db/schema/settings.ts';
import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { SettingsFields } from '#shared/audit-events.ts';
import type { SettingsMerge, SettingsUpdate } from '#shared/inputs/settings-inputs.ts';
import {
  contactSettingsInput,
  featureSettingsInput,
  moneySettingsInput,
  pricesSettingsInput,
  purchasingSettingsInput,
  sellerSettingsInput,
  shopSettingsInput,
} from '#shared/settings.ts';
import { type BrandChange, saveBrand } from './brand/save-brand.ts';
import { forgetSettings, getSettings } from './get-settings.ts';

export function updateSettings(ctx: ActorCtx, update: SettingsUpdate): void {
  inTransaction(ctx, (tx) => {
    const before = getSettings(tx)[update.group];
    const row = {
      value: JSON.stringify(update.values),
      updatedAt: tx.clock.now(),
      updatedById: tx.actor.id,
    };
    tx.db
      .insert(settings)
      .values({ key: update.group, ...row })
      .onConflictDoUpdate({ target: settings.key, set: row })
      .run();
    forgetSettings(tx);
    recordAudit(tx, {
      type: 'settings.updated',
      group: update.group,
      changes: changesBetween<SettingsFields>(before, update.values),
    });
    tx.emit({ type: 'settings' });
  });
}

export function mergeSettings(
  ctx: ActorCtx,
  { seller, contact, ...flat }: Omit<SettingsMerge, 'brand'>,
  brand?: BrandChange,
): void {
  inTransaction(ctx, (tx) => {
    const stored = getSettings(tx);
    const named = Object.keys(flat);
    if (named.some((name) => name in shopSettingsInput.shape)) {
      updateSettings(tx, { group: 'shop', values: shopSettingsInput.parse({ ...stored.shop, ...flat }) });
    }
    if (named.some((name) => name in moneySettingsInput.shape)) {
      updateSettings(tx, { group: 'money', values: moneySettingsInput.parse({ ...stored.money, ...flat }) });
    }
    if (named.some((name) => name in pricesSettingsInput.shape)) {
      const values = pricesSettingsInput.parse({ ...stored.prices, ...flat });
      updateSettings(tx, { group: 'prices', values });
    }
    if (named.some((name) => name in featureSettingsInput.shape)) {
      const values = featureSettingsInput.parse({ ...stored.features, ...flat });
      updateSettings(tx, { group: 'features', values });
    }
    if (named.some((name) => name in purchasingSettingsInput.shape)) {
      const values = purchasingSettingsInput.parse({ ...stored.purchasing, ...flat });
      updateSettings(tx, { group: 'purchasing', values });
    }
    if (seller) {
      const values = sellerSettingsInput.parse({ ...stored.seller, ...seller });
      updateSettings(tx, { group: 'seller', values });
    }
    if (contact) {
      const values = contactSettingsInput.parse({ ...stored.contact, ...contact });
      updateSettings(tx, { group: 'contact', values });
    }
    if (brand) saveBrand(tx, brand);
  });
}
