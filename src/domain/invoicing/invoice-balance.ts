import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { documentLines, documents, documentVat } from '#db/schema/documents.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { DocumentContent, DocumentLine } from '#shared/documents.ts';
import { centsToE4 } from '#shared/unit-price.ts';
import type { VatRateTotal } from '#shared/vat.ts';

/** A line of an invoice and what of it is not credited yet. */
export type OpenLine = {
  readonly lineId: number;
  readonly line: DocumentLine;
  readonly quantity: number;
  readonly totalCents: number;
};

/** An invoice and what of it is not credited yet, by line and by rate. */
export type InvoiceBalance = {
  readonly id: number;
  readonly customerId: number;
  readonly content: DocumentContent;
  readonly lines: readonly OpenLine[];
  readonly rates: readonly VatRateTotal[];
};

/**
 * What is left of an invoice: its lines less what credit notes took, plus pieces that a correction at the door brought
 * back by a debit note. Rejects with `document-not-found` and, for another kind of paper, `not-an-invoice`. Whose it
 * may be is the caller's to settle.
 */
export function readInvoiceBalance(ctx: Ctx, invoiceId: number): InvoiceBalance {
  const invoice = ctx.db.select().from(documents).where(eq(documents.id, invoiceId)).get();
  if (!invoice) throw new DomainError('document-not-found');
  if (invoice.kind !== 'invoice') throw new DomainError('not-an-invoice');
  const content = parseContent(invoice.content);
  const corrected = sumCorrections(ctx, invoiceId);
  const lines = ctx.db
    .select()
    .from(documentLines)
    .where(eq(documentLines.documentId, invoiceId))
    .orderBy(asc(documentLines.position))
    .all()
    .map((row): OpenLine => {
      const line = content.lines[row.position];
      if (!line) throw new Error(`Paper ${invoiceId} has no line at ${row.position}.`);
      const taken = corrected.get(row.id);
      return {
        lineId: row.id,
        line,
        quantity: row.quantity - (taken?.quantity ?? 0),
        totalCents: row.totalCents - (taken?.totalCents ?? 0),
      };
    });
  return { id: invoiceId, customerId: invoice.customerId, content, lines, rates: openRates(ctx, invoiceId) };
}

/** The frozen paper behind its stored JSON, which only this program writes: this version of it, or an earlier one. */
export function parseContent(json: string): DocumentContent {
  const content = JSON.parse(json) as DocumentContent | FirstContent;
  if (content.version === 2) return content;
  const lines = content.lines.map(({ listPriceCents, unitPriceCents, ...line }) => ({
    ...line,
    listPriceE4: centsToE4(listPriceCents),
    unitPriceE4: centsToE4(unitPriceCents),
  }));
  return { ...content, version: 2, lines };
}

/** A paper from before prices of one piece had four decimals. */
type FirstContent = Omit<DocumentContent, 'version' | 'lines'> & {
  readonly version: 1;
  readonly lines: readonly (Omit<DocumentContent['lines'][number], 'listPriceE4' | 'unitPriceE4'> & {
    readonly listPriceCents: number;
    readonly unitPriceCents: number;
  })[];
};

/** A debit note that names pieces takes back an earlier credit; one of money alone is a demand of its own. */
const takesBackCredit = sql`(${documents.kind} = 'debit_note' AND ${documentLines.quantity} > 0)`;
const signed = sql`CASE WHEN ${documents.kind} = 'credit_note' THEN 1 WHEN ${takesBackCredit} THEN -1 ELSE 0 END`;

function sumCorrections(ctx: Ctx, invoiceId: number) {
  const rows = ctx.db
    .select({
      lineId: documentLines.correctsLineId,
      quantity: sql<number>`SUM(${signed} * ${documentLines.quantity})`,
      totalCents: sql<number>`SUM(${signed} * ${documentLines.totalCents})`,
    })
    .from(documents)
    .innerJoin(documentLines, eq(documentLines.documentId, documents.id))
    .where(eq(documents.refersToId, invoiceId))
    .groupBy(documentLines.correctsLineId)
    .all();
  return new Map(rows.map((row) => [row.lineId, row]));
}

function openRates(ctx: Ctx, invoiceId: number): VatRateTotal[] {
  const isTakingBack = sql`${documents.kind} = 'debit_note' AND EXISTS (
    SELECT 1 FROM document_lines l WHERE l.document_id = ${documents.id} AND l.quantity > 0)`;
  const sign = sql`CASE WHEN ${documents.kind} = 'invoice' OR (${isTakingBack}) THEN 1
    WHEN ${documents.kind} = 'credit_note' THEN -1 ELSE 0 END`;
  return ctx.db
    .select({
      vatBasisPoints: documentVat.vatBasisPoints,
      netCents: sql<number>`SUM(${sign} * ${documentVat.netCents})`,
      vatCents: sql<number>`SUM(${sign} * ${documentVat.vatCents})`,
      grossCents: sql<number>`SUM(${sign} * ${documentVat.grossCents})`,
    })
    .from(documents)
    .innerJoin(documentVat, eq(documentVat.documentId, documents.id))
    .where(sql`${documents.id} = ${invoiceId} OR ${documents.refersToId} = ${invoiceId}`)
    .groupBy(documentVat.vatBasisPoints)
    .all();
}

/** Pieces of each line of an order that its invoice's credit notes have brought back into the ledger themselves. */
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
