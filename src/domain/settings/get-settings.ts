import { ne } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import { settings } from '#db/schema/settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import {
  contactSettingsInput,
  moneySettingsInput,
  pricesSettingsInput,
  type Settings,
  sellerSettingsInput,
  shopSettingsInput,
} from '#shared/settings.ts';
import { BRAND_KEY } from './brand/get-brand.ts';

const storedSettings = prepareOnce((db) =>
  db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(ne(settings.key, BRAND_KEY))
    .prepare(),
);

let last: { readonly rows: readonly Row[]; readonly settings: Settings } | undefined;

export function getSettings(ctx: Ctx): Settings {
  const known = ofTransaction.get(ctx.db);
  if (known) return known;
  const rows = storedSettings(ctx.db).all();
  if (!last || !areSame(last.rows, rows)) last = { rows, settings: parseSettings(rows) };
  if (ctx.isInTransaction) ofTransaction.set(ctx.db, last.settings);
  return last.settings;
}

/** Settings are cached per transaction; code that changes them calls this. */
export function forgetSettings(tx: Ctx): void {
  ofTransaction.delete(tx.db);
}

const ofTransaction = new WeakMap<object, Settings>();

type Row = { readonly key: string; readonly value: string };

function areSame(some: readonly Row[], others: readonly Row[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ key, value }, at) => key === others[at]?.key && value === others[at].value)
  );
}

function parseSettings(rows: readonly Row[]): Settings {
  const stored = new Map<string, unknown>(rows.map((row) => [row.key, JSON.parse(row.value)]));
  return {
    seller: sellerSettingsInput.parse(stored.get('seller') ?? {}),
    contact: contactSettingsInput.parse(stored.get('contact') ?? {}),
    shop: shopSettingsInput.parse(stored.get('shop') ?? {}),
    money: moneySettingsInput.parse(stored.get('money') ?? {}),
    prices: pricesSettingsInput.parse(stored.get('prices') ?? {}),
  };
}
