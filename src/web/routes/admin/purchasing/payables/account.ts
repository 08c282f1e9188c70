import type { inferOutput } from '@trpc/tanstack-react-query';
import { SUPPLIER_ENTRY_LABELS } from '#shared/purchasing/bill-types.ts';
import type { api } from '#web/api.ts';

export type Account = inferOutput<typeof api.admin.purchasing.payables.account>;

export type SupplierEntry = Account['entries'][number];

export function supplierEntryWords({
  kind,
  number,
  description,
}: Pick<SupplierEntry, 'kind' | 'number' | 'description'>) {
  return { kind: SUPPLIER_ENTRY_LABELS[kind], number, description };
}
