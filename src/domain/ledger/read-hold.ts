import { and, desc, eq } from 'drizzle-orm';
import { orderHolds } from '#db/schema/ledger.ts';
import { orders } from '#db/schema/orders.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { HoldCause } from '#shared/accounting/ledger.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Exposure and limit in cents when the hold began; `heldAt` and the end of its stock reservation in ms. */
export type Hold = {
  readonly cause: HoldCause;
  readonly exposureCents: number;
  readonly limitCents: number | null;
  readonly heldAt: number;
  readonly reservedUntil: number;
};

export function readHold(ctx: Ctx, { orderId }: { readonly orderId: number }): Hold | null {
  const held = ctx.db
    .select({
      cause: orderHolds.cause,
      exposureCents: orderHolds.exposureCents,
      limitCents: orderHolds.limitCents,
      heldAt: orders.heldAt,
    })
    .from(orders)
    .innerJoin(orderHolds, and(eq(orderHolds.orderId, orders.id), eq(orderHolds.event, 'held')))
    .where(eq(orders.id, orderId))
    .orderBy(desc(orderHolds.id))
    .limit(1)
    .get();
  if (held === undefined || held.heldAt === null || held.cause === null) return null;
  const { cause, exposureCents, limitCents, heldAt } = held;
  return {
    cause,
    exposureCents: exposureCents ?? 0,
    limitCents,
    heldAt,
    reservedUntil: heldAt + holdDurationMs(ctx),
  };
}

export function holdDurationMs(ctx: Ctx): number {
  return getSettings(ctx).money.holdHours * HOUR_MS;
}
