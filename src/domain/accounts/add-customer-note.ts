import { and, eq } from 'drizzle-orm';
import { customerNotes, users } from '#db/schema/accounts.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { announceNotes } from './driver-notes.ts';
import type { CustomerNote } from './list-customer-notes.ts';

/** Notes something about a customer, outstanding until it is resolved. Rejects with `customer-not-found`. */
export function addCustomerNote(
  ctx: ActorCtx,
  input: { readonly customerId: number; readonly text: string; readonly isForDriver: boolean },
): CustomerNote {
  return inTransaction(ctx, (tx) => {
    const customer = tx.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, input.customerId), eq(users.role, 'customer')))
      .get();
    if (!customer) throw new DomainError('customer-not-found');
    const createdAt = tx.clock.now();
    const { id } = tx.db
      .insert(customerNotes)
      .values({ ...input, authorId: tx.actor.id, createdAt })
      .returning({ id: customerNotes.id })
      .get();
    announceNotes(tx, input.customerId);
    return { id, text: input.text, isForDriver: input.isForDriver, authorName: tx.actor.name, createdAt };
  });
}
