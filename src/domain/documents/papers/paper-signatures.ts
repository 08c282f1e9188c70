import { drawFitted, drawLine, drawRule } from '#pdf/canvas.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from '#pdf/document-style.ts';
import { ensureRoom, type PageFlow } from '#pdf/page-flow.ts';

const GAP = 28;
const ABOVE = 14;
const ROOM_TO_SIGN = 36;

/** Height of a row of places to sign; what is to be written there takes a line in each language. */
export const SIGNATURES_HEIGHT = ABOVE + TEXT.label.leading + ROOM_TO_SIGN + 3 + 2 * TEXT.small.leading;

/** A place to sign: who signs; beneath the line their name, or what is to be written there. */
export type SignaturePlace = { readonly label: string; readonly name?: string; readonly hint: string };

/** Draws places to sign side by side. */
export function drawSignatures(flow: PageFlow, places: readonly SignaturePlace[]): void {
  ensureRoom(flow, SIGNATURES_HEIGHT);
  const top = flow.y + ABOVE;
  const width = (CONTENT_WIDTH - GAP * (places.length - 1)) / places.length;
  for (const [index, { label, name = '', hint }] of places.entries()) {
    const x = PAGE.marginX + index * (width + GAP);
    drawLine(flow.canvas, label, { x, y: top, width }, TEXT.label);
    const lineY = top + TEXT.label.leading + ROOM_TO_SIGN;
    drawRule(flow.canvas, { x, y: lineY, width }, 0.6, COLORS.rule);
    if (name.trim() !== '') drawFitted(flow.canvas, name, { x, y: lineY + 3, width }, TEXT.body);
    else
      for (const [at, line] of hint.split('\n').entries()) {
        drawFitted(flow.canvas, line, { x, y: lineY + 3 + at * TEXT.small.leading, width }, TEXT.small);
      }
  }
  flow.y += SIGNATURES_HEIGHT;
}
