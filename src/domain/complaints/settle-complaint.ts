import { eq } from 'drizzle-orm';
import { complaints } from '#db/schema/complaints.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { SettleComplaint } from '#shared/inputs/complaint-inputs.ts';

/** Answers and closes or reopens a complaint. Rejects with `complaint-not-found`. */
export function settleComplaint(ctx: ActorCtx, { complaintId, answer, isDone }: SettleComplaint): void {
  inTransaction(ctx, (tx) => {
    const found = tx.db.select().from(complaints).where(eq(complaints.id, complaintId)).get();
    if (!found) throw new DomainError('complaint-not-found');
    if (found.answer === answer && (found.doneAt !== null) === isDone) return;
    const now = tx.clock.now();
    const answered = found.answer === answer ? {} : { answer, answeredAt: now, answeredById: tx.actor.id };
    tx.db
      .update(complaints)
      .set({ ...answered, doneAt: isDone ? (found.doneAt ?? now) : null })
      .where(eq(complaints.id, complaintId))
      .run();
    const { orderId, customerId } = found;
    recordOrderEvent(tx, { type: 'order.complaint-settled', orderId, answer, isDone });
    tx.emit({ type: 'complaint', orderId, customerId });
  });
}
