import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { documentLines, documentSeries, documents, documentVat } from '#db/schema/documents.ts';
import { assertClockConfirmed, readLatestDocumentDay } from '#domain/clock/clock-question.ts';
import { followDocument } from '#domain/costs/follow-document.ts';
import { assertMonthOpen } from '#domain/ledger/closed-months.ts';
import { enterDocument } from '#domain/ledger/enter-document.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import {
  type DocumentContent,
  type DocumentSeries,
  documentNumber,
  SERIES_OF_KIND,
} from '#shared/accounting/documents.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';

export type LineRefs = { readonly correctsLineId: number | null; readonly bookedPieces: number };

export type DocumentDraft = Omit<
  DocumentContent,
  'version' | 'number' | 'issuedOn' | 'issuedAt' | 'dueOn' | 'previousSha256'
> & {
  readonly customerId: number;
  readonly refersToId: number | null;
  readonly lineRefs?: readonly LineRefs[];
  readonly migrated?: { readonly sequence: number; readonly issuedOn: ISODate };
};

export type StoredDocument = { readonly id: number; readonly number: string };

/**
 * Issues a document: assigns the next number of its series and year, chains its hash to the previous one and enters
 * it into the customer's account. Dated today, or on the last document's day where the clock was set back slightly.
 * Rejects with `clock-not-confirmed` and `month-closed`. Call it in the transaction of its cause: an assigned number
 * is never released.
 */
export function storeDocument(tx: Ctx, draft: DocumentDraft): StoredDocument {
  if (!tx.isInTransaction) throw new Error('storeDocument needs a transaction');
  const { customerId, refersToId, lineRefs, migrated, ...fields } = draft;
  const series = migrated ? 'MIG' : SERIES_OF_KIND[fields.kind];
  const issuedOn = migrated?.issuedOn ?? dayOfIssue(tx, series);
  if (!migrated) assertMonthOpen(tx, issuedOn);
  const year = Number(issuedOn.slice(0, 4));
  const before = readLastNumber(tx, series, year);
  const sequence = migrated?.sequence ?? (before?.sequence ?? 0) + 1;
  const content: DocumentContent = {
    version: 2,
    ...fields,
    number: documentNumber(series, year, sequence),
    issuedOn,
    issuedAt: tx.clock.now(),
    dueOn: addDays(issuedOn, fields.termsDays),
    previousSha256: before?.sha256 ?? '',
  };
  const json = JSON.stringify(content);
  const { lastInsertRowid } = tx.db
    .insert(documents)
    .values({
      kind: content.kind,
      series,
      year,
      sequence,
      number: content.number,
      orderId: content.orderNumber,
      customerId,
      issuedOn,
      issuedAt: content.issuedAt,
      issuedById: tx.actor?.id ?? null,
      dueOn: content.dueOn,
      totalCents: content.totalCents,
      refersToId,
      content: json,
      sha256: sha256Of(json),
    })
    .run();
  const id = Number(lastInsertRowid);
  storeParts(tx, id, content, lineRefs);
  followDocument(tx, id, content.kind);
  if (!migrated) {
    const { kind, number, orderNumber: orderId, dueOn, totalCents, reason } = content;
    enterDocument(tx, {
      id,
      kind,
      number,
      customerId,
      orderId,
      issuedOn,
      dueOn,
      totalCents,
      refersToId,
      reason,
    });
    announce(tx, id, customerId, content);
  }
  return { id, number: content.number };
}

export function sha256Of(json: string): string {
  return createHash('sha256').update(json).digest('hex');
}

/**
 * A clock set back slightly must not date a document before its predecessor. Where documents were once dated far
 * ahead and an administrator confirmed today, only those of the same series and year count.
 */
function dayOfIssue(tx: Ctx, series: DocumentSeries): ISODate {
  assertClockConfirmed(tx);
  const today = getShopMoment(tx).date;
  const last = readLatestDocumentDay(tx, today) ?? readLast(tx, series, Number(today.slice(0, 4)))?.issuedOn;
  return last !== undefined && last > today ? last : today;
}

/** The last number ever assigned, which may be above the last document stored: lost numbers are not assigned again. */
function readLastNumber(tx: Ctx, series: DocumentSeries, year: number) {
  return tx.db
    .select({ sequence: documentSeries.lastSequence, sha256: documentSeries.lastSha256 })
    .from(documentSeries)
    .where(and(eq(documentSeries.series, series), eq(documentSeries.year, year)))
    .get();
}

function readLast(tx: Ctx, series: DocumentSeries, year: number) {
  return tx.db
    .select({ issuedOn: documents.issuedOn })
    .from(documents)
    .where(and(eq(documents.series, series), eq(documents.year, year)))
    .orderBy(desc(documents.sequence))
    .limit(1)
    .get();
}

function storeParts(
  tx: Ctx,
  documentId: number,
  { lines, vat }: DocumentContent,
  lineRefs: readonly LineRefs[] = [],
): void {
  tx.db
    .insert(documentLines)
    .values(
      lines.map((line, position) => ({
        documentId,
        position,
        orderLineId: line.orderLineId,
        productId: line.productId,
        quantity: line.quantity,
        totalCents: line.totalCents,
        vatBasisPoints: line.vatBasisPoints,
        goods: line.goods,
        correctsLineId: lineRefs[position]?.correctsLineId ?? null,
        bookedPieces: lineRefs[position]?.bookedPieces ?? 0,
      })),
    )
    .run();
  for (const rate of vat)
    tx.db
      .insert(documentVat)
      .values({ documentId, ...rate })
      .run();
}

function announce(tx: Ctx, documentId: number, customerId: number, content: DocumentContent): void {
  const { kind, number, orderNumber: orderId, totalCents, reason } = content;
  recordOrderEvent(tx, {
    type: 'document.issued',
    orderId,
    documentId,
    kind,
    number,
    totalCents,
    ...(reason === '' ? {} : { reason }),
  });
  tx.emit({ type: 'document', documentId, customerId, orderId });
}
