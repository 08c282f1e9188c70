import { prepareOnce } from '#db/prepare-once.ts';
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

const storedSettings = prepareOnce((db) =>
  db.select({ key: settings.key, value: settings.value }).from(settings).prepare(),
);

/** What was read last: settings change a few times a year, and are asked for several times in every call. */
let last: { readonly rows: string; readonly settings: Settings } | undefined;

/** All settings, with defaults where the admin has set nothing. */
export function getSettings(ctx: Ctx): Settings {
  const stored = storedSettings(ctx.db).all();
  const rows = JSON.stringify(stored);
  if (last?.rows !== rows) last = { rows, settings: parseSettings(stored) };
  return last.settings;
}

function parseSettings(rows: readonly { readonly key: string; readonly value: string }[]): Settings {
  const stored = new Map<string, unknown>(rows.map((row) => [row.key, JSON.parse(row.value)]));
  return {
    seller: sellerSettingsInput.parse(stored.get('seller') ?? {}),
    contact: contactSettingsInput.parse(stored.get('contact') ?? {}),
    shop: shopSettingsInput.parse(stored.get('shop') ?? {}),
    money: moneySettingsInput.parse(stored.get('money') ?? {}),
    prices: pricesSettingsInput.parse(stored.get('prices') ?? {}),
  };
}
