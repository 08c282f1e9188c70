import type { DocumentFonts } from './document-fonts.ts';
import { TEXT } from './document-style.ts';
import type { ColumnBox } from './table-columns.ts';
import { type Cell, type CellText, LEAD_GAP, LEAD_WIDTH, type Mark, type Row } from './table-row.ts';
import { wrapText } from './wrap-text.ts';

export type SetCell = { readonly lines: readonly CellText[]; readonly mark: Mark | null };

export type SetCells = {
  readonly kind: 'cells';
  readonly cells: readonly SetCell[];
  readonly height: number;
  readonly again?: readonly SetCell[];
  readonly isOfRowBefore?: boolean;
};

export type SetRow = SetCells | { readonly kind: 'band'; readonly text: string; readonly height: number };

export const BAND_HEIGHT = 17;

export const TICK_SIZE = 8;

export const HEAD_PADDING = 3.5;

export function setRow(fonts: DocumentFonts, boxes: readonly ColumnBox[], row: Row, padding: number): SetRow {
  if (row.kind === 'band') return { kind: 'band', text: row.text, height: BAND_HEIGHT };
  const cells = boxes.map((box, index) => setCell(fonts, box, row.cells[index] ?? []));
  const textHeight = Math.max(...cells.map((cell) => heightOfLines(cell.lines)), TICK_SIZE);
  const again = row.again && boxes.map((box, index) => setCell(fonts, box, row.again?.[index] ?? []));
  const height = Math.max(textHeight + 2 * padding, row.minHeight ?? 0);
  return { kind: 'cells', cells, height, ...(again && { again, isOfRowBefore: row.isOfRowBefore ?? false }) };
}

/** The part of a row on a new page, under the repeated `again` cells. */
export function withAgain(row: SetCells, cells: readonly SetCell[], padding: number, least = 0): SetCells {
  const all = cells.map((cell, index) => ({
    ...cell,
    lines: [...(row.again?.[index]?.lines ?? []), ...cell.lines],
  }));
  const textHeight = Math.max(...all.map((cell) => heightOfLines(cell.lines)));
  return { ...row, cells: all, height: Math.max(textHeight + 2 * padding, least) };
}

export function setHead(fonts: DocumentFonts, boxes: readonly ColumnBox[]): SetCells {
  const cells = boxes.map(({ column, width }): SetCell => {
    const lines = wrapText(fonts, column.head, TEXT.label, width);
    return { lines: lines.map((text) => ({ text, style: TEXT.label })), mark: null };
  });
  const height = Math.max(...cells.map((cell) => heightOfLines(cell.lines)), 0) + 2 * HEAD_PADDING;
  return { kind: 'cells', cells, height };
}

export function heightOfLines(lines: readonly CellText[]): number {
  return lines.reduce((height, line) => height + line.style.leading, 0);
}

export function splitCells(cells: readonly SetCell[], room: number): [SetCell[], SetCell[]] {
  const now: SetCell[] = [];
  const later: SetCell[] = [];
  for (const cell of cells) {
    const fitting = countFitting(cell.lines, room);
    now.push({ lines: cell.lines.slice(0, fitting), mark: cell.mark });
    later.push({ lines: cell.lines.slice(fitting), mark: null });
  }
  return [now, later];
}

function countFitting(lines: readonly CellText[], room: number): number {
  let height = 0;
  for (const [index, line] of lines.entries()) {
    height += line.style.leading;
    if (height > room) return index;
  }
  return lines.length;
}

function setCell(fonts: DocumentFonts, box: ColumnBox, cell: Cell): SetCell {
  if (typeof cell === 'string') return { lines: [], mark: cell };
  // Figures are right-aligned and never wrapped: a line that is too wide is drawn smaller.
  const width = box.column.align === 'right' ? Number.POSITIVE_INFINITY : box.width;
  const lines = cell.flatMap(({ text, style, lead }) =>
    lead === undefined
      ? wrapText(fonts, text, style, width).map((line) => ({ text: line, style }))
      : wrapText(fonts, text, style, width - LEAD_WIDTH - LEAD_GAP).map((line, index) => ({
          text: line,
          style,
          lead: index === 0 ? lead : '',
        })),
  );
  return { lines, mark: null };
}
