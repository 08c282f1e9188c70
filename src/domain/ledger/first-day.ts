import { sql } from 'drizzle-orm';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { addDays, type ISODate, toLocalDate } from '#shared/dates/shop-dates.ts';

const OPENING_DAYS = 3653;

export function getFirstDay(ctx: Ctx): ISODate {
  const { timeZone } = getSettings(ctx).shop;
  const found = ctx.db.get<{ day: ISODate | null; opened: number | null }>(sql`
    SELECT (SELECT MIN(day) FROM (
        SELECT MIN(created_day) AS day FROM orders
        UNION ALL SELECT MIN(issued_on) FROM documents
        UNION ALL SELECT MIN(day) FROM customer_entries)) AS day,
      (SELECT created_at FROM users ORDER BY id LIMIT 1) AS opened`);
  const opened = found?.opened == null ? getShopMoment(ctx).date : toLocalDate(found.opened, timeZone);
  return found?.day != null && found.day < opened ? found.day : opened;
}

/** Rejects with `day-before-shop` a day before the shop's first. */
export function assertSinceFirstDay(ctx: Ctx, day: ISODate): void {
  assertNotBefore(day, getFirstDay(ctx));
}

/** Rejects with `day-before-shop` a day too far back for an opening balance. */
export function assertOpeningDay(ctx: Ctx, day: ISODate): void {
  assertNotBefore(day, addDays(getFirstDay(ctx), -OPENING_DAYS));
}

function assertNotBefore(day: ISODate, firstDay: ISODate): void {
  if (day < firstDay) throw new DomainError('day-before-shop', { firstDay });
}
