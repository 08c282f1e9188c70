import { ne } from 'drizzle-orm';
import { perConnection } from '#db/per-connection.ts';
import { settings } from '#db/schema/settings.ts';
import { readRevision } from '#domain/firm/read-firm.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { type Settings, settingsInput } from '#shared/settings.ts';
import { BRAND_KEY } from './brand/get-brand.ts';

const storedSettings = perConnection((db) =>
  db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(ne(settings.key, BRAND_KEY))
    .prepare(),
);

type Read = { readonly revision: number; readonly settings: Settings };

const lastRead = perConnection((): { read: Read | null } => ({ read: null }));

export function getSettings(ctx: Ctx): Settings {
  const known = ofTransaction.get(ctx.db);
  if (known) return known;
  const last = lastRead(ctx.db);
  const revision = readRevision(ctx.db);
  const settings =
    last.read?.revision === revision ? last.read.settings : parseSettings(storedSettings(ctx.db).all());
  // Changes of a transaction must not be visible outside: they may be rolled back.
  if (ctx.isInTransaction) ofTransaction.set(ctx.db, settings);
  else last.read = { revision, settings };
  return settings;
}

/** Settings are cached per transaction; code that changes them calls this. */
export function forgetSettings(tx: Ctx): void {
  ofTransaction.delete(tx.db);
}

const ofTransaction = new WeakMap<object, Settings>();

function parseSettings(rows: readonly { readonly key: string; readonly value: string }[]): Settings {
  return settingsInput.parse(Object.fromEntries(rows.map((row) => [row.key, JSON.parse(row.value)])));
}
