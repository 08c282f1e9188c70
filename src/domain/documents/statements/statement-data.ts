import type { BalanceOnDay, Statement } from '#domain/ledger/get-receivables.ts';
import type { DocumentParty, DocumentSeller } from '#shared/accounting/documents.ts';
import {
  type ChangedSince,
  changedSinceText,
  ENTRY_LABELS,
  type EntryKind,
} from '#shared/accounting/ledger.ts';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { printCents } from '#shared/prices/money.ts';
import { SUPPLIER_ENTRY_LABELS, type SupplierEntryKind } from '#shared/purchasing/bill-types.ts';
import { STATEMENT_TEXTS } from './statement-texts.ts';

export type AccountParties = {
  readonly seller: DocumentSeller;
  readonly buyer: DocumentParty;
  readonly logo: Uint8Array | null;
  readonly printedOn: ISODate;
};

type PrintedEntry = {
  readonly day: ISODate;
  readonly kind: EntryKind | SupplierEntryKind;
  readonly number: string;
  readonly description: string;
  readonly debitCents: number;
  readonly creditCents: number;
  readonly balanceCents: number;
};

type PrintedStatement = Pick<Statement, 'from' | 'to' | 'known' | 'openingCents' | 'closingCents'> & {
  readonly changedSince: ChangedSince | null;
  readonly entries: readonly PrintedEntry[];
};

/** On a supplier's account the shop is the buyer. */
export type StatementData = AccountParties & {
  readonly statement: PrintedStatement;
  readonly isOfSupplier?: boolean;
};

const LABELS: Readonly<Record<EntryKind | SupplierEntryKind, string>> = {
  ...SUPPLIER_ENTRY_LABELS,
  ...ENTRY_LABELS,
};

export function entryLabel(kind: EntryKind | SupplierEntryKind): string {
  return LABELS[kind];
}

export type ConfirmationData = AccountParties & { readonly balance: BalanceOnDay };

/** Empty where the figures have not changed since the month's books were closed. */
export function noteOfChange(changed: ChangedSince | null, known: Statement['known'] = 'now'): string {
  if (changed === null) return '';
  return known === 'now'
    ? changedSinceText(changed, printCents)
    : STATEMENT_TEXTS.atClosing(formatDate(changed.closedOn));
}

export function sumSides({ entries }: Pick<PrintedStatement, 'entries'>) {
  return entries.reduce(
    (sums, entry) => ({
      debitCents: sums.debitCents + entry.debitCents,
      creditCents: sums.creditCents + entry.creditCents,
    }),
    { debitCents: 0, creditCents: 0 },
  );
}
