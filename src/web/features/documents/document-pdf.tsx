import { DocumentButton } from '#web/features/document-button.tsx';
import { documentTexts as texts } from './texts.ts';

type DocumentPdfProps = {
  readonly paper: { readonly id: number; readonly number: string };
  readonly size?: 'compact-sm' | 'sm' | 'md';
};

export function DocumentPdf({ paper, size = 'compact-sm' }: DocumentPdfProps) {
  return (
    <DocumentButton
      address={`/api/documents/${paper.id}/pdf`}
      label={texts.pdf}
      description={texts.pdfOf(paper.number)}
      failure={texts.pdfFailed}
      size={size}
    />
  );
}
