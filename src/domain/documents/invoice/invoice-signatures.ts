import { DOCUMENT_TEXTS } from '#domain/documents/documents-texts.ts';
import type { InvoiceData } from '#domain/documents/invoice-data.ts';
import { drawFitted, drawLine, drawPenPath, drawRule } from '#pdf/canvas.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from '#pdf/document-style.ts';
import { ensureRoom, type PageFlow } from '#pdf/page-flow.ts';
import { penPathInBox } from '#pdf/pen-path.ts';

const texts = DOCUMENT_TEXTS.invoice;
const GAP = 40;
const WIDTH = (CONTENT_WIDTH - GAP) / 2;
const ROOM_TO_SIGN = 36;

/** Height of the two signature lines. */
export const SIGNATURES_HEIGHT = 14 + TEXT.label.leading + ROOM_TO_SIGN + 3 + TEXT.body.leading;

/** Draws the lines of deliverer and receiver, with the names and the signature that are known. */
export function drawInvoiceSignatures(flow: PageFlow, data: InvoiceData): void {
  ensureRoom(flow, SIGNATURES_HEIGHT);
  const top = flow.y + 14;
  drawPlace(flow, texts.deliveredBy, data.driverName, PAGE.marginX, top);
  const receiverX = PAGE.marginX + WIDTH + GAP;
  drawPlace(flow, texts.receivedBy, data.receipt?.receiverName ?? '', receiverX, top);
  const box = { x: receiverX, y: top + 4, width: WIDTH, height: ROOM_TO_SIGN + 2 };
  const path = penPathInBox(data.receipt?.signaturePath ?? '', box);
  if (path.length > 0) drawPenPath(flow.canvas, path, 1.1, COLORS.ink);
  flow.y += SIGNATURES_HEIGHT;
}

function drawPlace(flow: PageFlow, label: string, name: string, x: number, top: number): void {
  drawLine(flow.canvas, label, { x, y: top, width: WIDTH }, TEXT.label);
  const lineY = top + TEXT.label.leading + ROOM_TO_SIGN;
  drawRule(flow.canvas, { x, y: lineY, width: WIDTH }, 0.6, COLORS.rule);
  const hint = name.trim() === '';
  const place = { x, y: lineY + 3, width: WIDTH };
  drawFitted(flow.canvas, hint ? texts.signHere : name, place, hint ? TEXT.small : TEXT.body);
}
