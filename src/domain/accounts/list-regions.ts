import { asc } from 'drizzle-orm';
import { regions } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';

/** The delivery regions (the call centre calls them stores), by id. */
export function listRegions(ctx: Ctx): { readonly id: number; readonly name: string }[] {
  return ctx.db.select().from(regions).orderBy(asc(regions.id)).all();
}
