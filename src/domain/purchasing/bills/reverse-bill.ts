import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { billReversals, bills, supplierEntries } from '#db/schema/bills.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { findClosedUntil } from '#domain/ledger/closed-months.ts';
import { reverseSupplierEntry } from '#domain/purchasing/payables/reverse-entry.ts';
import { findSupplier } from '#domain/purchasing/suppliers/suppliers.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { reverseBillInput } from '#shared/purchasing/bill-inputs.ts';
import { takeCostsBack } from './correct-costs.ts';
import { type Bill, readBill } from './list-bills.ts';

/**
 * Reverses a bill as a whole: the amount owed and its cost differences; its number can be used again. It leaves the
 * book of its month; where that is closed, today's month deducts it. Rejects with `bill-not-found` and `bill-reversed`.
 */
export function reverseBill(
  ctx: ActorCtx,
  input: z.output<typeof reverseBillInput>,
): { readonly bill: Bill } {
  return once(ctx, 'bill.reverse', input, (tx, { billId, reason }) => {
    const bill = tx.db.select().from(bills).where(eq(bills.id, billId)).get();
    if (!bill) throw new DomainError('bill-not-found');
    const earlier = tx.db.select().from(billReversals).where(eq(billReversals.billId, billId)).get();
    if (earlier) throw new DomainError('bill-reversed');
    tx.db
      .insert(billReversals)
      .values({
        billId,
        day: dayInBooks(tx, bill.bookedOn),
        reason,
        actorId: tx.actor.id,
        createdAt: tx.clock.now(),
      })
      .run();
    takeCostsBack(tx, billId);
    const entry = tx.db.select().from(supplierEntries).where(eq(supplierEntries.billId, billId)).get();
    if (entry) reverseSupplierEntry(tx, entry, reason);
    const { name: supplierName } = findSupplier(tx, bill.supplierId);
    const { number, totalCents } = bill;
    recordAudit(tx, { type: 'bill.reversed', supplierName, number, totalCents, reason });
    tx.emit({ type: 'purchasing' });
    return { bill: readBill(tx, billId) };
  });
}

/** The bill's own day while its month is open: then it is in no book at all. */
function dayInBooks(tx: Ctx, bookedOn: ISODate): ISODate {
  const closedUntil = findClosedUntil(tx);
  return closedUntil !== null && bookedOn <= closedUntil ? getShopMoment(tx).date : bookedOn;
}
