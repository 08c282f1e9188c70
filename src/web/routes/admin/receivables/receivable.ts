import type { inferOutput } from '@trpc/tanstack-react-query';
import { ENTRY_LABELS, type EntryKind } from '#shared/accounting/ledger.ts';
import type { api } from '#web/api.ts';

export type Receivable = inferOutput<typeof api.admin.receivables.get>;

export type OpenItem = Receivable['open'][number];

export type LedgerEntry = Receivable['entries'][number];

export type ReceivableCustomer = inferOutput<typeof api.admin.users.get>;

export function documentName({
  kind,
  number,
}: {
  readonly kind: EntryKind;
  readonly number: string;
}): string {
  return number === '' ? ENTRY_LABELS[kind] : `${ENTRY_LABELS[kind]} ${number}`;
}
