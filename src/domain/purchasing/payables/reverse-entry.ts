import type { supplierEntries } from '#db/schema/bills.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { allocateToBill, releaseSupplierAllocations } from './allocate-supplier.ts';
import { enterOnAccount } from './enter-on-account.ts';

/** Reverses an entry by its opposite, today; its allocations are open again. Call it in a transaction. */
export function reverseSupplierEntry(
  tx: Ctx,
  entry: typeof supplierEntries.$inferSelect,
  reason: string,
): { readonly balanceCents: number } {
  releaseSupplierAllocations(tx, entry.id);
  const today = getShopMoment(tx).date;
  const { supplierId, number, amountCents } = entry;
  const opposite = enterOnAccount(tx, {
    supplierId,
    kind: 'reversal',
    day: entry.day > today ? entry.day : today,
    amountCents: -amountCents,
    number,
    description: reason,
    reversesId: entry.id,
  });
  const [creditId, debitId] = amountCents < 0 ? [entry.id, opposite.id] : [opposite.id, entry.id];
  allocateToBill(tx, { creditId, debitId, amountCents: Math.abs(amountCents) });
  return { balanceCents: opposite.balanceCents };
}
