import { and, asc, desc, eq } from 'drizzle-orm';
import { orderEvents } from '#db/schema/order-events.ts';
import { orders } from '#db/schema/orders.ts';
import { isStatusChange } from '#domain/order-events/read-order-events.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { type ISODate, toLocalDate } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';

export type ActTime = { readonly at: number; readonly day: ISODate; readonly isCorrected: boolean };

type Departure = 'first' | 'last';

const TOLERANCE_MS = 5 * 60_000;

/**
 * Effective time of an action that may be reported late by an offline phone. The phone's time is valid between the
 * order's departure (its placement, before that) and five minutes from now, else the server's is used, marked as
 * corrected. The day is never after today, whose till would not be open. Actions reported after a second departure
 * belong to an earlier one: they are valid from the `first` departure on.
 */
export function timeOfAct(
  ctx: ActorCtx,
  orderId: number,
  occurredAt: number | undefined,
  departure: Departure = 'last',
): ActTime {
  const now = ctx.clock.now();
  const { timeZone } = getSettings(ctx).shop;
  const at = (instant: number, isCorrected: boolean): ActTime => ({
    at: instant,
    day: toLocalDate(Math.min(instant, now), timeZone),
    isCorrected,
  });
  if (occurredAt === undefined) return at(now, false);
  const isPossible = occurredAt >= readDeparture(ctx, orderId, departure) && occurredAt <= now + TOLERANCE_MS;
  return isPossible ? at(occurredAt, false) : at(now, true);
}

function readDeparture(ctx: ActorCtx, orderId: number, departure: Departure): number {
  const byId = departure === 'first' ? asc : desc;
  const departed = ctx.db
    .select({ occurredAt: orderEvents.occurredAt, createdAt: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), isStatusChange(STATUS.departed)))
    .orderBy(byId(orderEvents.id))
    .limit(1)
    .get();
  if (departed) return departed.occurredAt ?? departed.createdAt;
  const placed = ctx.db.select({ at: orders.createdAt }).from(orders).where(eq(orders.id, orderId)).get();
  return placed?.at ?? 0;
}
