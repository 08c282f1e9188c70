import { desc, eq } from 'drizzle-orm';
import { supplierEntries } from '#db/schema/bills.ts';
import type { Ctx } from '#kernel/ctx.ts';

export type NewSupplierEntry = Omit<
  typeof supplierEntries.$inferInsert,
  'id' | 'balanceCents' | 'actorId' | 'createdAt'
>;

/** Writes an entry with the balance after it. Call it in the transaction of its cause. */
export function enterOnAccount(
  tx: Ctx,
  entry: NewSupplierEntry,
): { readonly id: number; readonly balanceCents: number } {
  if (!tx.isInTransaction) throw new Error('enterOnAccount needs a transaction');
  const balanceCents = readSupplierBalance(tx, entry.supplierId) + entry.amountCents;
  const { id } = tx.db
    .insert(supplierEntries)
    .values({ ...entry, balanceCents, actorId: tx.actor?.id ?? null, createdAt: tx.clock.now() })
    .returning({ id: supplierEntries.id })
    .get();
  tx.emit({ type: 'purchasing' });
  return { id, balanceCents };
}

/** In cents: what is owed to the supplier, negative for an advance. */
export function readSupplierBalance(ctx: Ctx, supplierId: number): number {
  const last = ctx.db
    .select({ balanceCents: supplierEntries.balanceCents })
    .from(supplierEntries)
    .where(eq(supplierEntries.supplierId, supplierId))
    .orderBy(desc(supplierEntries.id))
    .limit(1)
    .get();
  return last?.balanceCents ?? 0;
}
