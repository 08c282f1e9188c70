import { type Align, drawLine } from './canvas.ts';
import type { DocumentFonts } from './document-fonts.ts';
import type { PageFlow } from './page-flow.ts';
import type { CellText } from './table-row.ts';
import { wrapText } from './wrap-text.ts';

/** Limited to a number of lines so that no input can push the rest off the page. */
export type StackText = CellText & { readonly maxLines?: number; readonly spaceBefore?: number };

export type StackPlace = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: Align;
};

const MAX_LINES = 6;

export function heightOfStack(fonts: DocumentFonts, width: number, texts: readonly StackText[]): number {
  return texts.reduce((height, { text, style, maxLines = MAX_LINES, spaceBefore = 0 }) => {
    const lines = wrapText(fonts, text, style, width, maxLines).length;
    return height + (lines === 0 ? 0 : spaceBefore + lines * style.leading);
  }, 0);
}

export function drawStack(flow: PageFlow, place: StackPlace, texts: readonly StackText[]): number {
  let y = place.y;
  for (const { text, style, maxLines = MAX_LINES, spaceBefore = 0 } of texts) {
    const lines = wrapText(flow.document.fonts, text, style, place.width, maxLines);
    if (lines.length > 0) y += spaceBefore;
    for (const line of lines) {
      drawLine(flow.canvas, line, { ...place, y }, style);
      y += style.leading;
    }
  }
  return y;
}
