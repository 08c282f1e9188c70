import type { CREDIT_REASONS } from '#shared/documents.ts';

/** Words about issued papers that several workspaces share. */
export const paperTexts = {
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
  issuedOn: (date: string) => `lëshuar ${date}`,
  reason: 'Arsyeja',
  reasonText: 'Shpjegimi',
  reasonTextMissing: 'Shkruani arsyen.',
  cancelTitle: (id: number) => `Anuloni porosinë ${id}?`,
  cancelCredits: (number: string, amount: string) =>
    `Për faturën ${number} lëshohet notë krediti prej ${amount}, me datën e sotme. Fatura vetë nuk ndryshon.`,
  cancelNothingLeft: (number: string) => `Fatura ${number} është kredituar tashmë e tëra.`,
  cancelCreditsUnknown: (number: string) =>
    `Për faturën ${number} lëshohet notë krediti për gjithë ç’ka mbetur prej saj.`,
} as const;

/** The reason that says nothing by itself: its text must. */
export const OTHER_REASON = 'Tjetër' satisfies (typeof CREDIT_REASONS)[number];
