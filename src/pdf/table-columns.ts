import type { Align } from './canvas.ts';
import type { DocumentFonts } from './document-fonts.ts';
import { CONTENT_WIDTH, PAGE, TEXT } from './document-style.ts';
import type { Row } from './table-row.ts';
import { measureText } from './wrap-text.ts';

export type Column = {
  readonly head: string;
  readonly align?: Align;
  readonly width:
    | { readonly kind: 'fixed'; readonly points: number }
    | { readonly kind: 'content'; readonly min: number; readonly max: number }
    | { readonly kind: 'rest'; readonly share: number };
};

export type ColumnBox = { readonly column: Column; readonly x: number; readonly width: number };

const GAP = 8;

export function layOutColumns(
  fonts: DocumentFonts,
  columns: readonly Column[],
  rows: readonly Row[],
  gap = GAP,
): readonly ColumnBox[] {
  const widths = columns.map((column, index) => naturalWidth(fonts, column, rows, index));
  const taken = widths.reduce((sum, width) => sum + width, 0) + gap * (columns.length - 1);
  const shares = columns.reduce((sum, { width }) => sum + (width.kind === 'rest' ? width.share : 0), 0);
  let x: number = PAGE.marginX;
  return columns.map((column, index) => {
    const share = column.width.kind === 'rest' ? column.width.share / shares : 0;
    const width = (widths[index] ?? 0) + share * (CONTENT_WIDTH - taken);
    const box = { column, x, width };
    x += width + gap;
    return box;
  });
}

function naturalWidth(
  fonts: DocumentFonts,
  { head, width }: Column,
  rows: readonly Row[],
  index: number,
): number {
  if (width.kind === 'rest') return 0;
  if (width.kind === 'fixed') return width.points;
  const headWords = head.split(/\s/).map((word) => measureText(fonts, word, TEXT.label));
  const widest = Math.max(width.min, ...headWords, ...contentWidths(fonts, rows, index));
  return Math.min(widest + 0.5, width.max);
}

function contentWidths(fonts: DocumentFonts, rows: readonly Row[], index: number): number[] {
  return rows.flatMap((row) => {
    const cell = row.kind === 'cells' ? row.cells[index] : undefined;
    if (cell === undefined || typeof cell === 'string') return [];
    return cell.flatMap(({ text, style }) =>
      fonts
        .clean(text)
        .split('\n')
        .map((line) => measureText(fonts, line, style)),
    );
  });
}
