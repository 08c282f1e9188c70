import { and, desc, eq } from 'drizzle-orm';
import { orderEvents } from '#db/schema/order-events.ts';
import { orders } from '#db/schema/orders.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { readOrderEvent } from '#shared/order-events.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Exposure and limit in cents when the hold began; `heldAt` and the end of its stock reservation in ms. */
export function readHold(ctx: Ctx, { orderId }: { readonly orderId: number }) {
  const held = ctx.db
    .select({ kind: orderEvents.kind, data: orderEvents.data, heldAt: orders.heldAt })
    .from(orders)
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.kind, 'order.held')))
    .where(eq(orders.id, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(1)
    .get();
  if (held === undefined || held.heldAt === null) return null;
  const event = readOrderEvent(held.kind, held.data);
  if (event.type !== 'order.held') return null;
  const { cause, exposureCents, limitCents } = event;
  const { heldAt } = held;
  return { cause, exposureCents, limitCents, heldAt, reservedUntil: heldAt + holdDurationMs(ctx) };
}

export function holdDurationMs(ctx: Ctx): number {
  return getSettings(ctx).money.holdHours * HOUR_MS;
}
