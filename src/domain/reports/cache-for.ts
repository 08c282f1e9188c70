import type { Ctx } from '#kernel/ctx.ts';

type Entry = { readonly until: number; readonly value: Promise<unknown> };

const caches = new WeakMap<Ctx['db'], Map<string, Entry>>();

export function cacheFor<T>(ctx: Ctx, key: string, forMs: number, load: () => Promise<T>): Promise<T>;
export function cacheFor(
  ctx: Ctx,
  key: string,
  forMs: number,
  load: () => Promise<unknown>,
): Promise<unknown> {
  const now = ctx.clock.now();
  const cache = caches.get(ctx.db) ?? new Map<string, Entry>();
  caches.set(ctx.db, cache);
  const cached = cache.get(key);
  if (cached && cached.until > now) return cached.value;
  const value = load();
  cache.set(key, { until: now + forMs, value });
  value.catch(() => cache.delete(key));
  return value;
}
