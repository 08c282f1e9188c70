import type { inferOutput } from '@trpc/tanstack-react-query';
import { ENTRY_LABELS, type EntryKind } from '#shared/ledger.ts';
import type { api } from '#web/api.ts';

/** A customer's account as the office sees it. */
export type Account = inferOutput<typeof api.admin.receivables.get>;

/** Something of it that is still to be paid. */
export type OpenItem = Account['open'][number];

/** An entry of it. */
export type AccountEntry = Account['entries'][number];

/** Whose account it is. */
export type AccountOwner = inferOutput<typeof api.admin.users.get>;

/** How an entry is called: its kind, and its number where it has one. */
export function documentName({
  kind,
  number,
}: {
  readonly kind: EntryKind;
  readonly number: string;
}): string {
  return number === '' ? ENTRY_LABELS[kind] : `${ENTRY_LABELS[kind]} ${number}`;
}
