import type { Ctx } from '#kernel/ctx.ts';

type Remembered = { readonly until: number; readonly value: Promise<unknown> };

const memory = new WeakMap<Ctx['db'], Map<string, Remembered>>();

export function remember<T>(ctx: Ctx, key: string, forMs: number, make: () => Promise<T>): Promise<T>;
export function remember(
  ctx: Ctx,
  key: string,
  forMs: number,
  make: () => Promise<unknown>,
): Promise<unknown> {
  const now = ctx.clock.now();
  const known = memory.get(ctx.db) ?? new Map<string, Remembered>();
  memory.set(ctx.db, known);
  const kept = known.get(key);
  if (kept && kept.until > now) return kept.value;
  const value = make();
  known.set(key, { until: now + forMs, value });
  value.catch(() => known.delete(key));
  return value;
}
