import { DocumentButton } from '#web/features/document-button.tsx';
import { documentTexts as texts } from './texts.ts';

type DocumentPdfProps = {
  readonly document: { readonly id: number; readonly number: string };
  readonly size?: 'compact-sm' | 'sm' | 'md';
};

export function DocumentPdf({ document, size = 'compact-sm' }: DocumentPdfProps) {
  return (
    <DocumentButton
      address={`/api/documents/${document.id}/pdf`}
      label={texts.pdf}
      description={texts.pdfOf(document.number)}
      failure={texts.pdfFailed}
      size={size}
    />
  );
}
