import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { isOpenOrder } from '#db/conditions.ts';
import { customerNotes } from '#db/schema/customer-notes.ts';
import { orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { getCustomer } from './customers.ts';

export function listCustomerNotes(ctx: Ctx, customerId: number) {
  return ctx.db
    .select({
      id: customerNotes.id,
      text: customerNotes.text,
      isForDriver: customerNotes.isForDriver,
      authorName: users.name,
      createdAt: customerNotes.createdAt,
    })
    .from(customerNotes)
    .innerJoin(users, eq(users.id, customerNotes.authorId))
    .where(and(eq(customerNotes.customerId, customerId), isNull(customerNotes.resolvedAt)))
    .orderBy(desc(customerNotes.id))
    .all();
}

/** The note is open until it is resolved. Rejects with `customer-not-found`. */
export function addCustomerNote(
  ctx: ActorCtx,
  input: { readonly customerId: number; readonly text: string; readonly isForDriver: boolean },
) {
  return inTransaction(ctx, (tx) => {
    getCustomer(tx, { customerId: input.customerId });
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

/** Rejects with `note-not-found`, also when it is already resolved. */
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

export const driverNotes = sql`(SELECT json_group_array(text ORDER BY id) FROM customer_notes
  WHERE customer_id = orders.customer_id AND resolved_at IS NULL AND is_for_driver = 1)`.mapWith(
  (texts: string) => JSON.parse(texts) as string[],
);

/** Rejects with `note-not-found`, also when the note is resolved. */
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

export function announceNotes(ctx: Ctx, customerId: number): void {
  ctx.emit({ type: 'user', userId: customerId });
  const open = ctx.db
    .select({ orderId: orders.id, driverId: orders.driverId })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isOpenOrder))
    .all();
  for (const order of open) ctx.emit({ type: 'order', ...order, customerId });
}
