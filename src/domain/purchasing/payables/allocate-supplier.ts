import { eq, or, sql } from 'drizzle-orm';
import { supplierAllocations } from '#db/schema/bills.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { listOpenItems, type OpenSupplierItem } from './open-items.ts';

type Settled = { readonly debit: OpenSupplierItem; readonly amountCents: number };

/** Allocates a credit to debits in the given order while it lasts. Call it in a transaction. */
export function settleCredit(
  tx: Ctx,
  credit: { readonly entryId: number; readonly leftCents: number },
  debits: readonly OpenSupplierItem[],
): Settled[] {
  let left = credit.leftCents;
  const settled: Settled[] = [];
  for (const debit of debits) {
    const amountCents = Math.min(left, debit.openCents);
    if (amountCents <= 0) continue;
    allocateToBill(tx, { creditId: credit.entryId, debitId: debit.entryId, amountCents });
    settled.push({ debit, amountCents });
    left -= amountCents;
  }
  return settled;
}

/** Unallocated advances and credit notes pay a new debit, oldest first. Call it in a transaction. */
export function settleDebit(
  tx: Ctx,
  { supplierId, entryId, amountCents }: { supplierId: number; entryId: number; amountCents: number },
): void {
  let left = amountCents;
  for (const credit of listOpenItems(tx, { supplierId }).filter(({ openCents }) => openCents < 0)) {
    const used = Math.min(left, -credit.openCents);
    if (used <= 0) return;
    allocateToBill(tx, { creditId: credit.entryId, debitId: entryId, amountCents: used });
    left -= used;
  }
}

type Allocation = { readonly creditId: number; readonly debitId: number; readonly amountCents: number };

/**
 * Valid from the later day of both entries, or of a release from either, on: before it both were used elsewhere. Both
 * must have the amount open. Call it in a transaction.
 */
export function allocateToBill(tx: Ctx, allocation: Allocation): void {
  const { creditId, debitId } = allocation;
  const { day } = tx.db.get<{ day: ISODate }>(sql`SELECT MAX(day) AS day FROM (
    SELECT day FROM supplier_entries WHERE id IN (${creditId}, ${debitId})
    UNION ALL SELECT day FROM supplier_allocations
      WHERE amount_cents < 0 AND (credit_id = ${creditId} OR debit_id = ${debitId}))`);
  insertAllocation(tx, { ...allocation, day });
}

function insertAllocation(tx: Ctx, allocation: Allocation & { readonly day: ISODate }): void {
  tx.db
    .insert(supplierAllocations)
    .values({ ...allocation, actorId: tx.actor?.id ?? null, createdAt: tx.clock.now() })
    .run();
}

/** Removes an entry's allocations from today on. Call it in a transaction. */
export function releaseSupplierAllocations(tx: Ctx, entryId: number): void {
  const today = getShopMoment(tx).date;
  const { creditId, debitId, amountCents } = supplierAllocations;
  const pairs = tx.db
    .select({
      creditId,
      debitId,
      amountCents: sql<number>`SUM(${amountCents})`,
      day: sql<string>`MAX(${supplierAllocations.day})`,
    })
    .from(supplierAllocations)
    .where(or(eq(creditId, entryId), eq(debitId, entryId)))
    .groupBy(creditId, debitId)
    .having(sql`SUM(${amountCents}) > 0`)
    .all();
  for (const pair of pairs) {
    const day = pair.day > today ? pair.day : today;
    insertAllocation(tx, { ...pair, amountCents: -pair.amountCents, day });
  }
}
