import type { EntryKind } from '#shared/ledger.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { paperName } from './account.ts';

type PaperLinkProps = {
  readonly entry: { readonly kind: EntryKind; readonly number: string; readonly documentId: number | null };
  /** Whether the kind stands before the number. */
  readonly isNamed?: boolean;
};

/** An entry's number; it leads to the paper where there is one. */
export function PaperLink({ entry, isNamed = false }: PaperLinkProps) {
  const text = isNamed ? paperName(entry) : entry.number || '–';
  if (entry.documentId === null) return text;
  return (
    <SectionLink to="/secret-dashboard/documents" search={{ document: String(entry.documentId) }}>
      {text}
    </SectionLink>
  );
}
