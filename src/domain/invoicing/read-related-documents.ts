import { and, asc, ne } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { documents } from '#db/schema/documents.ts';
import type { Ctx } from '#kernel/ctx.ts';

/** Delivery, credit and debit notes per order, oldest first; the invoice is left out. */
export function readRelatedDocuments(ctx: Ctx, orderIds: readonly number[]) {
  const found = ctx.db
    .select({
      id: documents.id,
      kind: documents.kind,
      number: documents.number,
      orderId: documents.orderId,
    })
    .from(documents)
    .where(and(inIds(documents.orderId, orderIds), ne(documents.kind, 'invoice')))
    .orderBy(asc(documents.id))
    .all();
  return Map.groupBy(found, (document) => document.orderId);
}
