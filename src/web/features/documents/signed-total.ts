import type { IssuedDocument } from '#shared/documents.ts';

/** What a paper adds to what is owed, in cents: a credit note takes away, a delivery note bears no amount. */
export function signedTotal({ kind, totalCents }: Pick<IssuedDocument, 'kind' | 'totalCents'>): number {
  if (kind === 'delivery_note') return 0;
  return kind === 'credit_note' ? -totalCents : totalCents;
}
