import { and, eq } from 'drizzle-orm';
import { documentLines } from '#db/schema/documents.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { ownAgain, readPiecesOut } from '#domain/costs/follow-document.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { type CancelledGoods, goodsOfLine } from '#shared/accounting/credit-notes.ts';
import { REDUCTION_REASON_LABELS, type ReductionReason } from '#shared/delivery.ts';
import type { DomainErrorCode } from '#shared/errors/error-answers.ts';
import { mayCancelInvoiced, type OrderState, type OrderStatus, STATUS } from '#shared/order-status.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { creditsOfAll, type LineCredit, storeCredit } from './credit-invoice.ts';
import { type CorrectedLine, debitedLine, storeDebit } from './debit-invoice.ts';
import {
  bookedPiecesOf,
  type DocumentBalance,
  listDemands,
  readDocumentBalance,
  readInvoiceBalance,
} from './invoice-balance.ts';
import { issueDeliveryNote, issueInvoice, issuesAtDeparture } from './issue-invoice.ts';

export type DocumentedOrder = {
  readonly id: number;
  readonly status: OrderStatus;
  readonly invoiceId: number | null;
  readonly deliveryNoteId: number | null;
  readonly reason: string;
};

/** Errors that postpone a document without blocking the order: it is listed as unissued and issued later. */
const DEFERRING_CODES: ReadonlySet<DomainErrorCode> = new Set([
  'seller-incomplete',
  'buyer-incomplete',
  'month-closed',
  'clock-not-confirmed',
]);

export function isDeferringError(thrown: unknown): thrown is DomainError {
  return thrown instanceof DomainError && DEFERRING_CODES.has(thrown.code);
}

/** Each departure has its delivery note: lines or driver may have changed since the last one. */
export function issueAtDeparture(tx: ActorCtx, order: DocumentedOrder): void {
  const kept = order.status === STATUS.delivered ? order.deliveryNoteId : null;
  if (issuesAtDeparture(tx)) issueOrList(() => order.invoiceId ?? issueInvoice(tx, order.id));
  else issueOrList(() => kept ?? issueDeliveryNote(tx, order.id));
}

export function issueAtDelivery(tx: ActorCtx, order: DocumentedOrder): void {
  issueOrList(() => order.invoiceId ?? issueInvoice(tx, order.id));
}

function issueOrList(issue: () => unknown): void {
  try {
    issue();
  } catch (thrown) {
    if (!isDeferringError(thrown)) throw thrown;
  }
}

/** Rejects with `invoice-issued` unless the caller may cancel an invoiced order. */
export function assertMayCancelInvoiced({ actor }: ActorCtx, order: OrderState): void {
  if (mayCancelInvoiced(actor.role, order)) return;
  throw new DomainError('invoice-issued');
}

/**
 * Credits the rest of a cancelled order's invoice and of each debit note over it. Cancelling has just returned all
 * lines to stock, including pieces that an earlier credit note had already returned: those are taken out again.
 */
export function creditCancelled(
  tx: ActorCtx,
  order: DocumentedOrder & { readonly goods: CancelledGoods },
): void {
  if (order.invoiceId === null) return;
  const reason = order.reason || (tx.actor.role === 'driver' ? REFUSED_AT_DOOR : CANCELLED);
  for (const [orderLineId, pieces] of bookedPiecesOf(tx, order.invoiceId)) {
    const productId = productOf(tx, orderLineId);
    if (productId !== undefined)
      changeStock(tx, { productId, delta: -pieces, reason: 'credited', note: reason });
  }
  for (const documentId of [order.invoiceId, ...listDemands(tx, order.invoiceId)]) {
    const balance = readDocumentBalance(tx, documentId);
    const credits = creditsWithGoods(balance, order.goods);
    if (credits.length > 0) storeCredit(tx, balance, credits, { reason, booksGoods: false });
  }
  returnUncreditedCost(tx, order.invoiceId, order.goods);
}

/** Pieces credited as staying with the customer, which the cancellation returned after all. */
function returnUncreditedCost(tx: ActorCtx, invoiceId: number, goods: CancelledGoods): void {
  for (const { orderLineId, productId, pieces } of readPiecesOut(tx, invoiceId)) {
    const where = goodsOfLine(goods, orderLineId);
    if (where !== 'none') ownAgain(tx, { productId, orderLineId, invoiceId }, pieces, where === 'loss');
  }
}

function creditsWithGoods(balance: DocumentBalance, goods: CancelledGoods): LineCredit[] {
  const placeOf = new Map(
    balance.lines.map(({ lineId, line: { orderLineId } }) => [
      lineId,
      orderLineId === null ? 'none' : goodsOfLine(goods, orderLineId),
    ]),
  );
  return creditsOfAll(balance, 'stock').map(
    (credit): LineCredit => ({ ...credit, goods: placeOf.get(credit.lineId) ?? credit.goods }),
  );
}

export type LeftOfDocument = {
  readonly kind: DocumentBalance['kind'];
  readonly number: string;
  readonly leftCents: number;
};

/** Documents with nothing left to credit are left out. */
export function readCancelCredits(
  ctx: ActorCtx,
  { documentId }: { readonly documentId: number },
): LeftOfDocument[] {
  const invoice = readInvoiceBalance(ctx, documentId);
  const demands = listDemands(ctx, documentId).map((id) => readDocumentBalance(ctx, id));
  return [invoice, ...demands].flatMap(({ kind, content: { number }, lines }) => {
    const leftCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
    return leftCents === 0 ? [] : [{ kind, number, leftCents }];
  });
}

const CANCELLED = 'Porosi e anuluar';
const REFUSED_AT_DOOR = 'Refuzuar në dorëzim';

function productOf(tx: ActorCtx, orderLineId: number): number | undefined {
  const { productId } = orderLines;
  return tx.db.select({ productId }).from(orderLines).where(eq(orderLines.id, orderLineId)).get()?.productId;
}

/** A reopened order starts without documents: the earlier ones are credited and stay unchanged. */
export function startWithoutDocuments(tx: ActorCtx, { id }: DocumentedOrder): void {
  tx.db.update(orders).set({ invoiceId: null, deliveryNoteId: null }).where(eq(orders.id, id)).run();
}

export type AcceptedLine = {
  readonly orderLineId: number;
  readonly before: number;
  readonly accepted: number;
  readonly reason: ReductionReason;
};

/**
 * Corrects an invoice to the quantities accepted on delivery: a credit note for what was refused, a debit note for
 * pieces accepted after having been credited. Stock movements are the order's responsibility. Returns the id of the
 * credit note, if there is one.
 */
export function creditDifference(
  tx: ActorCtx,
  invoiceId: number | null,
  lines: readonly AcceptedLine[],
): number | null {
  const changed = lines.filter((line) => line.accepted !== line.before);
  if (invoiceId === null || changed.length === 0) return null;
  const balance = readInvoiceBalance(tx, invoiceId);
  const lineOf = (orderLineId: number) => invoiceLineOf(tx, balance, orderLineId);
  const less = changed.filter((line) => line.accepted < line.before);
  const more = changed.filter((line) => line.accepted > line.before);
  const credits = less.map(
    (line): LineCredit => ({
      lineId: lineOf(line.orderLineId).lineId,
      quantity: line.before - line.accepted,
      goods: line.reason === 'damaged' ? 'loss' : 'stock',
    }),
  );
  if (lines.every((line) => line.accepted === 0)) credits.push(...creditsOfTransport(balance));
  const debits = more.map((line): CorrectedLine => {
    const { lineId, line: invoiced, quantity } = lineOf(line.orderLineId);
    const pieces = line.accepted - line.before;
    const worthOf = (count: number) => lineTotal(invoiced.unitPriceE4, count);
    return debitedLine(balance, lineId, pieces, worthOf(quantity + pieces) - worthOf(quantity));
  });
  const terms = { reason: reasonsOf(less), booksGoods: false };
  const creditNoteId = credits.length === 0 ? null : storeCredit(tx, balance, credits, terms).id;
  if (debits.length > 0) storeDebit(tx, balance, debits, ACCEPTED_AFTER_ALL);
  return creditNoteId;
}

function creditsOfTransport({ lines }: DocumentBalance): LineCredit[] {
  return lines
    .filter(({ line, totalCents }) => line.orderLineId === null && totalCents > 0)
    .map(({ lineId, quantity, totalCents: amountCents }) => ({
      lineId,
      quantity,
      amountCents,
      goods: 'none',
    }));
}

const ACCEPTED_AFTER_ALL = 'Korrigjim i dorëzimit';

export function reasonsOf(lines: readonly AcceptedLine[]): string {
  return [...new Set(lines.map((line) => REDUCTION_REASON_LABELS[line.reason]))].join(', ');
}

function invoiceLineOf(tx: ActorCtx, { id, lines }: DocumentBalance, orderLineId: number) {
  const row = tx.db
    .select({ lineId: documentLines.id })
    .from(documentLines)
    .where(and(eq(documentLines.documentId, id), eq(documentLines.orderLineId, orderLineId)))
    .get();
  const line = lines.find((open) => open.lineId === row?.lineId);
  if (!line) throw new DomainError('document-line-not-found');
  return line;
}
