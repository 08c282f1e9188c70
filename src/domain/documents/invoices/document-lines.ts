import { TEXT } from '#pdf/document-style.ts';
import type { PageFlow } from '#pdf/page-flow.ts';
import { drawTable } from '#pdf/table.ts';
import type { Column } from '#pdf/table-columns.ts';
import type { Cell, CellText, Row } from '#pdf/table-row.ts';
import type { DocumentLine } from '#shared/accounting/documents.ts';
import { divideHalfUp, formatBasisPoints, printCents, printWhole } from '#shared/prices/money.ts';
import { packsText, piecesText } from '#shared/prices/packs.ts';
import { printUnitPrice } from '#shared/prices/unit-price.ts';
import { frozenUnitLabel } from '#shared/prices/units.ts';
import { lineNets } from '#shared/prices/vat.ts';
import type { PrintedContent } from './document-content.ts';
import type { DocumentWords } from './document-words.ts';

const NONE = '—';
const AMOUNT = { kind: 'content', min: 34, max: 68 } as const;
const GAP = 6;

const SECOND_PRICE_NAME = 47;

const CLOSE_PADDING = 2;

type NamedLine = Pick<DocumentLine, 'code' | 'name' | 'quantity' | 'unit' | 'unitName' | 'pack'>;

type PricedLine = { readonly line: DocumentLine; readonly netPrice: string; readonly netCents: number };

export function drawDocumentLines(
  flow: PageFlow,
  words: DocumentWords,
  { lines, vat }: Pick<PrintedContent, 'lines' | 'vat'>,
  tailHeight: number,
): void {
  const hasDiscounts = lines.some(isDiscounted);
  const netPrices = formatNetPrices(lines);
  const nets = lineNets(lines.map(toVatLine), vat);
  const rows = lines.map((line, index): Row => {
    const priced = { line, netPrice: netPrices[index] ?? '', netCents: nets[index] ?? 0 };
    return { kind: 'cells', cells: lineCells(words, priced, index, hasDiscounts) };
  });
  drawTable(flow, lineColumns(words, hasDiscounts), rows, {
    tailHeight,
    gap: GAP,
    closePadding: CLOSE_PADDING,
  });
}

export function quantityCells(line: Pick<DocumentLine, 'quantity' | 'unit' | 'unitName'>): [Cell, Cell] {
  const { quantity, unit } = line;
  if (quantity === 0 || unit === null) return [plain(NONE), plain('')];
  return [plain(printWhole(quantity)), plain(frozenUnitLabel({ ...line, unit }))];
}

export function leadingCells(line: NamedLine, index: number): Cell[] {
  return [
    [{ text: `${index + 1}`, style: { ...TEXT.cell, color: TEXT.small.color } }],
    plain(line.code),
    [{ text: line.name.trim() || NONE, style: TEXT.cell }, ...packText(line)],
  ];
}

function packText({ quantity, unit, unitName, pack }: NamedLine): CellText[] {
  if (!pack || !unit) return [];
  const goods = {
    unit,
    ...(unitName === undefined ? {} : { unitName }),
    packName: pack.name,
    packSize: pack.size,
  };
  const packs = packsText(quantity, goods);
  if (packs === '') return [];
  const of = quantity % pack.size === 0 ? ` × ${piecesText(pack.size, goods)}` : '';
  return [{ text: `${packs}${of}`, style: TEXT.small }];
}

export function leadingColumns(words: DocumentWords): Column[] {
  return [
    { head: words.stacked('position'), align: 'right', width: { kind: 'content', min: 12, max: 26 } },
    { head: words.stacked('code'), width: { kind: 'content', min: 24, max: 58 } },
    { head: words.stacked('description'), width: { kind: 'rest', share: 1 } },
    { head: words.stacked('quantity'), align: 'right', width: { kind: 'content', min: 20, max: 44 } },
    { head: words.stacked('unit'), width: { kind: 'content', min: 18, max: 36 } },
  ];
}

export function plain(text: string): Cell {
  return [{ text, style: TEXT.cell }];
}

function toVatLine({ totalCents, vatBasisPoints }: DocumentLine) {
  return { grossCents: totalCents, vatBasisPoints };
}

function lineColumns(words: DocumentWords, hasDiscounts: boolean): Column[] {
  const discount: Column = {
    head: words.stacked('discount'),
    align: 'right',
    width: { kind: 'content', min: 28, max: 50 },
  };
  const price = words.second('price') === '' ? AMOUNT : { ...AMOUNT, min: SECOND_PRICE_NAME };
  return [
    ...leadingColumns(words),
    { head: words.stacked('netPrice'), align: 'right', width: AMOUNT },
    { head: words.stacked('price'), align: 'right', width: price },
    ...(hasDiscounts ? [discount] : []),
    { head: words.stacked('net'), align: 'right', width: AMOUNT },
    { head: words.stacked('vat'), align: 'right', width: { kind: 'content', min: 18, max: 30 } },
    { head: words.stacked('gross'), align: 'right', width: AMOUNT },
  ];
}

function lineCells(words: DocumentWords, priced: PricedLine, index: number, hasDiscounts: boolean): Cell[] {
  const { line, netPrice, netCents } = priced;
  const isMoneyAlone = line.quantity === 0;
  return [
    ...leadingCells(line, index),
    ...quantityCells(line),
    plain(isMoneyAlone ? NONE : netPrice),
    isMoneyAlone ? plain(NONE) : priceCell(words, line),
    ...(hasDiscounts ? [plain(discountText(line))] : []),
    plain(printCents(netCents)),
    plain(formatBasisPoints(line.vatBasisPoints)),
    [{ text: printCents(line.totalCents), style: TEXT.cellStrong }],
  ];
}

function priceCell(words: DocumentWords, line: DocumentLine): Cell {
  const price: CellText = { text: printUnitPrice(line.unitPriceE4), style: TEXT.cell };
  if (!isDiscounted(line)) return [price];
  const listPrice = words.first('listPrice', { price: printUnitPrice(line.listPriceE4) });
  return [price, { text: listPrice, style: TEXT.small }];
}

function discountText(line: DocumentLine): string {
  return [line.discountBasisPoints, line.customerDiscountBasisPoints]
    .filter((share) => share > 0)
    .map((share) => `−${formatBasisPoints(share)}`)
    .join('\n');
}

function isDiscounted(line: DocumentLine): boolean {
  return line.quantity > 0 && (line.discountBasisPoints > 0 || line.customerDiscountBasisPoints > 0);
}

type Priced = Pick<DocumentLine, 'unitPriceE4' | 'vatBasisPoints'>;

/**
 * Net unit prices. With four decimals, because a net price rounded to the cent no longer multiplies to the line's
 * value; with two where that is exact for all lines.
 */
export function formatNetPrices(lines: readonly Priced[]): string[] {
  const nets = lines.map(netTenThousandths);
  const isExact = nets.every((net) => net % 100 === 0);
  return nets.map((net) => formatTenThousandths(net, isExact ? 2 : 4));
}

function netTenThousandths({ unitPriceE4, vatBasisPoints }: Priced): number {
  return divideHalfUp(BigInt(unitPriceE4) * 10_000n, BigInt(10_000 + vatBasisPoints));
}

function formatTenThousandths(value: number, decimals: 2 | 4): string {
  const fraction = (value % 10_000).toString().padStart(4, '0').slice(0, decimals);
  return `${printWhole(Math.trunc(value / 10_000))},${fraction} €`;
}
