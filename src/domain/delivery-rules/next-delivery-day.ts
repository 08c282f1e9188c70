import type { Ctx } from '#kernel/ctx.ts';
import { isClosedDay } from '#shared/dates/delivery-dates.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import { activeRegions } from '#shared/regions.ts';
import { readRegionRules } from './region-rules.ts';

const MAX_DAYS_AHEAD = 31;

export function findNextDeliveryDay(ctx: Ctx, after: ISODate): ISODate {
  const rules = activeRegions().map(({ id }) => readRegionRules(ctx, id, { from: after, to: after }));
  for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const date = addDays(after, ahead);
    if (rules.some((ofRegion) => !isClosedDay(date, ofRegion))) return date;
  }
  return after;
}
