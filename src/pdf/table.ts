import { TEXT } from './document-style.ts';
import { drawBand, drawCells, drawHead } from './draw-row.ts';
import { breakPage, ensureRoom, freshPageHeight, type PageFlow } from './page-flow.ts';
import {
  BAND_HEIGHT,
  heightOfLines,
  type SetCells,
  type SetRow,
  setHead,
  setRow,
  splitCells,
  withAgain,
} from './set-row.ts';
import { type Column, type ColumnBox, layOutColumns } from './table-columns.ts';
import type { Row } from './table-row.ts';

export type TableOptions = {
  /** Height of the part after the table that must not be alone on a page: the last row moves with it. */
  readonly tailHeight?: number;
  /** The last row is a sum: the row before it moves to a new page with it. */
  readonly endsInSum?: boolean;
  readonly padding?: number;
  readonly closePadding?: number;
  readonly gap?: number;
};

const LEAST_OPENING = 60;

export function drawTable(
  flow: PageFlow,
  columns: readonly Column[],
  rows: readonly Row[],
  { tailHeight = 0, endsInSum = false, padding: wanted = 3.2, closePadding = wanted, gap }: TableOptions = {},
): void {
  const { fonts } = flow.document;
  const boxes = layOutColumns(fonts, columns, rows, gap);
  const head = setHead(fonts, boxes);
  const setAll = (room: number) => rows.map((row) => setRow(fonts, boxes, row, room));
  const endsHere = (set: readonly SetRow[]) =>
    set.reduce((bottom, row) => bottom + row.height, flow.y + head.height + tailHeight) <= flow.bottom;
  const padding = !endsHere(setAll(wanted)) && endsHere(setAll(closePadding)) ? closePadding : wanted;
  const setRows = setAll(padding);
  const roomFor = (index: number) => roomNeeded(setRows, index, tailHeight, endsInSum);
  const opening = head.height + roomFor(0);
  ensureRoom(flow, opening <= freshPageHeight(flow) ? opening : head.height + LEAST_OPENING);
  drawHead(flow, boxes, head);
  let band = '';
  for (const [index, row] of setRows.entries()) {
    const needed = roomFor(index);
    const fitsFreshPage = needed <= freshPageHeight(flow) - head.height - BAND_HEIGHT;
    const isBroken = flow.y + needed > flow.bottom && fitsFreshPage;
    if (isBroken) {
      breakPage(flow);
      drawHead(flow, boxes, head);
      if (row.kind === 'cells' && band !== '') drawBand(flow, band);
    }
    if (row.kind === 'band') {
      band = row.text;
      drawBand(flow, row.text);
    } else {
      const isPart = isBroken && row.isOfRowBefore === true;
      drawWholeRow(flow, boxes, head, isPart ? withAgain(row, row.cells, padding, row.height) : row, padding);
    }
  }
}

function roomNeeded(rows: readonly SetRow[], index: number, tailHeight: number, endsInSum: boolean): number {
  const row = rows[index];
  if (row === undefined) return 0;
  const isBeforeSum = endsInSum && index === rows.length - 2;
  const next = row.kind === 'band' || isBeforeSum ? (rows[index + 1]?.height ?? 0) : 0;
  const isLast = isBeforeSum || index === rows.length - 1;
  return row.height + next + (isLast ? tailHeight : 0);
}

function drawWholeRow(
  flow: PageFlow,
  boxes: readonly ColumnBox[],
  head: SetCells,
  row: SetCells,
  padding: number,
): void {
  let { cells, height } = row;
  while (flow.y + height > flow.bottom + 0.01) {
    const room = Math.max(flow.bottom - flow.y - 2 * padding, TEXT.title.leading);
    const [now, later] = splitCells(cells, room);
    drawCells(flow, boxes, now, flow.bottom - flow.y, padding);
    const rest = Math.max(...later.map((cell) => heightOfLines(cell.lines)));
    if (rest === 0) return;
    breakPage(flow);
    drawHead(flow, boxes, head);
    ({ cells, height } = withAgain(row, later, padding));
  }
  drawCells(flow, boxes, cells, height, padding);
}
