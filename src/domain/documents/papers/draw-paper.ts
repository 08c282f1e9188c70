import { type Canvas, drawWatermark } from '#pdf/canvas.ts';
import { type Document, embedImage } from '#pdf/document.ts';
import { COLORS, CONTENT_WIDTH, TEXT } from '#pdf/document-style.ts';
import { ensureRoom, finishFlow, type PageFlow, startFlow, writeText } from '#pdf/page-flow.ts';
import { wrapText } from '#pdf/wrap-text.ts';
import { drawDeliveryLines } from './delivery-lines.ts';
import type { PaperContent, PaperData } from './paper-content.ts';
import { drawPaperHead } from './paper-head.ts';
import { drawPaperLines } from './paper-lines.ts';
import { drawNotice } from './paper-notice.ts';
import { particularsOf } from './paper-particulars.ts';
import { drawSignatures, heightOfSignatures, type SignaturePlace } from './paper-signatures.ts';
import { drawPaperTotals, heightOfTotals } from './paper-totals.ts';
import { type PaperWords, paperWords } from './paper-words.ts';

const COMMENT_GAP = 8;
const WATERMARK = { size: 104, leading: 104, isBold: true, color: COLORS.dangerFaint } as const;

/** What a paper is called: `Faturë FAT-2026-000123`; a pro-forma goes by its order. */
export function titleOf(paper: PaperContent): string {
  const words = paperWords();
  const number = paper.kind === 'proforma' ? `${words.first('order')} ${paper.orderNumber}` : paper.number;
  return `${words.first(paper.kind)} ${number}`;
}

/** Draws one paper on pages of its own, with its own page n of m. The same content gives the same pages. */
export async function drawPaper(document: Document, { paper, logo }: PaperData): Promise<void> {
  const words = paperWords(paper.language);
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
  drawPaperHead(flow, words, head, await embedImage(document, logo));
  drawNotice(flow, words, paper);
  const places = signaturesOf(paper, words);
  const signatures = heightOfSignatures(places);
  const commentHeight = heightOfComment(flow, paper.comment);
  const below = commentHeight + signatures;
  if (paper.kind === 'delivery_note') drawDeliveryLines(flow, words, paper.lines, below);
  else {
    drawPaperLines(flow, words, paper, heightOfTotals(flow, words, paper) + below);
    drawPaperTotals(flow, words, paper);
  }
  drawComment(flow, words, paper.comment, signatures);
  if (places.length > 0) drawSignatures(flow, places);
  finishFlow(flow);
}

function drawCancelled(canvas: Canvas): void {
  drawWatermark(canvas, paperWords().first('cancelled'), WATERMARK, 48);
}

/** Of its label and as many of its first lines as stay with the totals. */
function heightOfComment({ document }: PageFlow, comment: string): number {
  if (comment.trim() === '') return 0;
  const lines = wrapText(document.fonts, comment, TEXT.body, CONTENT_WIDTH, 3).length;
  return TEXT.label.leading + lines * TEXT.body.leading + COMMENT_GAP;
}

function drawComment(flow: PageFlow, words: PaperWords, comment: string, signatures: number): void {
  if (comment.trim() === '') return;
  ensureRoom(flow, TEXT.label.leading + 2 * TEXT.body.leading);
  writeText(flow, words.word('comment'), TEXT.label);
  writeText(flow, comment, TEXT.body, COMMENT_GAP + signatures);
  flow.y += COMMENT_GAP;
}

/** Nobody signs a pro-forma; what was signed at the door is the proof of delivery, a page of its own. */
function signaturesOf(paper: PaperContent, words: PaperWords): SignaturePlace[] {
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
