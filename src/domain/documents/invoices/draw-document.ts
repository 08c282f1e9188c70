import { type Canvas, drawLine, drawRule, drawWatermark, fillBox } from '#pdf/canvas.ts';
import { type Document, embedImage } from '#pdf/document.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from '#pdf/document-style.ts';
import { ensureRoom, finishFlow, type PageFlow, startFlow, writeText } from '#pdf/page-flow.ts';
import { drawStack, heightOfStack, type StackText } from '#pdf/stack.ts';
import { drawTable } from '#pdf/table.ts';
import type { Column } from '#pdf/table-columns.ts';
import type { Row } from '#pdf/table-row.ts';
import { wrapText } from '#pdf/wrap-text.ts';
import type { DocumentContent, DocumentLine } from '#shared/accounting/documents.ts';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { SEED_UNITS } from '#shared/firm/seed-units.ts';
import { printWhole } from '#shared/prices/money.ts';
import { frozenUnitLabel } from '#shared/prices/units.ts';
import type { PrintedContent, PrintedData } from './document-content.ts';
import { drawDocumentHead, type Particular } from './document-head.ts';
import { drawDocumentLines, leadingCells, leadingColumns, quantityCells } from './document-lines.ts';
import { drawSignatures, heightOfSignatures, type SignaturePlace } from './document-signatures.ts';
import { drawDocumentTotals, heightOfTotals } from './document-totals.ts';
import { type DocumentWords, documentWords } from './document-words.ts';

const COMMENT_GAP = 8;
const WATERMARK = { size: 104, leading: 104, isBold: true, color: COLORS.dangerFaint } as const;

export function titleOf(content: PrintedContent): string {
  const words = documentWords();
  const number =
    content.kind === 'proforma' ? `${words.first('order')} ${content.orderNumber}` : content.number;
  return `${words.first(content.kind)} ${number}`;
}

export async function drawDocument(document: Document, { content, logo }: PrintedData): Promise<void> {
  const words = documentWords(content.language);
  const isCancelled = content.kind === 'proforma' && content.isCancelled;
  const flow = startFlow(document, {
    footer: content.seller.footer,
    runningHead: [titleOf(content), content.buyer.name].filter(Boolean).join('  ·  '),
    pageLabel: (page, pages) => words.word('page', { page, pages }),
    ...(isCancelled ? { background: drawCancelled } : {}),
  });
  const head = {
    title: words.first(content.kind),
    subtitle: words.second(content.kind),
    number: content.kind === 'proforma' ? '' : content.number,
    stamp: isCancelled ? words.word('cancelled') : '',
    seller: content.seller,
    buyer: content.buyer,
    particulars: particularsOf(content, words),
  };
  drawDocumentHead(flow, words, head, await embedImage(document, logo));
  drawNotice(flow, words, content);
  const places = signaturesOf(content, words);
  const signatures = heightOfSignatures(places);
  const commentHeight = heightOfComment(flow, content.comment);
  const below = commentHeight + signatures;
  if (content.kind === 'delivery_note') drawDeliveryLines(flow, words, content.lines, below);
  else {
    drawDocumentLines(flow, words, content, heightOfTotals(flow, words, content) + below);
    drawDocumentTotals(flow, words, content);
  }
  drawComment(flow, words, content.comment, signatures);
  if (places.length > 0) drawSignatures(flow, places);
  finishFlow(flow);
}

function drawCancelled(canvas: Canvas): void {
  drawWatermark(canvas, documentWords().first('cancelled'), WATERMARK, 48);
}

function heightOfComment({ document }: PageFlow, comment: string): number {
  if (comment.trim() === '') return 0;
  const lines = wrapText(document.fonts, comment, TEXT.body, CONTENT_WIDTH, 3).length;
  return TEXT.label.leading + lines * TEXT.body.leading + COMMENT_GAP;
}

function drawComment(flow: PageFlow, words: DocumentWords, comment: string, signatures: number): void {
  if (comment.trim() === '') return;
  ensureRoom(flow, TEXT.label.leading + 2 * TEXT.body.leading);
  writeText(flow, words.word('comment'), TEXT.label);
  writeText(flow, comment, TEXT.body, COMMENT_GAP + signatures);
  flow.y += COMMENT_GAP;
}

function signaturesOf(content: PrintedContent, words: DocumentWords): SignaturePlace[] {
  // Three signature places are too narrow for both languages on one line.
  const hint = content.kind === 'delivery_note' ? words.stacked('signHere') : words.word('signHere');
  const received = { label: words.word('receivedBy'), hint };
  switch (content.kind) {
    case 'proforma':
      return [];
    case 'invoice':
      return [{ label: words.word('deliveredBy'), name: content.driverName, hint }, received];
    case 'delivery_note':
      return [
        { label: words.word('deliveredBy'), name: content.driverName, hint },
        received,
        { label: words.word('acceptedAt'), hint: '' },
      ];
    case 'credit_note':
    case 'debit_note':
      return [{ label: words.word('issuedBy'), hint }, received];
  }
}

const PADDING = 7;
const BELOW = 8;

export function drawNotice(flow: PageFlow, words: DocumentWords, content: PrintedContent): void {
  const texts = noticeTexts(words, content);
  if (texts.length === 0) return;
  const width = CONTENT_WIDTH - 2 * PADDING;
  const height = heightOfStack(flow.document.fonts, width, texts) + 2 * PADDING;
  fillBox(flow.canvas, { x: PAGE.marginX, y: flow.y, width: CONTENT_WIDTH, height }, COLORS.band);
  drawStack(flow, { x: PAGE.marginX + PADDING, y: flow.y + PADDING, width }, texts);
  flow.y += height + BELOW;
}

function noticeTexts(words: DocumentWords, content: PrintedContent): StackText[] {
  switch (content.kind) {
    case 'proforma':
      return [{ text: words.word('proformaNotice'), style: TEXT.strong }];
    case 'delivery_note':
      return [{ text: words.word('deliveryNotice'), style: TEXT.body }];
    case 'invoice':
      return content.number.startsWith('MIG-')
        ? [{ text: words.word('migratedNotice'), style: TEXT.body }]
        : [];
    case 'credit_note':
    case 'debit_note':
      return correctionTexts(words, content);
  }
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

export function particularsOf(content: PrintedContent, words: DocumentWords): readonly Particular[] {
  const day = (date: ISODate | null) => (date === null ? words.word('noDay') : formatDate(date));
  const order: Particular = [words.word('order'), String(content.orderNumber)];
  const driver: readonly Particular[] =
    content.driverName.trim() === '' ? [] : [[words.word('driver'), content.driverName]];
  if (content.kind === 'proforma') {
    return [
      [words.word('orderedOn'), day(content.orderedOn)],
      [words.word('deliveredOn'), day(content.deliverOn)],
      order,
      ...paymentOf(content, words),
      ...driver,
    ];
  }
  const issued: Particular = [words.word('issuedOn'), day(content.issuedOn)];
  const delivered: Particular = [words.word('deliveredOn'), day(content.deliveredOn)];
  const due: Particular = [words.word('dueOn'), day(content.dueOn)];
  switch (content.kind) {
    case 'invoice':
      return [issued, delivered, order, ...paymentOf(content, words), due, ...driver];
    case 'delivery_note': {
      const van: Particular[] = content.van === undefined ? [] : [[words.word('van'), content.van]];
      return [issued, delivered, order, ...driver, ...van];
    }
    case 'debit_note':
      return [issued, ...correctedOf(content.refersTo, words), order, ...paymentOf(content, words), due];
    case 'credit_note':
      return [issued, ...correctedOf(content.refersTo, words), order];
  }
}

function paymentOf(content: PrintedContent, words: DocumentWords): Particular[] {
  return [
    [words.word('payment'), content.paymentMethod.trim() || '—'],
    [words.word('terms'), termsOf(content, words)],
  ];
}

function termsOf({ kind, termsDays: days }: PrintedContent, words: DocumentWords): string {
  if (days === 0) return words.word('termsNone');
  return words.word(kind === 'proforma' ? 'termsAfterInvoice' : 'termsDays', { days });
}

function correctedOf(corrected: DocumentContent['refersTo'], words: DocumentWords): Particular[] {
  if (corrected === null) return [];
  const isDebit = corrected.kind === 'debit_note';
  return [
    [words.word(isDebit ? 'debitNumber' : 'invoiceNumber'), corrected.number],
    [words.word(isDebit ? 'debitDay' : 'invoiceDay'), formatDate(corrected.issuedOn)],
  ];
}

const ROW_HEIGHT = 19;
const SUM_HEIGHT = 24;

/** Quantities without prices, with space to write accepted quantities and faults. */
export function drawDeliveryLines(
  flow: PageFlow,
  words: DocumentWords,
  lines: readonly DocumentLine[],
  tailHeight: number,
): void {
  const columns: Column[] = [
    ...leadingColumns(words),
    { head: words.stacked('accepted'), width: { kind: 'fixed', points: 52 } },
    { head: words.stacked('remark'), width: { kind: 'fixed', points: 104 } },
  ];
  const rows = lines.map((line, index): Row => {
    const cells = [...leadingCells(line, index), ...quantityCells(line), 'box' as const, 'box' as const];
    return { kind: 'cells', cells, minHeight: ROW_HEIGHT };
  });
  drawTable(flow, columns, rows, { tailHeight: SUM_HEIGHT + tailHeight });
  drawSums(flow, words, lines);
}

function drawSums(flow: PageFlow, words: DocumentWords, lines: readonly DocumentLine[]): void {
  ensureRoom(flow, SUM_HEIGHT);
  const units = new Set([...SEED_UNITS.map(({ key }) => key), ...lines.flatMap(({ unit }) => unit ?? [])]);
  const sums = [...units].flatMap((unit) => {
    const ofUnit = lines.filter((line) => line.unit === unit);
    const quantity = ofUnit.reduce((sum, line) => sum + line.quantity, 0);
    return quantity === 0 ? [] : [`${printWhole(quantity)} ${frozenUnitLabel({ ...ofUnit[0], unit })}`];
  });
  const text = `${words.word('totalPieces')}: ${sums.join('  ·  ') || '—'}`;
  drawRule(flow.canvas, { x: PAGE.marginX, y: flow.y, width: CONTENT_WIDTH }, 0.9, COLORS.rule);
  drawLine(flow.canvas, text, { x: PAGE.marginX, y: flow.y + 6, width: CONTENT_WIDTH }, TEXT.strong);
  flow.y += SUM_HEIGHT;
}
