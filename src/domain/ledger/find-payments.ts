import { desc, eq, or, sql } from 'drizzle-orm';
import { holdsTyped } from '#db/conditions.ts';
import { pick } from '#db/schema/columns.ts';
import { customers } from '#db/schema/customers.ts';
import { customerEntries, payments } from '#db/schema/ledger.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { foldText } from '#shared/text/fold.ts';

/** By number, bank reference, note or customer, newest first; amounts in cents. `newerEntries` stand above it in the account. */
export function findPayments(ctx: Ctx, { query, limit }: { readonly query: string; readonly limit: number }) {
  return ctx.db
    .select({
      paymentId: payments.id,
      customerId: payments.customerId,
      customerName: customers.name,
      number: customerEntries.number,
      ...pick(payments, 'method', 'amountCents', 'receivedOn', 'reference'),
      newerEntries: sql<number>`(SELECT COUNT(*) FROM customer_entries newer
        WHERE newer.customer_id = ${payments.customerId} AND newer.id > ${customerEntries.id})`,
    })
    .from(payments)
    .innerJoin(
      customerEntries,
      sql`${customerEntries.paymentId} = ${payments.id} AND ${customerEntries.kind} = 'payment'`,
    )
    .innerJoin(customers, eq(customers.id, payments.customerId))
    .where(
      or(
        holdsTyped(customerEntries.number, query),
        holdsTyped(payments.reference, query),
        holdsTyped(payments.note, query),
        sql`instr(${customers.nameFolded}, ${foldText(query)}) > 0`,
      ),
    )
    .orderBy(desc(payments.id))
    .limit(limit)
    .all();
}
