import { DOCUMENT_TEXTS } from '#domain/documents/documents-texts.ts';
import type { InvoiceLine } from '#domain/documents/invoice-data.ts';
import { TEXT } from '#pdf/document-style.ts';
import type { PageFlow } from '#pdf/page-flow.ts';
import { drawTable } from '#pdf/table.ts';
import type { Column } from '#pdf/table-columns.ts';
import type { Cell, CellText, Row } from '#pdf/table-row.ts';
import { REDUCTION_REASON_LABELS } from '#shared/delivery.ts';
import { formatBasisPoints, formatCents } from '#shared/money.ts';
import { UNIT_LABELS } from '#shared/units.ts';
import type { VatSplit } from '#shared/vat.ts';

const texts = DOCUMENT_TEXTS.invoice;
const AMOUNT = { kind: 'content', min: 34, max: 68 } as const;

/** Draws the lines of an invoice; the column of discounts only where one was given. */
export function drawInvoiceLines(
  flow: PageFlow,
  lines: readonly InvoiceLine[],
  split: VatSplit,
  tailHeight: number,
): void {
  const hasDiscounts = lines.some(isDiscounted);
  const rows = lines.map((line, index): Row => {
    const cells = lineCells(line, index, split.lineNetCents[index] ?? 0, hasDiscounts);
    return { kind: 'cells', cells };
  });
  drawTable(flow, lineColumns(hasDiscounts), rows, { tailHeight });
}

function lineColumns(hasDiscounts: boolean): Column[] {
  const { columns } = texts;
  const discount: Column = {
    head: columns.discount,
    align: 'right',
    width: { kind: 'content', min: 28, max: 50 },
  };
  return [
    { head: columns.position, align: 'right', width: { kind: 'content', min: 12, max: 24 } },
    { head: columns.code, width: { kind: 'content', min: 24, max: 62 } },
    { head: columns.description, width: { kind: 'rest', share: 1 } },
    { head: columns.quantity, align: 'right', width: { kind: 'content', min: 20, max: 44 } },
    { head: columns.unit, width: { kind: 'content', min: 18, max: 32 } },
    { head: columns.price, align: 'right', width: AMOUNT },
    ...(hasDiscounts ? [discount] : []),
    { head: columns.net, align: 'right', width: AMOUNT },
    { head: columns.rate, align: 'right', width: { kind: 'content', min: 18, max: 30 } },
    { head: columns.gross, align: 'right', width: AMOUNT },
  ];
}

function lineCells(line: InvoiceLine, index: number, netCents: number, hasDiscounts: boolean): Cell[] {
  return [
    [{ text: `${index + 1}`, style: { ...TEXT.cell, color: TEXT.small.color } }],
    [{ text: line.code, style: TEXT.cell }],
    [{ text: line.name || DOCUMENT_TEXTS.none, style: TEXT.cell }, ...reductionTexts(line)],
    plain(String(line.quantity)),
    plain(UNIT_LABELS[line.unit]),
    priceCell(line),
    ...(hasDiscounts ? [plain(discountText(line))] : []),
    plain(formatCents(netCents)),
    plain(formatBasisPoints(line.vatBasisPoints)),
    [{ text: formatCents(line.unitPriceCents * line.quantity), style: TEXT.cellStrong }],
  ];
}

function plain(text: string): Cell {
  return [{ text, style: TEXT.cell }];
}

function priceCell(line: InvoiceLine): Cell {
  const price = { text: formatCents(line.unitPriceCents), style: TEXT.cell };
  if (!isDiscounted(line)) return [price];
  return [price, { text: texts.listPrice(formatCents(line.listPriceCents)), style: TEXT.small }];
}

function discountText(line: InvoiceLine): string {
  return [line.discountBasisPoints, line.customerDiscountBasisPoints]
    .filter((share) => share > 0)
    .map((share) => `−${formatBasisPoints(share)}`)
    .join('\n');
}

function isDiscounted(line: InvoiceLine): boolean {
  return line.discountBasisPoints > 0 || line.customerDiscountBasisPoints > 0;
}

function reductionTexts(line: InvoiceLine): CellText[] {
  if (line.reductions.length === 0) return [];
  const returned = line.reductions.reduce((sum, reduction) => sum + reduction.quantity, 0);
  const reasons = line.reductions
    .map(({ quantity, reason }) => `${REDUCTION_REASON_LABELS[reason]} ${quantity}`)
    .join(', ');
  const delivered = texts.delivered(line.quantity, line.quantity + returned);
  return [{ text: `${delivered} (${reasons})`, style: TEXT.small }];
}
