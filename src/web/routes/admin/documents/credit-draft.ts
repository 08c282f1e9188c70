import { creditWorth } from '#shared/accounting/credit-notes.ts';
import type { CreditGoods, DocumentLine } from '#shared/accounting/documents.ts';
import { eurosForField } from '#shared/prices/money.ts';
import { parseCents, parseWholeNumber } from '#shared/text/parse-number.ts';

export type OpenLine = {
  readonly lineId: number;
  readonly line: DocumentLine;
  readonly quantity: number;
  readonly totalCents: number;
};

export type CreditDraft = {
  readonly by: 'pieces' | 'amounts';
  readonly typed: Readonly<Record<number, string>>;
  readonly goods: Readonly<Record<number, CreditGoods>>;
};

export const NO_CREDIT: CreditDraft = { by: 'pieces', typed: {}, goods: {} };

export type ReadLine = ReturnType<typeof readLine>;

export function readCredit(lines: readonly OpenLine[], draft: CreditDraft) {
  const read = lines.map((open) => readLine(open, draft.typed[open.lineId] ?? '', draft.by));
  const credited = read.filter(({ pieces, cents }) => pieces > 0 || cents > 0);
  return {
    lines: read,
    credited,
    totalCents: credited.reduce((sum, { cents }) => sum + cents, 0),
    canSend: credited.length > 0 && read.every(({ fault }) => fault === null),
  };
}

function readLine(open: OpenLine, text: string, by: CreditDraft['by']) {
  if (text.trim() === '') return { open, text, pieces: 0, cents: 0, fault: null };
  if (by === 'pieces') {
    const { value: pieces = 0, reason } = parseWholeNumber(text, open.quantity);
    const { quantity, totalCents, line } = open;
    const left = { unitPriceE4: line.unitPriceE4, quantity, totalCents };
    return { open, text, pieces, cents: pieces === 0 ? 0 : creditWorth(left, pieces), fault: reason ?? null };
  }
  const { value: cents = 0, reason } = parseCents(text);
  const fault = reason ?? (cents > open.totalCents ? 'too-large' : null);
  return { open, text, pieces: 0, cents: fault === null ? cents : 0, fault };
}

export function fillAll(lines: readonly OpenLine[], draft: CreditDraft): CreditDraft {
  const hasPieces = lines.some(({ quantity }) => quantity > 0);
  const typed = lines.flatMap(({ lineId, quantity, totalCents }) => {
    if (!hasPieces) return [[lineId, eurosForField(totalCents)] as const];
    return quantity > 0 ? [[lineId, String(quantity)] as const] : [];
  });
  return { ...draft, by: hasPieces ? 'pieces' : 'amounts', typed: Object.fromEntries(typed) };
}

export function goodsOf(draft: CreditDraft, lineId: number, reason: string): CreditGoods {
  return draft.goods[lineId] ?? (reason === 'Mall i dëmtuar' ? 'loss' : 'stock');
}
