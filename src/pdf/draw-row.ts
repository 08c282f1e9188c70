import { type Box, drawFitted, drawFrame, drawLine, drawRule, fillBox } from './canvas.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from './document-style.ts';
import type { PageFlow } from './page-flow.ts';
import {
  BAND_HEIGHT,
  HEAD_PADDING,
  heightOfLines,
  type SetCell,
  type SetCells,
  TICK_SIZE,
} from './set-row.ts';
import type { ColumnBox } from './table-columns.ts';
import { type CellText, LEAD_GAP, LEAD_WIDTH, type Mark } from './table-row.ts';

const BAND_INDENT = 5;

export function drawHead(flow: PageFlow, boxes: readonly ColumnBox[], head: SetCells): void {
  for (const [index, cell] of head.cells.entries()) {
    const top = flow.y + head.height - HEAD_PADDING - heightOfLines(cell.lines);
    const box = boxes[index];
    if (box) drawLines(flow, box, cell.lines, top);
  }
  flow.y += head.height;
  drawRule(flow.canvas, { x: PAGE.marginX, y: flow.y, width: CONTENT_WIDTH }, 0.9, COLORS.rule);
}

export function drawBand(flow: PageFlow, text: string): void {
  const style = TEXT.cellStrong;
  fillBox(
    flow.canvas,
    { x: PAGE.marginX, y: flow.y, width: CONTENT_WIDTH, height: BAND_HEIGHT },
    COLORS.band,
  );
  const y = flow.y + (BAND_HEIGHT - style.leading) / 2;
  const width = CONTENT_WIDTH - 2 * BAND_INDENT;
  drawFitted(flow.canvas, text, { x: PAGE.marginX + BAND_INDENT, y, width }, style);
  flow.y += BAND_HEIGHT;
}

export function drawCells(
  flow: PageFlow,
  boxes: readonly ColumnBox[],
  cells: readonly SetCell[],
  height: number,
  padding: number,
): void {
  for (const [index, cell] of cells.entries()) {
    const box = boxes[index];
    if (!box) continue;
    if (cell.mark === null) drawLines(flow, box, cell.lines, flow.y + padding);
    else drawMark(flow, cell.mark, { x: box.x, y: flow.y, width: box.width, height }, padding);
  }
  flow.y += height;
  drawRule(flow.canvas, { x: PAGE.marginX, y: flow.y, width: CONTENT_WIDTH }, 0.4, COLORS.hairline);
}

function drawLines(flow: PageFlow, box: ColumnBox, lines: readonly CellText[], top: number): void {
  const align = box.column.align ?? 'left';
  let y = top;
  for (const { text, style, lead } of lines) {
    const indent = lead === undefined ? 0 : LEAD_WIDTH + LEAD_GAP;
    drawLine(flow.canvas, lead ?? '', { x: box.x, y, width: LEAD_WIDTH, align: 'right' }, style);
    drawLine(flow.canvas, text, { x: box.x + indent, y, width: box.width - indent, align }, style);
    y += style.leading;
  }
}

function drawMark(flow: PageFlow, mark: Mark, box: Box, padding: number): void {
  if (mark === 'sign') {
    drawRule(flow.canvas, { x: box.x, y: box.y + box.height - 8, width: box.width }, 0.5, COLORS.muted);
    return;
  }
  if (mark === 'box') {
    const inner = { x: box.x, y: box.y + 2, width: box.width, height: box.height - 4 };
    drawFrame(flow.canvas, inner, 0.5, COLORS.hairline);
    return;
  }
  const y = box.y + padding + (TEXT.cell.leading - TICK_SIZE) / 2;
  drawFrame(flow.canvas, { x: box.x + 0.5, y, width: TICK_SIZE, height: TICK_SIZE }, 0.7, COLORS.muted);
}
