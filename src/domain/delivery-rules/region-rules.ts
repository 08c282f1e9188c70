import { and, count, eq, gte, lte, ne } from 'drizzle-orm';
import { deliveryRules, regionClosedDays } from '#db/schema/delivery.ts';
import { orders } from '#db/schema/orders.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import {
  isClosedDay,
  type RegionRules,
  toRegionRules,
  type WeekdayRule,
  weekdayRuleOf,
} from '#shared/dates/delivery-dates.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import { daysOf } from '#shared/inputs/overview-inputs.ts';
import { STATUS } from '#shared/order-status.ts';
import { activeRegions } from '#shared/regions.ts';

export type DaySpan = { readonly from: ISODate; readonly to: ISODate };

/**
 * Rules of a region (null: the shop's) with the full days in the span. Read it in the transaction that takes a place,
 * so that two orders for the last place see each other.
 */
export function readRegionRules(ctx: Ctx, regionId: number | null, span: DaySpan): RegionRules {
  const { shop } = getSettings(ctx);
  if (regionId === null) return toRegionRules(shop);
  const own = readWeekdays(ctx, regionId);
  const rules = toRegionRules(shop, own, { closed: readClosedDays(ctx, regionId) });
  if ([...own.values()].every((rule) => rule.capacity === null)) return rules;
  const fullDates = [...countOrders(ctx, regionId, span)].flatMap(([day, taken]) => {
    const { capacity } = weekdayRuleOf(day, rules);
    return capacity !== null && taken >= capacity ? [day] : [];
  });
  // A weekday with capacity zero is full without any order.
  const closedByCapacity = daysOf(span).filter((day) => weekdayRuleOf(day, rules).capacity === 0);
  return { ...rules, fullDates: [...fullDates, ...closedByCapacity] };
}

const DAYS_SHOWN = 90;

export function getRegionRules(ctx: Ctx, { regionId }: { readonly regionId: number | null }): RegionRules {
  const today = getShopMoment(ctx).date;
  return readRegionRules(ctx, regionId, { from: today, to: addDays(today, DAYS_SHOWN) });
}

export function countOrders(ctx: Ctx, regionId: number, { from, to }: DaySpan): Map<ISODate, number> {
  const rows = ctx.db
    .select({ day: orders.deliverDate, taken: count() })
    .from(orders)
    .where(
      and(
        eq(orders.regionId, regionId),
        gte(orders.deliverDate, from),
        lte(orders.deliverDate, to),
        ne(orders.status, STATUS.cancelled),
      ),
    )
    .groupBy(orders.deliverDate)
    .all();
  return new Map(rows.flatMap(({ day, taken }) => (day === null ? [] : [[day, taken] as const])));
}

function readWeekdays(ctx: Ctx, regionId: number): Map<number, WeekdayRule> {
  const rows = ctx.db.select().from(deliveryRules).where(eq(deliveryRules.regionId, regionId)).all();
  return new Map(
    rows.map(({ weekday, isOpen, cutoffHour, cutoffDays, window, capacity }) => [
      weekday,
      { isOpen, cutoffHour, cutoffDays, window, capacity },
    ]),
  );
}

function readClosedDays(ctx: Ctx, regionId: number): ISODate[] {
  return ctx.db
    .select({ day: regionClosedDays.day })
    .from(regionClosedDays)
    .where(eq(regionClosedDays.regionId, regionId))
    .all()
    .map((row) => row.day);
}

const MAX_DAYS_AHEAD = 31;

export function findNextDeliveryDay(ctx: Ctx, after: ISODate): ISODate {
  const rules = activeRegions().map(({ id }) => readRegionRules(ctx, id, { from: after, to: after }));
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const date = addDays(after, ahead);
    if (rules.some((ofRegion) => !isClosedDay(date, ofRegion))) return date;
  }
  return after;
}
