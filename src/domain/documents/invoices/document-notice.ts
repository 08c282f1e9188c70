import { fillBox } from '#pdf/canvas.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from '#pdf/document-style.ts';
import type { PageFlow } from '#pdf/page-flow.ts';
import { drawStack, heightOfStack, type StackText } from '#pdf/stack.ts';
import { formatDate } from '#shared/shop-dates.ts';
import type { PrintedContent } from './document-content.ts';
import type { DocumentWords } from './document-words.ts';

const PADDING = 7;
const BELOW = 8;

/** Draws, on a band, what a reader must know before the lines; nothing where there is nothing to know. */
export function drawNotice(flow: PageFlow, words: DocumentWords, paper: PrintedContent): void {
  const texts = noticeTexts(words, paper);
  if (texts.length === 0) return;
  const width = CONTENT_WIDTH - 2 * PADDING;
  const height = heightOfStack(flow.document.fonts, width, texts) + 2 * PADDING;
  fillBox(flow.canvas, { x: PAGE.marginX, y: flow.y, width: CONTENT_WIDTH, height }, COLORS.band);
  drawStack(flow, { x: PAGE.marginX + PADDING, y: flow.y + PADDING, width }, texts);
  flow.y += height + BELOW;
}

function noticeTexts(words: DocumentWords, paper: PrintedContent): StackText[] {
  switch (paper.kind) {
    case 'proforma':
      return [{ text: words.word('proformaNotice'), style: TEXT.strong }];
    case 'delivery_note':
      return [{ text: words.word('deliveryNotice'), style: TEXT.body }];
    case 'invoice':
      return isMigrated(paper.number) ? [{ text: words.word('migratedNotice'), style: TEXT.body }] : [];
    case 'credit_note':
    case 'debit_note':
      return correctionTexts(words, paper);
  }
}

function isMigrated(number: string): boolean {
  return number.startsWith('MIG-');
}

function correctionTexts(
  words: DocumentWords,
  { kind, refersTo, reason }: Exclude<PrintedContent, { kind: 'proforma' }>,
): StackText[] {
  const corrected = refersTo && { number: refersTo.number, date: formatDate(refersTo.issuedOn) };
  const isOfDebit = refersTo?.kind === 'debit_note';
  const notice = isOfDebit ? 'debitCreditNotice' : 'creditNotice';
  return [
    {
      text: corrected ? words.word(isOfDebit ? 'correctsDebit' : 'corrects', corrected) : '',
      style: TEXT.strong,
      maxLines: 2,
    },
    { text: reason.trim() === '' ? '' : `${words.word('reason')}: ${reason}`, style: TEXT.body, maxLines: 5 },
    { text: words.word(kind === 'credit_note' ? notice : 'debitNotice'), style: TEXT.small },
  ];
}
