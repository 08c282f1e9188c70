import { eq, sql } from 'drizzle-orm';
import { allocations, customerEntries, openEntries } from '#db/schema/ledger.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { OpenItem } from './open-items.ts';

/** `day` defaults to the later day of the two entries, or of a release from either. */
export type Allocation = {
  readonly creditId: number;
  readonly debitId: number;
  readonly amountCents: number;
  readonly day?: ISODate;
};

/** Rejects with `allocation-exceeds` more than either side has open. Call it in a transaction. */
export function allocate(tx: Ctx, { creditId, debitId, amountCents, day }: Allocation): void {
  move(tx, creditId, amountCents);
  move(tx, debitId, -amountCents);
  insertAllocation(tx, { creditId, debitId, amountCents, day: day ?? dayOfBoth(tx, creditId, debitId) });
}

/** What was released from either before its release would otherwise be used twice on the days in between. */
function dayOfBoth(tx: Ctx, creditId: number, debitId: number): ISODate {
  const { day } = tx.db.get<{ day: ISODate }>(sql`SELECT MAX(day) AS day FROM (
    SELECT day FROM customer_entries WHERE id IN (${creditId}, ${debitId})
    UNION ALL SELECT day FROM allocations
      WHERE amount_cents < 0 AND (credit_id = ${creditId} OR debit_id = ${debitId}))`);
  return day;
}

function latestOf(one: string, other: string): string {
  return one > other ? one : other;
}

function insertAllocation(tx: Ctx, allocation: Required<Allocation>): void {
  tx.db
    .insert(allocations)
    .values({ ...allocation, actorId: tx.actor?.id ?? null, createdAt: tx.clock.now() })
    .run();
}

/** Removes an entry's allocations from a day on. Call it in a transaction. */
export function releaseAllocations(tx: Ctx, entryId: number, from: ISODate): void {
  const pairs = tx.db
    .select({
      creditId: allocations.creditId,
      debitId: allocations.debitId,
      amountCents: sql<number>`SUM(${allocations.amountCents})`,
      day: sql<string>`MAX(${allocations.day})`,
    })
    .from(allocations)
    .where(sql`${allocations.creditId} = ${entryId} OR ${allocations.debitId} = ${entryId}`)
    .groupBy(allocations.creditId, allocations.debitId)
    .having(sql`SUM(${allocations.amountCents}) > 0`)
    .all();
  for (const { creditId, debitId, amountCents, day } of pairs) {
    move(tx, creditId, -amountCents);
    move(tx, debitId, amountCents);
    insertAllocation(tx, { creditId, debitId, amountCents: -amountCents, day: latestOf(day, from) });
  }
}

/**
 * Allocates a credit to debits in the given order while it lasts; returns the amount per debit. `day` dates the
 * allocation where the credit is older. Call it in a transaction.
 */
export function allocateInOrder(
  tx: Ctx,
  credit: { readonly id: number; readonly availableCents: number; readonly day?: ISODate },
  debits: readonly OpenItem[],
): { readonly debit: OpenItem; readonly amountCents: number }[] {
  let left = credit.availableCents;
  const when = credit.day === undefined ? {} : { day: credit.day };
  const used: { readonly debit: OpenItem; readonly amountCents: number }[] = [];
  for (const debit of debits) {
    const amountCents = Math.min(left, debit.openCents);
    if (amountCents <= 0) continue;
    allocate(tx, { creditId: credit.id, debitId: debit.entryId, amountCents, ...when });
    used.push({ debit, amountCents });
    left -= amountCents;
  }
  return used;
}

/** A settled entry has no row. */
function move(tx: Ctx, entryId: number, delta: number): void {
  const entry = tx.db
    .select({
      customerId: customerEntries.customerId,
      amountCents: customerEntries.amountCents,
      openCents: openEntries.openCents,
    })
    .from(customerEntries)
    .leftJoin(openEntries, eq(openEntries.entryId, customerEntries.id))
    .where(eq(customerEntries.id, entryId))
    .get();
  if (!entry) throw new Error(`There is no entry ${entryId}.`);
  const before = entry.openCents ?? 0;
  const openCents = before + delta;
  const isWithin =
    entry.amountCents > 0
      ? openCents >= 0 && openCents <= entry.amountCents
      : openCents <= 0 && openCents >= entry.amountCents;
  if (!isWithin) throw new DomainError('allocation-exceeds', { leftCents: Math.abs(before) });
  if (openCents === 0) tx.db.delete(openEntries).where(eq(openEntries.entryId, entryId)).run();
  else {
    tx.db
      .insert(openEntries)
      .values({ entryId, customerId: entry.customerId, openCents })
      .onConflictDoUpdate({ target: openEntries.entryId, set: { openCents } })
      .run();
  }
}
