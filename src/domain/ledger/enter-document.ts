import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { documentLines, documents } from '#db/schema/documents.ts';
import { customerEntries, paymentReversals, payments } from '#db/schema/ledger.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DOCUMENT_LABELS, type DocumentKind } from '#shared/accounting/documents.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { allocateInOrder } from './allocate.ts';
import { enter } from './enter.ts';
import { reviewHolds } from './holds.ts';
import { listOpenCredits, listOpenDebits, type OpenItem } from './open-items.ts';

type EnteredDocument = {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly customerId: number;
  readonly orderId: number;
  readonly issuedOn: ISODate;
  readonly dueOn: ISODate;
  readonly totalCents: number;
  readonly refersToId: number | null;
  readonly reason: string;
};

/**
 * Enters an issued document into its customer's account. Payments made for the order before it was invoiced pay the
 * invoice; a credit note reduces the document it corrects, and the rest stays as credit. Delivery notes and documents
 * of zero enter nothing. Call it in the transaction that issues the document.
 */
export function enterDocument(tx: Ctx, document: EnteredDocument): void {
  const { kind, customerId, totalCents } = document;
  if (kind === 'delivery_note' || totalCents === 0) return;
  const isCredit = kind === 'credit_note';
  const entry = enter(tx, {
    customerId,
    kind,
    day: document.issuedOn,
    dueOn: document.dueOn,
    amountCents: isCredit ? -totalCents : totalCents,
    number: document.number,
    description: [`${DOCUMENT_LABELS[kind]} · porosia nr. ${document.orderId}`, document.reason]
      .filter(Boolean)
      .join(' · '),
    documentId: document.id,
  });
  if (isCredit) {
    const ids = listCorrected(tx, document.refersToId);
    const corrected = listOpenDebits(tx, customerId).filter(
      ({ documentId }) => documentId !== null && ids.has(documentId),
    );
    allocateInOrder(tx, { id: entry.id, availableCents: totalCents }, corrected);
    reviewHolds(tx, customerId);
    return;
  }
  const debits = listOpenDebits(tx, customerId).filter((debit) => debit.entryId === entry.id);
  for (const credit of prepaid(tx, customerId, document.orderId)) {
    const [debit] = debits;
    if (debit === undefined) return;
    const [used] = allocateInOrder(tx, { id: credit.entryId, availableCents: -credit.openCents }, [debit]);
    debits[0] = { ...debit, openCents: debit.openCents - (used?.amountCents ?? 0) };
  }
}

function listCorrected(tx: Ctx, correctedId: number | null): Set<number> {
  if (correctedId === null) return new Set();
  const notes = tx.db
    .selectDistinct({ id: documents.id })
    .from(documents)
    .innerJoin(documentLines, eq(documentLines.documentId, documents.id))
    .where(
      and(
        eq(documents.refersToId, correctedId),
        eq(documents.kind, 'debit_note'),
        gt(documentLines.quantity, 0),
      ),
    )
    .all();
  return new Set([correctedId, ...notes.map((note) => note.id)]);
}

function prepaid(tx: Ctx, customerId: number, orderId: number): OpenItem[] {
  const ofOrder = new Set(
    tx.db
      .select({ entryId: customerEntries.id })
      .from(payments)
      .innerJoin(customerEntries, eq(customerEntries.paymentId, payments.id))
      .leftJoin(paymentReversals, eq(paymentReversals.paymentId, payments.id))
      .where(and(eq(payments.orderId, orderId), isNull(paymentReversals.paymentId)))
      .orderBy(asc(customerEntries.id))
      .all()
      .map((row) => row.entryId),
  );
  if (ofOrder.size === 0) return [];
  return listOpenCredits(tx, customerId).filter((credit) => ofOrder.has(credit.entryId));
}
