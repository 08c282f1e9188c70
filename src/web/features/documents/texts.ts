import type { CorrectionReason, IssuedDocument } from '#shared/accounting/documents.ts';

export function correctedName({ kind, number }: Pick<IssuedDocument, 'kind' | 'number'>): string {
  return kind === 'debit_note' ? `notën e debitit ${number}` : `faturën ${number}`;
}

export const documentTexts = {
  photos: 'Foto te dera',
  delivered: 'Dorëzimi',
  photoNr: (nr: number, why: string) => `Foto te dera ${nr}: ${why}`,
  title: 'Dokumentet',
  proForma: 'Profatura',
  proFormaDone: 'Profatura u gjenerua me sukses',
  invoice: (number: string) => `Fatura ${number}`,
  pdf: 'PDF',
  pdfOf: (number: string) => `Hap PDF: ${number}`,
  pdfFailed: 'Dokumenti nuk u hap.',
  reason: 'Arsyeja',
  reasonText: 'Shpjegimi',
  reasonTextMissing: 'Shkruani arsyen.',
  cancelCredits: (name: string, amount: string) => `Për ${name} lëshohet notë krediti prej ${amount}.`,
  cancelKeepsDocuments: (count: number) =>
    count === 1
      ? 'Me datën e sotme; dokumenti vetë nuk ndryshon.'
      : 'Me datën e sotme; dokumentet vetë nuk ndryshojnë.',
  cancelNothingLeft: (number: string) => `Fatura ${number} është kredituar tashmë e tëra.`,
} as const;

export const OTHER_REASON = 'Tjetër' satisfies CorrectionReason;
