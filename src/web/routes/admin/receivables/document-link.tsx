import type { EntryKind } from '#shared/ledger.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { documentName } from './receivable.ts';

type DocumentLinkProps = {
  readonly entry: { readonly kind: EntryKind; readonly number: string; readonly documentId: number | null };
  readonly isNamed?: boolean;
};

export function DocumentLink({ entry, isNamed = false }: DocumentLinkProps) {
  const text = isNamed ? documentName(entry) : entry.number || '–';
  if (entry.documentId === null) return text;
  return (
    <SectionLink to="/secret-dashboard/documents" search={{ document: String(entry.documentId) }}>
      {text}
    </SectionLink>
  );
}
