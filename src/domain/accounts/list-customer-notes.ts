import { and, desc, eq, isNull } from 'drizzle-orm';
import { customerNotes, users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';

/** An outstanding note about a customer: what, by whom, when (ms). */
export type CustomerNote = {
  readonly id: number;
  readonly text: string;
  /** Whether the driver reads it at the stop. */
  readonly isForDriver: boolean;
  readonly authorName: string;
  readonly createdAt: number;
};

/** The outstanding notes about a customer, newest first. */
export function listCustomerNotes(ctx: Ctx, customerId: number): CustomerNote[] {
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
