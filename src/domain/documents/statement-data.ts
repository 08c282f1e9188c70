import type { Standing, Statement } from '#domain/ledger/get-account.ts';
import type { DocumentParty, DocumentSeller } from '#shared/documents.ts';
import type { ISODate } from '#shared/shop-dates.ts';

/** Between whom a paper of an account is, the picture that the seller's `logo` names, and the day it is printed on. */
export type AccountParties = {
  readonly seller: DocumentSeller;
  readonly buyer: DocumentParty;
  readonly logo: Uint8Array | null;
  readonly printedOn: ISODate;
};

/** A statement (kartela) to be printed. */
export type StatementData = AccountParties & { readonly statement: Statement };

/** A confirmation of balance to be printed. */
export type ConfirmationData = AccountParties & { readonly standing: Standing };

/** What a period added to an account and took off it. */
export function sumSides({ entries }: Pick<Statement, 'entries'>) {
  return entries.reduce(
    (sums, entry) => ({
      debitCents: sums.debitCents + entry.debitCents,
      creditCents: sums.creditCents + entry.creditCents,
    }),
    { debitCents: 0, creditCents: 0 },
  );
}
