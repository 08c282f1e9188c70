import { drawLine, drawRule } from '#pdf/canvas.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from '#pdf/document-style.ts';
import { ensureRoom, type PageFlow } from '#pdf/page-flow.ts';
import { drawTable } from '#pdf/table.ts';
import type { Column } from '#pdf/table-columns.ts';
import type { Row } from '#pdf/table-row.ts';
import type { DocumentLine } from '#shared/documents.ts';
import { printWhole } from '#shared/money.ts';
import { UNIT_LABELS, UNITS } from '#shared/units.ts';
import { leadingCells, leadingColumns, quantityCells } from './document-lines.ts';
import type { DocumentWords } from './document-words.ts';

const ROW_HEIGHT = 19;
const SUM_HEIGHT = 24;

/** Draws what goes with the van: pieces without prices, with room to write what was accepted and what was wrong. */
export function drawDeliveryLines(
  flow: PageFlow,
  words: DocumentWords,
  lines: readonly DocumentLine[],
  tailHeight: number,
): void {
  const columns: Column[] = [
    ...leadingColumns(words),
    { head: words.stacked('accepted'), width: { kind: 'fixed', points: 52 } },
    { head: words.stacked('remark'), width: { kind: 'fixed', points: 104 } },
  ];
  const rows = lines.map((line, index): Row => {
    const cells = [...leadingCells(line, index), ...quantityCells(line), 'box' as const, 'box' as const];
    return { kind: 'cells', cells, minHeight: ROW_HEIGHT };
  });
  drawTable(flow, columns, rows, { tailHeight: SUM_HEIGHT + tailHeight });
  drawSums(flow, words, lines);
}

function drawSums(flow: PageFlow, words: DocumentWords, lines: readonly DocumentLine[]): void {
  ensureRoom(flow, SUM_HEIGHT);
  const sums = UNITS.flatMap((unit) => {
    const quantity = lines.reduce((sum, line) => sum + (line.unit === unit ? line.quantity : 0), 0);
    return quantity === 0 ? [] : [`${printWhole(quantity)} ${UNIT_LABELS[unit]}`];
  });
  const text = `${words.word('totalPieces')}: ${sums.join('  ·  ') || '—'}`;
  drawRule(flow.canvas, { x: PAGE.marginX, y: flow.y, width: CONTENT_WIDTH }, 0.9, COLORS.rule);
  drawLine(flow.canvas, text, { x: PAGE.marginX, y: flow.y + 6, width: CONTENT_WIDTH }, TEXT.strong);
  flow.y += SUM_HEIGHT;
}
