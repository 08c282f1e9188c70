import type { BalanceOnDay, Statement } from '#domain/ledger/get-receivables.ts';
import type { DocumentParty, DocumentSeller } from '#shared/accounting/documents.ts';
import { type ChangedSince, changedSinceText } from '#shared/accounting/ledger.ts';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { printCents } from '#shared/prices/money.ts';
import { STATEMENT_TEXTS } from './statement-texts.ts';

export type AccountParties = {
  readonly seller: DocumentSeller;
  readonly buyer: DocumentParty;
  readonly logo: Uint8Array | null;
  readonly printedOn: ISODate;
};

export type StatementData = AccountParties & { readonly statement: Statement };

export type ConfirmationData = AccountParties & { readonly balance: BalanceOnDay };

/** Empty where the figures have not changed since the month's books were closed. */
export function noteOfChange(changed: ChangedSince | null, known: Statement['known'] = 'now'): string {
  if (changed === null) return '';
  return known === 'now'
    ? changedSinceText(changed, printCents)
    : STATEMENT_TEXTS.atClosing(formatDate(changed.closedOn));
}

export function sumSides({ entries }: Pick<Statement, 'entries'>) {
  return entries.reduce(
    (sums, entry) => ({
      debitCents: sums.debitCents + entry.debitCents,
      creditCents: sums.creditCents + entry.creditCents,
    }),
    { debitCents: 0, creditCents: 0 },
  );
}
