import type { ReactNode } from 'react';
import type { EntryKind } from '#shared/accounting/ledger.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { documentName } from './receivable.ts';

type ReceivableLinkProps = {
  readonly customerId: number;
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
};

export function ReceivableLink({ customerId, isQuiet = false, children }: ReceivableLinkProps) {
  return (
    <SectionLink
      to="/secret-dashboard/accounts/$customerId"
      params={{ customerId: String(customerId) }}
      isQuiet={isQuiet}
    >
      {children}
    </SectionLink>
  );
}

type DocumentLinkProps = {
  readonly entry: { readonly kind: EntryKind; readonly number: string; readonly documentId: number | null };
  readonly isNamed?: boolean;
};

export function DocumentLink({ entry, isNamed = false }: DocumentLinkProps) {
  const text = isNamed ? documentName(entry) : entry.number || '–';
  if (entry.documentId === null) return text;
  return (
    <SectionLink to="/secret-dashboard/documents" search={{ document: entry.documentId }}>
      {text}
    </SectionLink>
  );
}
