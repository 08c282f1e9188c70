import { and, desc, eq } from 'drizzle-orm';
import { orderStatusHistory, orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { STATUS } from '#shared/order-status.ts';
import { type ISODate, toLocalDate } from '#shared/shop-dates.ts';

/** When somebody did something: the instant (ms) and the day on the shop's clock, and whether they had named another. */
export type ActTime = { readonly at: number; readonly day: ISODate; readonly isCorrected: boolean };

/** Clocks of phones may be so much ahead. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * When an act on the road happened. A phone without a network tells of it later: what it says counts when it lies
 * between the order's departure (its placement, while it has not departed) and five minutes from now, else the server's
 * own time does, and the mark says so.
 */
export function timeOfAct(ctx: ActorCtx, orderId: number, occurredAt: number | undefined): ActTime {
  const now = ctx.clock.now();
  const { timeZone } = getSettings(ctx).shop;
  const at = (instant: number, isCorrected: boolean): ActTime => ({
    at: instant,
    day: toLocalDate(instant, timeZone),
    isCorrected,
  });
  if (occurredAt === undefined) return at(now, false);
  const isPossible = occurredAt >= readDeparture(ctx, orderId) && occurredAt <= now + TOLERANCE_MS;
  return isPossible ? at(Math.min(occurredAt, now), false) : at(now, true);
}

function readDeparture(ctx: ActorCtx, orderId: number): number {
  const departed = ctx.db
    .select({ occurredAt: orderStatusHistory.occurredAt, createdAt: orderStatusHistory.createdAt })
    .from(orderStatusHistory)
    .where(and(eq(orderStatusHistory.orderId, orderId), eq(orderStatusHistory.toStatus, STATUS.departed)))
    .orderBy(desc(orderStatusHistory.id))
    .limit(1)
    .get();
  if (departed) return departed.occurredAt ?? departed.createdAt;
  const placed = ctx.db.select({ at: orders.createdAt }).from(orders).where(eq(orders.id, orderId)).get();
  return placed?.at ?? 0;
}
