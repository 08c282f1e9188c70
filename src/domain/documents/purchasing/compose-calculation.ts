import { DOCUMENT_TEXTS } from '#domain/documents/documents-texts.ts';
import { closeDocument, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { COLORS, TEXT, type TextStyle } from '#pdf/document-style.ts';
import { finishFlow, startFlow } from '#pdf/page-flow.ts';
import { drawTable } from '#pdf/table.ts';
import type { Column } from '#pdf/table-columns.ts';
import type { Cell, Row } from '#pdf/table-row.ts';
import { drawTitleBlock } from '#pdf/title-block.ts';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { printCents, printWhole } from '#shared/prices/money.ts';
import { printUnitPrice } from '#shared/prices/unit-price.ts';

/** Costs and prices of a piece in ten-thousandths of a euro, null where unknown; `percentE2` is hundredths of a per cent. */
export type CalculationData = {
  readonly number: string;
  readonly supplierName: string;
  readonly supplierPaper: string;
  readonly receivedOn: ISODate;
  readonly lines: readonly {
    readonly productCode: string;
    readonly productName: string;
    readonly quantity: number;
    readonly costBeforeE4: number | null;
    readonly costAfterE4: number | null;
    readonly spreadCents: number;
    readonly netPriceE4: number;
    readonly percentE2: number | null;
    readonly isBelowMinimum: boolean;
  }[];
};

const AMOUNT = { kind: 'content', min: 44, max: 66 } as const;

const COLUMNS: readonly Column[] = [
  { head: 'Kodi', width: { kind: 'content', min: 36, max: 70 } },
  { head: 'Produkti', width: { kind: 'rest', share: 1 } },
  { head: 'Copë', align: 'right', width: { kind: 'content', min: 30, max: 52 } },
  { head: 'Kosto para', align: 'right', width: AMOUNT },
  { head: 'Kosto pas', align: 'right', width: AMOUNT },
  { head: 'Transport, doganë', align: 'right', width: AMOUNT },
  { head: 'Çmimi', align: 'right', width: AMOUNT },
  { head: 'Marzha', align: 'right', width: { kind: 'content', min: 44, max: 60 } },
];

export async function composeCalculation(fonts: FontSource, data: CalculationData): Promise<Uint8Array> {
  const { number, receivedOn, supplierName, supplierPaper, lines } = data;
  const title = `Kalkulim ${number}`;
  const document = await openDocument(fonts, title);
  const flow = startFlow(document, { footer: '', runningHead: title, pageLabel: DOCUMENT_TEXTS.page });
  const source = [supplierName || 'Pa furnitor', supplierPaper].filter(Boolean).join(' · ');
  drawTitleBlock(flow, {
    title,
    about: [
      { text: source, style: TEXT.body, spaceBefore: 2 },
      { text: 'Kosto dhe çmime për copë, të gjitha pa TVSH.', style: TEXT.small, spaceBefore: 2 },
    ],
    facts: [
      { label: 'Pranuar më', value: formatDate(receivedOn) },
      { label: 'Produkte', value: String(lines.length) },
    ],
  });
  drawTable(flow, COLUMNS, lines.map(toRow), { padding: 2.4, gap: 6 });
  finishFlow(flow);
  return closeDocument(document);
}

function toRow(line: CalculationData['lines'][number]): Row {
  const texts = [
    line.productCode,
    line.productName,
    printWhole(line.quantity),
    printCost(line.costBeforeE4),
    printCost(line.costAfterE4),
    line.spreadCents === 0 ? '' : printCents(line.spreadCents),
    printUnitPrice(line.netPriceE4),
  ];
  const percent = line.percentE2 === null ? '' : `${(line.percentE2 / 100).toFixed(2).replace('.', ',')} %`;
  const style: TextStyle = line.isBelowMinimum ? { ...TEXT.cell, color: COLORS.danger } : TEXT.cell;
  return { kind: 'cells', cells: [...texts.map((text) => toCell(text, TEXT.cell)), toCell(percent, style)] };
}

function toCell(text: string, style: TextStyle): Cell {
  return text === '' ? [] : [{ text, style }];
}

function printCost(costE4: number | null): string {
  return costE4 === null ? 'pa kosto' : printUnitPrice(costE4);
}
