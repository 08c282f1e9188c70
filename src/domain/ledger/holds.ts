import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { customerEntries, openEntries } from '#db/schema/ledger.ts';
import { orders } from '#db/schema/orders.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { type Credit, findHoldCause } from '#shared/accounting/credit.ts';
import type { HoldCause } from '#shared/accounting/ledger.ts';
import { addDays } from '#shared/dates/shop-dates.ts';
import type { OrderEvent } from '#shared/order-events.ts';
import { STATUS } from '#shared/order-status.ts';
import { readBalance } from './enter.ts';
import { readTerms } from './read-terms.ts';

/** Amounts in cents; the exposure includes this order. */
export type HoldReason = {
  readonly cause: HoldCause;
  readonly exposureCents: number;
  readonly limitCents: number | null;
};

type CheckedOrder = { readonly id: number; readonly customerId: number };

/**
 * The reason to hold an order, or null. Exposure is the customer's balance plus every uninvoiced order, each once,
 * including this one; of held orders only those placed before it. Exactly at the limit passes.
 */
export function findHoldReason(ctx: Ctx, order: CheckedOrder): HoldReason | null {
  const credit = readCredit(ctx, order.customerId, order.id);
  const cause = findHoldCause(credit, 0);
  if (cause === null) return null;
  const { exposureCents, limitCents } = credit;
  return { cause, exposureCents, limitCents };
}

export function readCredit(ctx: Ctx, customerId: number, upTo?: number): Credit {
  const { limitCents } = readTerms(ctx, customerId);
  const isOverdue = isLongOverdue(ctx, customerId);
  const exposureCents = limitCents !== null || isOverdue ? readExposure(ctx, customerId, upTo) : 0;
  return { limitCents, exposureCents, isLongOverdue: isOverdue };
}

/** In cents. With `upTo`, held orders placed after that order don't count. */
export function readExposure(ctx: Ctx, customerId: number, upTo = Number.MAX_SAFE_INTEGER): number {
  const open = ctx.db
    .select({ cents: sql<number>`COALESCE(SUM(${orders.totalCents}), 0)` })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        isNull(orders.invoiceId),
        ne(orders.status, sql.raw(`'${STATUS.cancelled}'`)),
        or(isNull(orders.heldAt), sql`${orders.id} <= ${upTo}`),
      ),
    )
    .get();
  return readBalance(ctx, customerId) + (open?.cents ?? 0);
}

/** A setting of 0 days disables the check. */
function isLongOverdue(ctx: Ctx, customerId: number): boolean {
  const { overdueHoldDays } = getSettings(ctx).money;
  if (overdueHoldDays === 0) return false;
  const limit = addDays(getShopMoment(ctx).date, -overdueHoldDays);
  const overdue = ctx.db
    .select({ id: openEntries.entryId })
    .from(openEntries)
    .innerJoin(customerEntries, eq(customerEntries.id, openEntries.entryId))
    .where(
      and(
        eq(openEntries.customerId, customerId),
        gt(openEntries.openCents, 0),
        lt(customerEntries.dueOn, limit),
      ),
    )
    .limit(1)
    .get();
  return overdue !== undefined;
}

/** Call it in a transaction after an order is placed or raised. */
export function holdBeyondLimit(tx: Ctx, order: CheckedOrder): void {
  const reason = findHoldReason(tx, order);
  if (reason === null) return;
  const held = tx.db
    .update(orders)
    .set({ heldAt: tx.clock.now(), updatedAt: tx.clock.now() })
    .where(and(eq(orders.id, order.id), isNull(orders.heldAt)))
    .run();
  if (held.changes === 0) return;
  recordOrderEvent(tx, { type: 'order.held', orderId: order.id, ...reason });
  tx.emit({ type: 'held', orderId: order.id });
}

/**
 * Releases a customer's held orders, oldest first, once no reason remains: after a payment, a credit, a reduced or
 * cancelled order, a higher limit. Call it in a transaction.
 */
export function reviewHolds(tx: Ctx, customerId: number): void {
  const held = tx.db
    .select(pick(orders, 'id', 'customerId', 'driverId', 'heldAt'))
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isNotNull(orders.heldAt)))
    .orderBy(asc(orders.id))
    .all();
  for (const order of held) {
    if (findHoldReason(tx, order) !== null) continue;
    endHold(tx, order, { type: 'order.hold-cured' });
  }
}

type HoldEnd = Extract<
  OrderEvent,
  { readonly type: 'order.released' | 'order.hold-cured' | 'order.hold-expired' }
>;

export function endHold(
  tx: Ctx,
  { id: orderId, customerId, driverId }: CheckedOrder & { readonly driverId: number | null },
  end: HoldEnd,
): void {
  tx.db.update(orders).set({ heldAt: null, updatedAt: tx.clock.now() }).where(eq(orders.id, orderId)).run();
  recordOrderEvent(tx, { ...end, orderId });
  tx.emit({ type: 'order', orderId, customerId, driverId });
}
