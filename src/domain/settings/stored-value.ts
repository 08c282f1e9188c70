import { eq } from 'drizzle-orm';
import { settings } from '#db/schema/settings.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';

export function readValue({ db }: Pick<Ctx, 'db'>, key: string): unknown {
  const row = db.select({ value: settings.value }).from(settings).where(eq(settings.key, key)).get();
  return row && JSON.parse(row.value);
}

export function writeValue(ctx: ActorCtx, key: string, value: unknown): void {
  storeValue(ctx, key, value, { updatedAt: ctx.clock.now(), updatedById: ctx.actor.id });
}

export function storeValue(
  { db }: Pick<Ctx, 'db'>,
  key: string,
  value: unknown,
  written: { readonly updatedAt: number; readonly updatedById?: number },
): void {
  const row = { value: JSON.stringify(value), ...written };
  db.insert(settings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row })
    .run();
}
