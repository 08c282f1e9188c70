import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { isOpenOrder } from '#db/conditions.ts';
import { customerEntries, openEntries } from '#db/schema/ledger.ts';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { EntryKind } from '#shared/accounting/ledger.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { reasonForDay } from './closed-months.ts';

export type NewEntry = {
  readonly customerId: number;
  readonly kind: EntryKind;
  readonly day: ISODate;
  readonly dueOn?: ISODate;
  readonly amountCents: number;
  readonly number?: string;
  readonly description?: string;
  readonly documentId?: number;
  readonly paymentId?: number;
  readonly reversesId?: number;
  readonly reason?: string;
};

/**
 * Writes an entry, fully open, with the balance after it. Rejects an entry into a closed month without a reason with
 * `closed-month-reason`. Call it in the transaction of its cause.
 */
export function enter(tx: Ctx, entry: NewEntry) {
  if (!tx.isInTransaction) throw new Error('enter needs a transaction');
  const reason = reasonForDay(tx, entry);
  const balanceCents = readBalance(tx, entry.customerId) + entry.amountCents;
  const { id } = tx.db
    .insert(customerEntries)
    .values({
      ...entry,
      reason,
      dueOn: entry.amountCents > 0 ? (entry.dueOn ?? entry.day) : null,
      balanceCents,
      actorId: tx.actor?.id ?? null,
      createdAt: tx.clock.now(),
    })
    .returning({ id: customerEntries.id })
    .get();
  tx.db
    .insert(openEntries)
    .values({ entryId: id, customerId: entry.customerId, openCents: entry.amountCents })
    .run();
  announceAccount(tx, entry.customerId);
  return { id, balanceCents, reason };
}

/** Tells also the drivers with open orders of the customer: it changes what they have to collect. */
export function announceAccount(tx: Ctx, customerId: number): void {
  tx.emit({ type: 'account', customerId });
  const drivers = tx.db
    .selectDistinct({ driverId: orders.driverId })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isOpenOrder, isNotNull(orders.driverId)))
    .all();
  for (const { driverId } of drivers) if (driverId !== null) tx.emit({ type: 'agenda', driverId });
}

/** In cents; negative is credit. */
export function readBalance(ctx: Ctx, customerId: number): number {
  return (
    ctx.db
      .select({ balanceCents: customerEntries.balanceCents })
      .from(customerEntries)
      .where(eq(customerEntries.customerId, customerId))
      .orderBy(desc(customerEntries.id))
      .limit(1)
      .get()?.balanceCents ?? 0
  );
}
