import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { creditWorth } from '#shared/accounting/credit-notes.ts';
import type {
  CreditGoods,
  DocumentContent,
  DocumentLine,
  IssuedDocument,
} from '#shared/accounting/documents.ts';
import type { CreditInput } from '#shared/inputs/document-inputs.ts';
import { splitVat, type VatLine, type VatRateTotal } from '#shared/prices/vat.ts';
import { toVatLine } from './freeze-order.ts';
import { getDocument } from './get-document.ts';
import { type DocumentBalance, type OpenLine, readDocumentBalance } from './invoice-balance.ts';
import { type DocumentDraft, type LineRefs, type StoredDocument, storeDocument } from './store-document.ts';

/** Pieces, an amount in cents, or pieces at an amount other than their price. */
export type LineCredit = {
  readonly lineId: number;
  readonly quantity?: number | undefined;
  readonly amountCents?: number | undefined;
  readonly goods: CreditGoods;
};

/**
 * Credits an invoice or a debit note, dated today: pieces with their destination, or an amount alone, which moves no
 * stock and is the only kind for a debit note. `all` credits the rest. The same idempotency key returns the first
 * note. Rejects with `document-not-found`, `not-creditable`, `document-line-not-found`, `item-named-twice`,
 * `credit-exceeds-invoice`, `clock-not-confirmed` and `month-closed`.
 */
export function creditDocument(ctx: ActorCtx, input: CreditInput): IssuedDocument {
  const id = once(ctx, 'document.credit', input, (tx) => {
    const balance = readDocumentBalance(tx, input.documentId);
    const lines = 'all' in input ? creditsOfAll(balance, input.goods) : input.lines;
    return storeCredit(tx, balance, lines, { reason: input.reason, booksGoods: true }).id;
  });
  return getDocument(ctx, { documentId: id });
}

export function creditsOfAll({ lines }: DocumentBalance, goods: CreditGoods): LineCredit[] {
  return lines
    .filter((open) => open.quantity > 0 || open.totalCents > 0)
    .map(({ lineId, quantity, totalCents: amountCents }) => ({ lineId, quantity, amountCents, goods }));
}

export type CreditTerms = { readonly reason: string; readonly booksGoods: boolean };

/** Rejects as `creditDocument` does. Call it in a transaction. */
export function storeCredit(
  tx: ActorCtx,
  balance: DocumentBalance,
  credits: readonly LineCredit[],
  { reason, booksGoods }: CreditTerms,
): StoredDocument {
  assertLinesNamedOnce(credits);
  const credited = credits.map((credit) => creditLine(balance, credit));
  if (credited.length === 0) throw new DomainError('credit-exceeds-invoice', { leftCents: 0 });
  const lines = credited.map(({ line }) => line);
  const lineRefs = credited.map(({ correctsLineId, line }): LineRefs => {
    const isBooked = booksGoods && line.goods !== 'none' && line.productId !== null;
    return { correctsLineId, bookedPieces: isBooked ? line.quantity : 0 };
  });
  const vat = creditVat(lines.map(toVatLine), balance.rates);
  const issued = storeDocument(tx, {
    ...correctionOf(balance, reason),
    kind: 'credit_note',
    lines,
    lineRefs,
    vat,
    totalCents: vat.reduce((sum, rate) => sum + rate.grossCents, 0),
  });
  for (const [at, { line }] of credited.entries()) {
    if ((lineRefs[at]?.bookedPieces ?? 0) > 0) bookGoods(tx, line, issued.number);
  }
  return issued;
}

export function correctionOf(
  { id, kind, customerId, content }: DocumentBalance,
  reason: string,
): Omit<DocumentDraft, 'kind' | 'lines' | 'vat' | 'totalCents'> {
  return {
    customerId,
    reason,
    refersToId: id,
    refersTo: { kind, number: content.number, issuedOn: content.issuedOn },
    ...partiesOf(content),
  };
}

function partiesOf(content: DocumentContent) {
  const { orderNumber, deliveredOn, paymentMethod, driverName, seller, buyer, language = 'sq' } = content;
  const same = { orderNumber, deliveredOn, paymentMethod, driverName, seller, buyer, language };
  return { ...same, termsDays: 0, comment: '' };
}

function assertLinesNamedOnce(credits: readonly LineCredit[]): void {
  if (new Set(credits.map((credit) => credit.lineId)).size === credits.length) return;
  throw new DomainError('item-named-twice');
}

function creditLine(balance: DocumentBalance, credit: LineCredit) {
  const open = balance.lines.find((candidate) => candidate.lineId === credit.lineId);
  if (!open) throw new DomainError('document-line-not-found');
  const quantity = credit.quantity ?? 0;
  const totalCents = credit.amountCents ?? worthOf(open, quantity);
  if (quantity > open.quantity || totalCents > open.totalCents || quantity + totalCents === 0) {
    throw new DomainError('credit-exceeds-invoice', { leftCents: open.totalCents, left: open.quantity });
  }
  const goods = quantity === 0 ? 'none' : credit.goods;
  const line: DocumentLine = { ...open.line, quantity, totalCents, goods };
  return { correctsLineId: open.correctsLineId, line };
}

function worthOf({ line: { unitPriceE4 }, quantity, totalCents }: OpenLine, pieces: number): number {
  return creditWorth({ unitPriceE4, quantity, totalCents }, pieces);
}

/** Damaged pieces are booked in and written off at once, so that they can't be sold. */
function bookGoods(tx: ActorCtx, { productId, quantity, goods }: DocumentLine, number: string): void {
  if (productId === null) return;
  changeStock(tx, { productId, delta: quantity, reason: 'credited', note: number });
  if (goods !== 'loss') return;
  changeStock(tx, { productId, delta: -quantity, reason: 'damaged', note: number, hasOwnCost: true });
}

/**
 * VAT of a credit per rate. Crediting the rest of a rate takes the rest of its VAT, and no credit exceeds what is
 * left: an invoice credited in parts ends at exactly zero.
 */
export function creditVat(lines: readonly VatLine[], open: readonly VatRateTotal[]): VatRateTotal[] {
  return splitVat(lines).rates.map((rate) => {
    const left = open.find((known) => known.vatBasisPoints === rate.vatBasisPoints);
    if (!left || left.grossCents === rate.grossCents) return left ?? rate;
    const vatCents = Math.max(Math.min(rate.vatCents, left.vatCents), rate.grossCents - left.netCents);
    return { ...rate, vatCents, netCents: rate.grossCents - vatCents };
  });
}
