import { DOCUMENT_TEXTS } from '#domain/documents/documents-texts.ts';
import type { InvoiceReceipt } from '#domain/documents/invoice-data.ts';
import { drawLine, drawRule } from '#pdf/canvas.ts';
import { COLORS, PAGE, TEXT, type TextStyle } from '#pdf/document-style.ts';
import { ensureRoom, type PageFlow } from '#pdf/page-flow.ts';
import { measureText } from '#pdf/wrap-text.ts';
import { formatBasisPoints, formatCents } from '#shared/money.ts';
import type { VatSplit } from '#shared/vat.ts';

const texts = DOCUMENT_TEXTS.invoice;

/** The rates of Kosovo; each has its row even where nothing was sold at it. */
const STANDARD_RATES = [1800, 800, 0] as const;

const SPLIT_COLUMNS = [48, 74, 68, 80] as const;
const TOTALS_WIDTH = 200;
const TOTALS_X = PAGE.width - PAGE.marginX - TOTALS_WIDTH;
const ROW = 14;
const TOTAL_ROW = 24;
const GAP = 8;

/** Height of the block of totals, for keeping it with the last line. */
export function heightOfTotals(split: VatSplit, receipt: InvoiceReceipt | null): number {
  const left = ROW * (rateRows(split).length + 1) + 12;
  const right = 2 * ROW + TOTAL_ROW + receiptRows(split, receipt).length * ROW;
  return Math.max(left, right) + 22;
}

/** Draws the VAT per rate at the left, what it all comes to at the right. */
export function drawInvoiceTotals(flow: PageFlow, split: VatSplit, receipt: InvoiceReceipt | null): void {
  const height = heightOfTotals(split, receipt);
  ensureRoom(flow, height);
  const top = flow.y + 10;
  drawVatSplit(flow, split, top);
  drawTotals(flow, split, receipt, top);
  flow.y += height;
}

function rateRows(split: VatSplit): VatSplit['rates'] {
  const unused = STANDARD_RATES.filter(
    (standard) => !split.rates.some((rate) => rate.vatBasisPoints === standard),
  ).map((vatBasisPoints) => ({ vatBasisPoints, netCents: 0, vatCents: 0, grossCents: 0 }));
  return [...split.rates, ...unused].sort((a, b) => b.vatBasisPoints - a.vatBasisPoints);
}

function drawVatSplit(flow: PageFlow, split: VatSplit, top: number): void {
  const width = SPLIT_COLUMNS.reduce((sum, column) => sum + column, 0) - GAP;
  drawSplitRow(flow, [texts.rate, texts.net, texts.vat, texts.gross], top, TEXT.label);
  let y = top + ROW;
  drawRule(flow.canvas, { x: PAGE.marginX, y, width }, 0.9, COLORS.rule);
  for (const rate of rateRows(split)) {
    const amounts = [rate.netCents, rate.vatCents, rate.grossCents].map(formatCents);
    drawSplitRow(flow, [`${texts.vat} ${formatBasisPoints(rate.vatBasisPoints)}`, ...amounts], y, TEXT.cell);
    y += ROW;
    drawRule(flow.canvas, { x: PAGE.marginX, y, width }, 0.4, COLORS.hairline);
  }
}

function drawSplitRow(flow: PageFlow, cells: readonly string[], y: number, style: TextStyle): void {
  let x: number = PAGE.marginX;
  for (const [index, width] of SPLIT_COLUMNS.entries()) {
    const align = index === 0 ? 'left' : 'right';
    const place = { x, y: y + (ROW - style.leading) / 2, width: width - GAP, align } as const;
    drawLine(flow.canvas, cells[index] ?? '', place, style);
    x += width;
  }
}

function drawTotals(flow: PageFlow, split: VatSplit, receipt: InvoiceReceipt | null, top: number): void {
  let y = top;
  for (const [label, cents] of [
    [texts.totalNet, split.netCents],
    [texts.totalVat, split.vatCents],
  ] as const) {
    drawTotalRow(flow, label, cents, y, ROW, TEXT.body);
    y += ROW;
  }
  drawRule(flow.canvas, { x: TOTALS_X, y: y + 1, width: TOTALS_WIDTH }, 0.9, COLORS.rule);
  drawTotalRow(flow, texts.total, split.grossCents, y + 1, TOTAL_ROW, TEXT.figure);
  y += TOTAL_ROW;
  for (const { label, cents } of receiptRows(split, receipt)) {
    drawTotalRow(flow, label, cents, y, ROW, TEXT.body);
    y += ROW;
  }
}

function drawTotalRow(
  flow: PageFlow,
  label: string,
  cents: number,
  y: number,
  height: number,
  style: TextStyle,
): void {
  const labelStyle = style === TEXT.figure ? TEXT.strong : style;
  const labelWidth = measureText(flow.document.fonts, label, labelStyle);
  const labelAt = { x: TOTALS_X, y: y + (height - labelStyle.leading) / 2, width: labelWidth };
  drawLine(flow.canvas, label, labelAt, labelStyle);
  const taken = labelWidth + GAP;
  drawLine(
    flow.canvas,
    formatCents(cents),
    {
      x: TOTALS_X + taken,
      y: y + (height - style.leading) / 2,
      width: TOTALS_WIDTH - taken,
      align: 'right',
    },
    style,
  );
}

function receiptRows(split: VatSplit, receipt: InvoiceReceipt | null): { label: string; cents: number }[] {
  if (receipt === null) return [];
  const received = { label: texts.received, cents: receipt.amountReceivedCents };
  const openCents = split.grossCents - receipt.amountReceivedCents;
  if (openCents === 0) return [received];
  const label = openCents > 0 ? texts.stillOwed : texts.overpaid;
  return [received, { label, cents: Math.abs(openCents) }];
}
