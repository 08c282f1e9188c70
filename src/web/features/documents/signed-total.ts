import type { IssuedDocument } from '#shared/accounting/documents.ts';

/** Effect on the customer's balance in cents: credit notes are negative, delivery notes 0. */
export function signedTotal({ kind, totalCents }: Pick<IssuedDocument, 'kind' | 'totalCents'>): number {
  if (kind === 'delivery_note') return 0;
  return kind === 'credit_note' ? -totalCents : totalCents;
}
