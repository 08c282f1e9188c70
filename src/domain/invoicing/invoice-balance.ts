import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { documentLines, documents, documentVat } from '#db/schema/documents.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { DocumentContent, DocumentLine } from '#shared/accounting/documents.ts';
import type { VatRateTotal } from '#shared/prices/vat.ts';

export type OpenLine = {
  readonly lineId: number;
  readonly correctsLineId: number;
  readonly line: DocumentLine;
  readonly quantity: number;
  readonly totalCents: number;
};

export type DocumentBalance = {
  readonly id: number;
  readonly kind: 'invoice' | 'debit_note';
  readonly customerId: number;
  readonly content: DocumentContent;
  readonly lines: readonly OpenLine[];
  readonly rates: readonly VatRateTotal[];
};

/**
 * Does not check that the caller may see the document. Rejects with `document-not-found` and, for other kinds,
 * `not-creditable`.
 */
export function readDocumentBalance(ctx: Ctx, documentId: number): DocumentBalance {
  const document = findDocument(ctx, documentId);
  if (document.kind === 'invoice') return toInvoiceBalance(ctx, document);
  if (document.kind !== 'debit_note') throw new DomainError('not-creditable');
  return toDebitBalance(ctx, document);
}

/**
 * The invoice's lines less credit notes, plus pieces that a correction on delivery restored by a debit note. Does not
 * check that the caller may see the document. Rejects with `document-not-found` and, for other kinds,
 * `not-an-invoice`.
 */
export function readInvoiceBalance(ctx: Ctx, invoiceId: number): DocumentBalance {
  const invoice = findDocument(ctx, invoiceId);
  if (invoice.kind !== 'invoice') throw new DomainError('not-an-invoice');
  return toInvoiceBalance(ctx, invoice);
}

export function listDemands(ctx: Ctx, invoiceId: number): number[] {
  return ctx.db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(eq(documents.refersToId, invoiceId), eq(documents.kind, 'debit_note'), sql`NOT ${takesBackCredit}`),
    )
    .orderBy(asc(documents.id))
    .all()
    .map((note) => note.id);
}

type DocumentRow = typeof documents.$inferSelect;

function findDocument(ctx: Ctx, documentId: number): DocumentRow {
  const document = ctx.db.select().from(documents).where(eq(documents.id, documentId)).get();
  if (!document) throw new DomainError('document-not-found');
  return document;
}

function toInvoiceBalance(ctx: Ctx, { id, customerId, content: json }: DocumentRow): DocumentBalance {
  const content = parseContent(json);
  const corrected = sumCorrections(ctx, id);
  const lines = listLines(ctx, id, content).map(({ row, line }): OpenLine => {
    const taken = corrected.get(row.id);
    return {
      lineId: row.id,
      correctsLineId: row.id,
      line,
      quantity: row.quantity - (taken?.quantity ?? 0),
      totalCents: row.totalCents - (taken?.totalCents ?? 0),
    };
  });
  return { id, kind: 'invoice', customerId, content, lines, rates: openRates(ctx, id) };
}

/**
 * A debit note is credited by amount only. One that restored credited pieces counts them on the invoice: crediting it
 * counts against the invoice's lines and rates, so that no piece is credited on both.
 */
function toDebitBalance(
  ctx: Ctx,
  { id, customerId, refersToId, content: json }: DocumentRow,
): DocumentBalance {
  const content = parseContent(json);
  const rows = listLines(ctx, id, content);
  const takesBack = rows.some(({ row }) => row.quantity > 0);
  const invoice = takesBack && refersToId !== null ? readInvoiceBalance(ctx, refersToId) : null;
  const credited = sumCredits(ctx, id);
  const lines = rows.map(({ row, line }): OpenLine => {
    const correctsLineId = (invoice && row.correctsLineId) ?? row.id;
    const ofInvoice = invoice?.lines.find((open) => open.lineId === correctsLineId);
    const left = row.totalCents - (credited.get(correctsLineId) ?? 0);
    return {
      lineId: row.id,
      correctsLineId,
      line: { ...line, quantity: 0 },
      quantity: 0,
      totalCents: ofInvoice ? Math.max(Math.min(left, ofInvoice.totalCents), 0) : left,
    };
  });
  return { id, kind: 'debit_note', customerId, content, lines, rates: invoice?.rates ?? openRates(ctx, id) };
}

function listLines(ctx: Ctx, documentId: number, content: DocumentContent) {
  return ctx.db
    .select()
    .from(documentLines)
    .where(eq(documentLines.documentId, documentId))
    .orderBy(asc(documentLines.position))
    .all()
    .map((row) => {
      const line = content.lines[row.position];
      if (!line) throw new Error(`Paper ${documentId} has no line at ${row.position}.`);
      return { row, line };
    });
}

export function parseContent(json: string): DocumentContent {
  // Written only by `storeDocument`, and never changed.
  return JSON.parse(json) as DocumentContent;
}

const takesBackCredit = sql`(${documents.kind} = 'debit_note' AND EXISTS (
  SELECT 1 FROM document_lines l WHERE l.document_id = ${documents.id} AND l.quantity > 0))`;
const sign = sql`CASE WHEN ${documents.kind} = 'credit_note' THEN 1 WHEN ${takesBackCredit} THEN -1 ELSE 0 END`;

function sumCorrections(ctx: Ctx, invoiceId: number) {
  const lineIds = ctx.db
    .select({ id: documentLines.id })
    .from(documentLines)
    .where(eq(documentLines.documentId, invoiceId));
  const rows = ctx.db
    .select({
      lineId: documentLines.correctsLineId,
      quantity: sql<number>`SUM(${sign} * ${documentLines.quantity})`,
      totalCents: sql<number>`SUM(${sign} * ${documentLines.totalCents})`,
    })
    .from(documentLines)
    .innerJoin(documents, eq(documents.id, documentLines.documentId))
    .where(inArray(documentLines.correctsLineId, lineIds))
    .groupBy(documentLines.correctsLineId)
    .all();
  return new Map(rows.map((row) => [row.lineId, row]));
}

/** In cents, by the line they count against. */
function sumCredits(ctx: Ctx, noteId: number) {
  const rows = ctx.db
    .select({
      lineId: documentLines.correctsLineId,
      cents: sql<number>`SUM(${documentLines.totalCents})`,
    })
    .from(documents)
    .innerJoin(documentLines, eq(documentLines.documentId, documents.id))
    .where(eq(documents.refersToId, noteId))
    .groupBy(documentLines.correctsLineId)
    .all();
  return new Map(rows.map((row) => [row.lineId, row.cents]));
}

function openRates(ctx: Ctx, documentId: number): VatRateTotal[] {
  const ofDocument = sql`CASE WHEN ${documents.id} = ${documentId} THEN 1 ELSE -${sign} END`;
  const takingBack = ctx.db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.refersToId, documentId), takesBackCredit));
  return ctx.db
    .select({
      vatBasisPoints: documentVat.vatBasisPoints,
      netCents: sql<number>`SUM(${ofDocument} * ${documentVat.netCents})`,
      vatCents: sql<number>`SUM(${ofDocument} * ${documentVat.vatCents})`,
      grossCents: sql<number>`SUM(${ofDocument} * ${documentVat.grossCents})`,
    })
    .from(documents)
    .innerJoin(documentVat, eq(documentVat.documentId, documents.id))
    .where(
      or(
        eq(documents.id, documentId),
        eq(documents.refersToId, documentId),
        inArray(documents.refersToId, takingBack),
      ),
    )
    .groupBy(documentVat.vatBasisPoints)
    .all();
}

export function bookedPiecesOf(ctx: Ctx, invoiceId: number): Map<number, number> {
  const invoiceLines = ctx.db
    .select({ id: documentLines.id, orderLineId: documentLines.orderLineId })
    .from(documentLines)
    .where(eq(documentLines.documentId, invoiceId))
    .all();
  const booked = ctx.db
    .select({
      lineId: documentLines.correctsLineId,
      pieces: sql<number>`SUM(${documentLines.bookedPieces})`,
    })
    .from(documentLines)
    .where(
      and(
        inArray(
          documentLines.correctsLineId,
          invoiceLines.map((line) => line.id),
        ),
        sql`${documentLines.bookedPieces} > 0`,
      ),
    )
    .groupBy(documentLines.correctsLineId)
    .all();
  const byLine = new Map(booked.map((row) => [row.lineId, row.pieces]));
  const pieces = new Map<number, number>();
  for (const { id, orderLineId } of invoiceLines) {
    const count = byLine.get(id);
    if (orderLineId !== null && count !== undefined) pieces.set(orderLineId, count);
  }
  return pieces;
}
