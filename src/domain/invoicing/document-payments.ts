import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { pick } from '#db/schema/columns.ts';
import { documents } from '#db/schema/documents.ts';
import { allocations, customerEntries, openEntries } from '#db/schema/ledger.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import type { DocumentPayment } from '#shared/accounting/documents.ts';
import { getDocument } from './get-document.ts';

/**
 * In cents: positive is still to be paid, negative the rest of a credit note that pays nothing yet. `null` for
 * documents in no account: delivery notes and documents of zero.
 */
export type DocumentPaid = { readonly openCents: number | null; readonly isOverdue: boolean };

const isOpen = sql`SELECT e.document_id FROM open_entries o JOIN customer_entries e ON e.id = o.entry_id
  WHERE o.open_cents > 0 AND e.document_id IS NOT NULL`;

export function whosePaymentIs(ctx: Ctx, payment: DocumentPayment): SQL {
  switch (payment) {
    case 'open':
      return sql`${documents.id} IN (${isOpen})`;
    case 'overdue':
      return sql`${documents.id} IN (${isOpen} AND e.due_on < ${getShopMoment(ctx).date})`;
    case 'paid':
      return sql`${documents.kind} IN ('invoice', 'debit_note') AND ${documents.id} NOT IN (${isOpen})`;
  }
}

export function readPaid(ctx: Ctx, documentIds: readonly number[]): Map<number, DocumentPaid> {
  const today = getShopMoment(ctx).date;
  const rows = entriesOf(ctx, documentIds);
  return new Map(
    rows.map(({ documentId, dueOn, openCents }) => [
      documentId,
      { openCents: openCents ?? 0, isOverdue: (openCents ?? 0) > 0 && dueOn !== null && dueOn < today },
    ]),
  );
}

/** Its payments, or what a credit note paid, oldest first, in cents. Rejects with `document-not-found`. */
export function getDocumentPayments(ctx: ActorCtx, { documentId }: { readonly documentId: number }) {
  getDocument(ctx, { documentId });
  const { openCents = null, isOverdue = false } = readPaid(ctx, [documentId]).get(documentId) ?? {};
  const [entry] = entriesOf(ctx, [documentId]);
  return { openCents, isOverdue, settled: entry ? listSettled(ctx, entry.entryId) : [] };
}

function entriesOf(ctx: Ctx, documentIds: readonly number[]) {
  return ctx.db
    .select({
      documentId: documents.id,
      entryId: customerEntries.id,
      dueOn: customerEntries.dueOn,
      openCents: openEntries.openCents,
    })
    .from(documents)
    .innerJoin(
      customerEntries,
      // A write-off or reversal may name the document too.
      and(eq(customerEntries.documentId, documents.id), eq(customerEntries.kind, documents.kind)),
    )
    .leftJoin(openEntries, eq(openEntries.entryId, customerEntries.id))
    .where(inIds(documents.id, documentIds))
    .all();
}

function listSettled(ctx: Ctx, entryId: number) {
  const other = sql<number>`CASE WHEN ${allocations.debitId} = ${entryId} THEN ${allocations.creditId}
    ELSE ${allocations.debitId} END`;
  const sides = ctx.db
    .select({ id: other, cents: sql<number>`SUM(${allocations.amountCents})` })
    .from(allocations)
    .where(sql`${allocations.debitId} = ${entryId} OR ${allocations.creditId} = ${entryId}`)
    .groupBy(other)
    .having(sql`SUM(${allocations.amountCents}) <> 0`)
    .all();
  const centsOf = new Map(sides.map((side) => [side.id, side.cents]));
  return ctx.db
    .select({
      entryId: customerEntries.id,
      ...pick(customerEntries, 'customerId', 'kind', 'number', 'day', 'documentId', 'paymentId'),
    })
    .from(customerEntries)
    .where(inArray(customerEntries.id, [...centsOf.keys()]))
    .orderBy(asc(customerEntries.day), asc(customerEntries.id))
    .all()
    .map((entry) => ({ ...entry, cents: centsOf.get(entry.entryId) ?? 0 }));
}
