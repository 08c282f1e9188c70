import { drawFitted, drawLine, drawRule } from '#pdf/canvas.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from '#pdf/document-style.ts';
import { ensureRoom, type PageFlow } from '#pdf/page-flow.ts';

const GAP = 28;
const ABOVE = 14;
const ROOM_TO_SIGN = 34;

export type SignaturePlace = { readonly label: string; readonly name?: string; readonly hint: string };

export function heightOfSignatures(places: readonly SignaturePlace[]): number {
  if (places.length === 0) return 0;
  const beneath = places.map(({ name = '', hint }) =>
    name.trim() === '' ? hint.split('\n').length * TEXT.small.leading : TEXT.body.leading,
  );
  return ABOVE + TEXT.label.leading + ROOM_TO_SIGN + 3 + Math.max(...beneath);
}

export function drawSignatures(flow: PageFlow, places: readonly SignaturePlace[]): void {
  const height = heightOfSignatures(places);
  ensureRoom(flow, height);
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
  flow.y += height;
}
