import { and, asc, eq, isNull } from 'drizzle-orm';
import { inIds, isOpenOrder } from '#db/conditions.ts';
import { customerNotes } from '#db/schema/accounts.ts';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx, Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';

/** What a driver has to know at the door of each of the customers (`kodi i portës`): outstanding notes, oldest first. */
export function readDriverNotes(ctx: Ctx, customerIds: readonly number[]): Map<number, string[]> {
  const notes = ctx.db
    .select({ customerId: customerNotes.customerId, text: customerNotes.text })
    .from(customerNotes)
    .where(
      and(
        inIds(customerNotes.customerId, customerIds),
        isNull(customerNotes.resolvedAt),
        eq(customerNotes.isForDriver, true),
      ),
    )
    .orderBy(asc(customerNotes.id))
    .all();
  const byCustomer = Map.groupBy(notes, (note) => note.customerId);
  return new Map([...byCustomer].map(([id, ofCustomer]) => [id, ofCustomer.map((note) => note.text)]));
}

/** Shows a note to the driver, or no longer. Rejects with `note-not-found`, also for one that is ticked off. */
export function setNoteForDriver(
  ctx: ActorCtx,
  { noteId, isForDriver }: { readonly noteId: number; readonly isForDriver: boolean },
): void {
  inTransaction(ctx, (tx) => {
    const note = tx.db
      .update(customerNotes)
      .set({ isForDriver })
      .where(and(eq(customerNotes.id, noteId), isNull(customerNotes.resolvedAt)))
      .returning({ customerId: customerNotes.customerId })
      .get();
    if (!note) throw new DomainError('note-not-found');
    announceNotes(tx, note.customerId);
  });
}

/** Tells the screens that the notes about a customer have changed, drivers who are under way to them included. */
export function announceNotes(ctx: Ctx, customerId: number): void {
  ctx.emit({ type: 'user', userId: customerId });
  const open = ctx.db
    .select({ orderId: orders.id, driverId: orders.driverId })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isOpenOrder))
    .all();
  for (const order of open) ctx.emit({ type: 'order', ...order, customerId });
}
