import { type Canvas, drawWatermark } from '#pdf/canvas.ts';
import { type Document, embedImage } from '#pdf/document.ts';
import { COLORS, CONTENT_WIDTH, TEXT } from '#pdf/document-style.ts';
import { ensureRoom, finishFlow, type PageFlow, startFlow, writeText } from '#pdf/page-flow.ts';
import { wrapText } from '#pdf/wrap-text.ts';
import { drawDeliveryLines } from './delivery-lines.ts';
import type { PrintedContent, PrintedData } from './document-content.ts';
import { drawDocumentHead } from './document-head.ts';
import { drawDocumentLines } from './document-lines.ts';
import { drawNotice } from './document-notice.ts';
import { particularsOf } from './document-particulars.ts';
import { drawSignatures, heightOfSignatures, type SignaturePlace } from './document-signatures.ts';
import { drawDocumentTotals, heightOfTotals } from './document-totals.ts';
import { type DocumentWords, documentWords } from './document-words.ts';

const COMMENT_GAP = 8;
const WATERMARK = { size: 104, leading: 104, isBold: true, color: COLORS.dangerFaint } as const;

export function titleOf(paper: PrintedContent): string {
  const words = documentWords();
  const number = paper.kind === 'proforma' ? `${words.first('order')} ${paper.orderNumber}` : paper.number;
  return `${words.first(paper.kind)} ${number}`;
}

export async function drawDocument(document: Document, { paper, logo }: PrintedData): Promise<void> {
  const words = documentWords(paper.language);
  const isCancelled = paper.kind === 'proforma' && paper.isCancelled;
  const flow = startFlow(document, {
    footer: paper.seller.footer,
    runningHead: [titleOf(paper), paper.buyer.name].filter(Boolean).join('  ·  '),
    pageLabel: (page, pages) => words.word('page', { page, pages }),
    ...(isCancelled ? { background: drawCancelled } : {}),
  });
  const head = {
    title: words.first(paper.kind),
    subtitle: words.second(paper.kind),
    number: paper.kind === 'proforma' ? '' : paper.number,
    stamp: isCancelled ? words.word('cancelled') : '',
    seller: paper.seller,
    buyer: paper.buyer,
    particulars: particularsOf(paper, words),
  };
  drawDocumentHead(flow, words, head, await embedImage(document, logo));
  drawNotice(flow, words, paper);
  const places = signaturesOf(paper, words);
  const signatures = heightOfSignatures(places);
  const commentHeight = heightOfComment(flow, paper.comment);
  const below = commentHeight + signatures;
  if (paper.kind === 'delivery_note') drawDeliveryLines(flow, words, paper.lines, below);
  else {
    drawDocumentLines(flow, words, paper, heightOfTotals(flow, words, paper) + below);
    drawDocumentTotals(flow, words, paper);
  }
  drawComment(flow, words, paper.comment, signatures);
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

function signaturesOf(paper: PrintedContent, words: DocumentWords): SignaturePlace[] {
  // Three places side by side are too narrow for both languages in a line.
  const hint = paper.kind === 'delivery_note' ? words.stacked('signHere') : words.word('signHere');
  const received = { label: words.word('receivedBy'), hint };
  switch (paper.kind) {
    case 'proforma':
      return [];
    case 'invoice':
      return [{ label: words.word('deliveredBy'), name: paper.driverName, hint }, received];
    case 'delivery_note':
      return [
        { label: words.word('deliveredBy'), name: paper.driverName, hint },
        received,
        { label: words.word('acceptedAt'), hint: '' },
      ];
    case 'credit_note':
    case 'debit_note':
      return [{ label: words.word('issuedBy'), hint }, received];
  }
}
