import type { inferOutput } from '@trpc/tanstack-react-query';
import type { api } from '#web/api.ts';
import { Pill } from '#web/ui/pill.tsx';
import { returnsTexts as texts } from './texts.ts';

export type SupplierReturn = inferOutput<typeof api.admin.purchasing.receipts.getReturn>;

export function ReturnState({ supplierReturn }: { readonly supplierReturn: SupplierReturn }) {
  const isOpen = supplierReturn.lines.some(({ quantity, credited }) => credited < quantity);
  return isOpen ? <Pill tone="accent">{texts.isUncredited}</Pill> : null;
}
