import { settings } from '#db/schema/settings.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import {
  contactSettingsInput,
  moneySettingsInput,
  pricesSettingsInput,
  type Settings,
  sellerSettingsInput,
  shopSettingsInput,
} from '#shared/settings.ts';

/** All settings, with defaults where the admin has set nothing. */
export function getSettings(ctx: Ctx): Settings {
  const stored = new Map<string, unknown>(
    ctx.db
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .all()
      .map((row) => [row.key, JSON.parse(row.value)]),
  );
  return {
    seller: sellerSettingsInput.parse(stored.get('seller') ?? {}),
    contact: contactSettingsInput.parse(stored.get('contact') ?? {}),
    shop: shopSettingsInput.parse(stored.get('shop') ?? {}),
    money: moneySettingsInput.parse(stored.get('money') ?? {}),
    prices: pricesSettingsInput.parse(stored.get('prices') ?? {}),
  };
}
