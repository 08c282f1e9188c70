import { type SQL, sql } from 'drizzle-orm';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { addDays, type ISODate, toLocalDate } from '#shared/dates/shop-dates.ts';

const PLAUSIBLE_DAYS = 3653;

export function getFirstDay(ctx: Ctx): ISODate {
  return readFirstDay(ctx, sql``);
}

function readFirstDay(ctx: Ctx, onlyEntries: SQL): ISODate {
  const { timeZone } = getSettings(ctx).shop;
  const found = ctx.db.get<{ day: ISODate | null; opened: number | null }>(sql`
    SELECT (SELECT MIN(day) FROM (
        SELECT MIN(created_day) AS day FROM orders
        UNION ALL SELECT MIN(issued_on) FROM documents
        UNION ALL SELECT MIN(day) FROM customer_entries ${onlyEntries})) AS day,
      (SELECT created_at FROM users ORDER BY id LIMIT 1) AS opened`);
  const opened = found?.opened == null ? getShopMoment(ctx).date : toLocalDate(found.opened, timeZone);
  return found?.day != null && found.day < opened ? found.day : opened;
}

/** Rejects with `day-before-shop` a day before the shop's first. */
export function assertSinceFirstDay(ctx: Ctx, days: NamedDays): void {
  assertNotBefore(days, getFirstDay(ctx));
}

/**
 * For entries older than the shop (opening balances, purchases): rejects with `day-before-shop` a day more than ten
 * years before its first, and with `day-too-far` one more than ten years ahead. Openings themselves don't count:
 * each would let the next begin earlier.
 */
export function assertPlausibleDays(ctx: Ctx, days: NamedDays): void {
  const firstDay = readFirstDay(ctx, sql`WHERE kind <> 'opening'`);
  assertNotBefore(days, addDays(firstDay, -PLAUSIBLE_DAYS));
  const lastDay = addDays(getShopMoment(ctx).date, PLAUSIBLE_DAYS);
  for (const [field, day] of Object.entries(days)) {
    if (day != null && day > lastDay) throw new DomainError('day-too-far', { lastDay }).on(field);
  }
}

/** Days by the field that states them. */
type NamedDays = Readonly<Record<string, ISODate | null | undefined>>;

function assertNotBefore(days: NamedDays, firstDay: ISODate): void {
  for (const [field, day] of Object.entries(days)) {
    if (day != null && day < firstDay) throw new DomainError('day-before-shop', { firstDay }).on(field);
  }
}
