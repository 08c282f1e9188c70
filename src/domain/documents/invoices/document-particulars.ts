import type { DocumentContent } from '#shared/documents.ts';
import { formatDate, type ISODate } from '#shared/shop-dates.ts';
import type { PrintedContent } from './document-content.ts';
import type { Particular } from './document-head.ts';
import type { DocumentWords } from './document-words.ts';

export function particularsOf(paper: PrintedContent, words: DocumentWords): readonly Particular[] {
  const day = (date: ISODate | null) => (date === null ? words.word('noDay') : formatDate(date));
  const order: Particular = [words.word('order'), String(paper.orderNumber)];
  const driver: readonly Particular[] =
    paper.driverName.trim() === '' ? [] : [[words.word('driver'), paper.driverName]];
  if (paper.kind === 'proforma') {
    return [
      [words.word('orderedOn'), day(paper.orderedOn)],
      [words.word('deliveredOn'), day(paper.deliverOn)],
      order,
      ...paymentOf(paper, words),
      ...driver,
    ];
  }
  const issued: Particular = [words.word('issuedOn'), day(paper.issuedOn)];
  const delivered: Particular = [words.word('deliveredOn'), day(paper.deliveredOn)];
  const due: Particular = [words.word('dueOn'), day(paper.dueOn)];
  switch (paper.kind) {
    case 'invoice':
      return [issued, delivered, order, ...paymentOf(paper, words), due, ...driver];
    case 'delivery_note':
      return [issued, delivered, order, ...driver];
    case 'debit_note':
      return [issued, ...correctedOf(paper.refersTo, words), order, ...paymentOf(paper, words), due];
    case 'credit_note':
      return [issued, ...correctedOf(paper.refersTo, words), order];
  }
}

function paymentOf(paper: PrintedContent, words: DocumentWords): Particular[] {
  const terms =
    paper.termsDays === 0 ? words.word('termsNone') : words.word('termsDays', { days: paper.termsDays });
  return [
    [words.word('payment'), paper.paymentMethod.trim() || '—'],
    [words.word('terms'), terms],
  ];
}

function correctedOf(corrected: DocumentContent['refersTo'], words: DocumentWords): Particular[] {
  if (corrected === null) return [];
  const isDebit = corrected.kind === 'debit_note';
  return [
    [words.word(isDebit ? 'debitNumber' : 'invoiceNumber'), corrected.number],
    [words.word(isDebit ? 'debitDay' : 'invoiceDay'), formatDate(corrected.issuedOn)],
  ];
}
