import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import type { DocumentLine, IssuedDocument } from '#shared/accounting/documents.ts';
import type { DebitInput } from '#shared/inputs/document-inputs.ts';
import { centsToE4 } from '#shared/prices/unit-price.ts';
import { splitVat } from '#shared/prices/vat.ts';
import { correctionOf } from './credit-invoice.ts';
import { toVatLine } from './freeze-order.ts';
import { getDocument } from './get-document.ts';
import { type DocumentBalance, readInvoiceBalance } from './invoice-balance.ts';
import { type StoredDocument, storeDocument } from './store-document.ts';

/**
 * Raises an invoice, dated today: amounts on its lines, or text lines with a rate of their own. The same idempotency
 * key returns the first note. Rejects with `document-not-found`, `not-an-invoice`, `document-line-not-found`,
 * `vat-without-number`, `clock-not-confirmed` and `month-closed`.
 */
export function debitInvoice(ctx: ActorCtx, input: DebitInput): IssuedDocument {
  const id = once(ctx, 'document.debit', input, (tx) => {
    const balance = readInvoiceBalance(tx, input.documentId);
    assertMayBearVat(balance, input);
    const lines = input.lines.map((line): CorrectedLine => {
      if ('lineId' in line) return debitedLine(balance, line.lineId, 0, line.amountCents);
      return { lineId: null, line: lineOfWords(line.description, line.amountCents, line.vatBasisPoints) };
    });
    return storeDebit(tx, balance, lines, input.reason).id;
  });
  return getDocument(ctx, { documentId: id });
}

/** The note names the seller as the invoice does, also after the firm entered its number. */
function assertMayBearVat({ content }: DocumentBalance, { lines }: DebitInput): void {
  if (content.seller.vatNumber !== '') return;
  const at = lines.findIndex((line) => 'vatBasisPoints' in line && line.vatBasisPoints > 0);
  if (at !== -1) throw new DomainError('vat-without-number').on(`lines.${at}.vatBasisPoints`);
}

export type CorrectedLine = { readonly lineId: number | null; readonly line: DocumentLine };

export function debitedLine(
  balance: DocumentBalance,
  lineId: number,
  quantity: number,
  totalCents: number,
): CorrectedLine {
  const open = balance.lines.find((candidate) => candidate.lineId === lineId);
  if (!open) throw new DomainError('document-line-not-found');
  return { lineId, line: { ...open.line, quantity, totalCents, goods: 'none' } };
}

export function storeDebit(
  tx: ActorCtx,
  balance: DocumentBalance,
  lines: readonly CorrectedLine[],
  reason: string,
): StoredDocument {
  const { rates, grossCents } = splitVat(lines.map(({ line }) => toVatLine(line)));
  return storeDocument(tx, {
    ...correctionOf(balance, reason),
    termsDays: balance.content.termsDays,
    kind: 'debit_note',
    lines: lines.map(({ line }) => line),
    lineRefs: lines.map(({ lineId }) => ({ correctsLineId: lineId, bookedPieces: 0 })),
    vat: rates,
    totalCents: grossCents,
  });
}

function lineOfWords(name: string, totalCents: number, vatBasisPoints: number): DocumentLine {
  return {
    orderLineId: null,
    productId: null,
    code: '',
    name,
    unit: null,
    quantity: 0,
    listPriceE4: centsToE4(totalCents),
    discountBasisPoints: 0,
    customerDiscountBasisPoints: 0,
    unitPriceE4: centsToE4(totalCents),
    vatBasisPoints,
    totalCents,
    goods: 'none',
  };
}
