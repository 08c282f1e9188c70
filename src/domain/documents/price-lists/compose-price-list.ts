import type { PaidPrice } from '#domain/catalog/price-tables.ts';
import type { Particular } from '#domain/documents/invoices/document-head.ts';
import type { AccountParties } from '#domain/documents/statements/statement-data.ts';
import { startAccountDocument } from '#domain/documents/statements/statement-parts.ts';
import { closeDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { TEXT } from '#pdf/document-style.ts';
import { finishFlow } from '#pdf/page-flow.ts';
import { drawTable } from '#pdf/table.ts';
import type { Column } from '#pdf/table-columns.ts';
import type { Cell, Row } from '#pdf/table-row.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { countText, isSoldByPack, piecesText } from '#shared/prices/packs.ts';
import { printUnitPrice } from '#shared/prices/unit-price.ts';
import { unitLabel } from '#shared/prices/units.ts';

/** `listName` is null for a customer without a price list. */
export type PriceListData = AccountParties & {
  readonly listName: string | null;
  readonly prices: readonly PaidPrice[];
};

const texts = {
  title: 'Lista e çmimeve',
  list: 'Lista',
  on: 'Çmimet më',
  products: 'Produkte',
  withVat: 'Të gjitha çmimet me TVSH',
  none: 'Nuk ka asnjë çmim.',
  from: (quantity: string) => `nga ${quantity}`,
  ofPack: (pieces: string) => `me ${pieces}`,
  each: (price: string, unit: string) => `${price} / ${unit}`,
};

const COLUMNS: readonly Column[] = [
  { head: 'Kodi', width: { kind: 'content', min: 40, max: 84 } },
  { head: 'Produkti', width: { kind: 'rest', share: 1 } },
  { head: 'Njësia', width: { kind: 'content', min: 34, max: 60 } },
  { head: 'Sasia', align: 'right', width: { kind: 'content', min: 44, max: 70 } },
  { head: 'Çmimi', align: 'right', width: { kind: 'content', min: 54, max: 84 } },
];

export async function composePriceList(fonts: FontSource, data: PriceListData): Promise<Uint8Array> {
  const { listName, prices, ...parties } = data;
  const ofList: readonly Particular[] = listName === null ? [] : [[texts.list, listName]];
  const printedOn = formatDate(data.printedOn);
  const flow = await startAccountDocument(fonts, {
    fileTitle: `${texts.title} ${data.buyer.name}, ${printedOn}`,
    title: texts.title,
    particulars: [
      [texts.on, printedOn],
      ...ofList,
      [texts.products, prices.length.toLocaleString('de-DE')],
      ['', texts.withVat],
    ],
    parties,
  });
  const rows = prices.length === 0 ? [toRow([[], [texts.none], [], [], []])] : prices.flatMap(rowsOf);
  drawTable(flow, COLUMNS, rows, { padding: 2.4, gap: 6 });
  finishFlow(flow);
  return closeDocument(flow.document);
}

/** Goods sold by the pack have the price of a pack, and below it that of a piece. */
function rowsOf({ code, name, steps, ...goods }: PriceListData['prices'][number]): Row[] {
  const { packName, packSize, unit } = goods;
  const isByPack = isSoldByPack(goods);
  const sold = isByPack ? [packName || 'pako', texts.ofPack(piecesText(packSize, goods))] : [unitLabel(unit)];
  const goodsCells = [[code], [name], sold];
  return steps.map(({ from, unitPriceE4 }, index): Row => {
    const what = index === 0 ? goodsCells : [[], [], []];
    const quantity = steps.length === 1 ? [] : [texts.from(countText(from, goods))];
    const piece = printUnitPrice(unitPriceE4);
    const price = isByPack
      ? [printUnitPrice(unitPriceE4 * packSize), texts.each(piece, unitLabel(unit).toLowerCase())]
      : [piece];
    const row = toRow([...what, quantity, price]);
    return index === 0 ? row : { ...row, again: toRow(goodsCells).cells, isOfRowBefore: true };
  });
}

function toRow(cells: readonly (readonly string[])[]) {
  return {
    kind: 'cells' as const,
    cells: cells.map(
      (lines): Cell => lines.map((text, index) => ({ text, style: index === 0 ? TEXT.cell : TEXT.small })),
    ),
  };
}
