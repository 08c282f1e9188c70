import { DOCUMENT_TEXTS } from '#domain/documents/documents-texts.ts';
import type { InvoiceData } from '#domain/documents/invoice-data.ts';
import { type Canvas, drawWatermark } from '#pdf/canvas.ts';
import { type Document, embedImage } from '#pdf/document.ts';
import { COLORS, TEXT } from '#pdf/document-style.ts';
import { ensureRoom, finishFlow, type PageFlow, startFlow, writeText } from '#pdf/page-flow.ts';
import { splitVat } from '#shared/vat.ts';
import { drawInvoiceHead } from './invoice-head.ts';
import { drawInvoiceLines } from './invoice-lines.ts';
import { drawInvoiceSignatures, SIGNATURES_HEIGHT } from './invoice-signatures.ts';
import { drawInvoiceTotals, heightOfTotals } from './invoice-totals.ts';

const texts = DOCUMENT_TEXTS.invoice;
const COMMENT_GAP = 8;
const WATERMARK = { size: 104, leading: 104, isBold: true, color: COLORS.dangerFaint } as const;

/** Draws one invoice on pages of its own, with its own page n of m. A cancelled one says ANULUAR on each page. */
export async function drawInvoice(document: Document, data: InvoiceData): Promise<void> {
  const flow = startFlow(document, {
    footer: data.seller.footer,
    runningHead: [texts.fileTitle(data.orderNumber), data.buyer.name].filter(Boolean).join('  ·  '),
    pageLabel: DOCUMENT_TEXTS.page,
    ...(data.isCancelled ? { background: drawCancelled } : {}),
  });
  const split = splitVat(
    data.lines.map((line) => ({
      grossCents: line.unitPriceCents * line.quantity,
      vatBasisPoints: line.vatBasisPoints,
    })),
  );
  drawInvoiceHead(flow, data, await embedImage(document, data.seller.logo));
  const commentHeight = data.comment.trim() === '' ? 0 : 2 * TEXT.body.leading + COMMENT_GAP;
  const tailHeight = heightOfTotals(split, data.receipt) + commentHeight + SIGNATURES_HEIGHT;
  drawInvoiceLines(flow, data.lines, split, tailHeight);
  drawInvoiceTotals(flow, split, data.receipt);
  drawComment(flow, data.comment);
  drawInvoiceSignatures(flow, data);
  finishFlow(flow);
}

function drawCancelled(canvas: Canvas): void {
  drawWatermark(canvas, texts.cancelled, WATERMARK, 48);
}

function drawComment(flow: PageFlow, comment: string): void {
  if (comment.trim() === '') return;
  ensureRoom(flow, TEXT.label.leading + 2 * TEXT.body.leading);
  writeText(flow, texts.comment, TEXT.label);
  writeText(flow, comment, TEXT.body, COMMENT_GAP + SIGNATURES_HEIGHT);
  flow.y += COMMENT_GAP;
}
