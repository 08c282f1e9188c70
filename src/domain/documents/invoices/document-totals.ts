import { drawLine, drawRule, fillBox } from '#pdf/canvas.ts';
import { COLORS, PAGE, TEXT, type TextStyle } from '#pdf/document-style.ts';
import { ensureRoom, type PageFlow } from '#pdf/page-flow.ts';
import { drawStack, heightOfStack, type StackText } from '#pdf/stack.ts';
import { measureText, wrapText } from '#pdf/wrap-text.ts';
import { formatBasisPoints, printCents } from '#shared/prices/money.ts';
import { type VatRateTotal, vatRatesOn } from '#shared/prices/vat.ts';
import type { PrintedContent } from './document-content.ts';
import type { DocumentWords } from './document-words.ts';

const SPLIT_COLUMNS = [56, 72, 66, 78] as const;
const SPLIT_WIDTH = SPLIT_COLUMNS.reduce((sum, column) => sum + column, 0);
const TOTALS_WIDTH = 216;
const TOTALS_X = PAGE.width - PAGE.marginX - TOTALS_WIDTH;
const TOTALS_PADDING = 6;
const ROW = 14;
const TOTAL_ROW = 26;
const GAP = 8;
const ABOVE = 10;
const BELOW = 12;

export function heightOfTotals(flow: PageFlow, words: DocumentWords, content: PrintedContent): number {
  const payment = heightOfStack(flow.document.fonts, SPLIT_WIDTH - GAP, paymentTexts(content, words));
  const left = headHeight(words) + ROW * ratesOf(content).length + payment;
  const right = 2 * ROW + TOTAL_ROW;
  return ABOVE + Math.max(left, right) + BELOW;
}

export function drawDocumentTotals(flow: PageFlow, words: DocumentWords, content: PrintedContent): void {
  const height = heightOfTotals(flow, words, content);
  ensureRoom(flow, height);
  const top = flow.y + ABOVE;
  const bottom = drawVatSplit(flow, words, ratesOf(content), top);
  drawStack(flow, { x: PAGE.marginX, y: bottom, width: SPLIT_WIDTH - GAP }, paymentTexts(content, words));
  drawTotals(flow, words, content, top);
  flow.y += height;
}

/** A tax invoice has a row for each rate in force, even where nothing was sold at it. */
function ratesOf(content: PrintedContent): readonly VatRateTotal[] {
  const { kind, vat } = content;
  if (kind === 'credit_note' || kind === 'debit_note') return vat;
  const unused = vatRatesOn(kind === 'proforma' ? content.orderedOn : content.issuedOn)
    .filter((inForce) => !vat.some((rate) => rate.vatBasisPoints === inForce))
    .map((vatBasisPoints) => ({ vatBasisPoints, netCents: 0, vatCents: 0, grossCents: 0 }));
  return [...vat, ...unused].sort((a, b) => b.vatBasisPoints - a.vatBasisPoints);
}

function paymentTexts(content: PrintedContent, words: DocumentWords): StackText[] {
  const { bankAccount } = content.seller;
  if (bankAccount.trim() === '' || content.kind === 'credit_note') return [];
  const reference = content.kind === 'proforma' ? '' : `${words.word('reference')}: ${content.number}`;
  return [
    { text: words.word('bankAccount'), style: TEXT.label, spaceBefore: 9 },
    { text: bankAccount, style: TEXT.strong, maxLines: 3 },
    { text: reference, style: TEXT.body, maxLines: 2 },
  ];
}

function headsOf(words: DocumentWords): string[] {
  return [words.stacked('rate'), words.stacked('net'), words.stacked('vat'), words.stacked('gross')];
}

function headHeight(words: DocumentWords): number {
  const lines = Math.max(...headsOf(words).map((head) => head.split('\n').length));
  return lines * TEXT.label.leading + 5;
}

function drawVatSplit(
  flow: PageFlow,
  words: DocumentWords,
  rates: readonly VatRateTotal[],
  top: number,
): number {
  const width = SPLIT_WIDTH - GAP;
  let y = top + headHeight(words);
  for (const [index, head] of headsOf(words).entries()) {
    const lines = head.split('\n');
    for (const [at, line] of lines.entries()) {
      const lineY = y - 3 - (lines.length - at) * TEXT.label.leading;
      drawInColumn(flow, index, line, lineY, TEXT.label);
    }
  }
  drawRule(flow.canvas, { x: PAGE.marginX, y, width }, 0.9, COLORS.rule);
  for (const rate of rates) {
    const amounts = [rate.netCents, rate.vatCents, rate.grossCents].map(printCents);
    const name = `${words.first('vat')} ${formatBasisPoints(rate.vatBasisPoints)}`;
    for (const [index, text] of [name, ...amounts].entries()) {
      drawInColumn(flow, index, text, y + (ROW - TEXT.cell.leading) / 2, TEXT.cell);
    }
    y += ROW;
    drawRule(flow.canvas, { x: PAGE.marginX, y, width }, 0.4, COLORS.hairline);
  }
  return y;
}

function drawInColumn(flow: PageFlow, column: number, text: string, y: number, style: TextStyle): void {
  const before = SPLIT_COLUMNS.slice(0, column).reduce((sum, width) => sum + width, 0);
  const width = (SPLIT_COLUMNS[column] ?? 0) - GAP;
  const align = column === 0 ? 'left' : 'right';
  drawLine(flow.canvas, text, { x: PAGE.marginX + before, y, width, align }, style);
}

function drawTotals(flow: PageFlow, words: DocumentWords, content: PrintedContent, top: number): void {
  const sum = (field: 'netCents' | 'vatCents') => content.vat.reduce((total, rate) => total + rate[field], 0);
  drawTotalRow(flow, words.word('totalNet'), sum('netCents'), top, ROW, TEXT.body);
  drawTotalRow(flow, words.word('totalVat'), sum('vatCents'), top + ROW, ROW, TEXT.body);
  const y = top + 2 * ROW + 2;
  fillBox(flow.canvas, { x: TOTALS_X, y, width: TOTALS_WIDTH, height: TOTAL_ROW }, COLORS.band);
  drawRule(flow.canvas, { x: TOTALS_X, y, width: TOTALS_WIDTH }, 0.9, COLORS.rule);
  drawTotalRow(flow, words.stacked('total'), content.totalCents, y, TOTAL_ROW, TEXT.figure);
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
  const { fonts } = flow.document;
  const x = TOTALS_X + TOTALS_PADDING;
  const width = TOTALS_WIDTH - 2 * TOTALS_PADDING;
  const amountWidth = measureText(fonts, printCents(cents), style);
  const labels = wrapText(fonts, label, labelStyle, Math.max(width - amountWidth - GAP, width / 3), 2);
  const labelTop = y + (height - labels.length * labelStyle.leading) / 2;
  for (const [index, line] of labels.entries()) {
    const at = { x, y: labelTop + index * labelStyle.leading, width: width / 1.5 };
    drawLine(flow.canvas, line, at, labelStyle);
  }
  const amount = {
    x: x + width / 3,
    y: y + (height - style.leading) / 2,
    width: (width * 2) / 3,
    align: 'right',
  } as const;
  drawLine(flow.canvas, printCents(cents), amount, style);
}
