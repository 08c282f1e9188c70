import { and, eq, isNull } from 'drizzle-orm';
import { customerNotes } from '#db/schema/accounts.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { announceNotes } from './driver-notes.ts';

/** Ticks off a note. Rejects with `note-not-found`, also when somebody has ticked it off already. */
export function resolveCustomerNote(ctx: ActorCtx, noteId: number): void {
  inTransaction(ctx, (tx) => {
    const resolved = tx.db
      .update(customerNotes)
      .set({ resolvedAt: tx.clock.now(), resolvedById: tx.actor.id })
      .where(and(eq(customerNotes.id, noteId), isNull(customerNotes.resolvedAt)))
      .returning({ customerId: customerNotes.customerId })
      .get();
    if (!resolved) throw new DomainError('note-not-found');
    announceNotes(tx, resolved.customerId);
  });
}
