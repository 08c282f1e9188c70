import { desc, eq } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { customerEntries, openEntries } from '#db/schema/ledger.ts';
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
  tx.emit({ type: 'account', customerId: entry.customerId });
  return { id, balanceCents, reason };
}

/** In cents; negative is credit. */
export function readBalance(ctx: Ctx, customerId: number): number {
  return lastEntry(ctx.db, { customerId }).get()?.balanceCents ?? 0;
}

function lastEntry(db: Db, { customerId }: { readonly customerId: number }) {
  return db
    .select({ balanceCents: customerEntries.balanceCents })
    .from(customerEntries)
    .where(eq(customerEntries.customerId, customerId))
    .orderBy(desc(customerEntries.id))
    .limit(1);
}
