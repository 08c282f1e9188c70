import type { inferOutput } from '@trpc/tanstack-react-query';
import { ENTRY_LABELS, type EntryKind } from '#shared/ledger.ts';
import type { api } from '#web/api.ts';

export type Account = inferOutput<typeof api.admin.receivables.get>;

export type OpenItem = Account['open'][number];

export type AccountEntry = Account['entries'][number];

export type AccountOwner = inferOutput<typeof api.admin.users.get>;

export function documentName({
  kind,
  number,
}: {
  readonly kind: EntryKind;
  readonly number: string;
}): string {
  return number === '' ? ENTRY_LABELS[kind] : `${ENTRY_LABELS[kind]} ${number}`;
}
