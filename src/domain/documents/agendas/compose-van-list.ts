import type {
  LoadedStop,
  LoadListData,
  ReturnedLine,
  ReturnListData,
  VanProduct,
} from '#domain/delivery/van-list-data.ts';
import { DOCUMENT_TEXTS } from '#domain/documents/documents-texts.ts';
import { GOODS_COLUMNS, GOODS_PADDING, goodsCells } from '#domain/documents/goods-table.ts';
import { closeDocument, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { TEXT } from '#pdf/document-style.ts';
import { ensureRoom, finishFlow, type PageFlow, startFlow, writeText } from '#pdf/page-flow.ts';
import { drawTable } from '#pdf/table.ts';
import type { Column } from '#pdf/table-columns.ts';
import type { Row } from '#pdf/table-row.ts';
import { drawTitleBlock } from '#pdf/title-block.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { RETURN_REASON_LABELS } from '#shared/delivery.ts';
import { kilogramsAbove, vanText } from '#shared/firm/vans.ts';
import { printWhole } from '#shared/prices/money.ts';

const texts = DOCUMENT_TEXTS.van;
const SECTION_GAP = 16;

const { columns } = texts;
const { tick, quantity } = GOODS_COLUMNS;
const WEIGHT: Column = { head: columns.weight, align: 'right', width: { kind: 'content', min: 40, max: 60 } };

export async function composeLoadList(fonts: FontSource, data: LoadListData): Promise<Uint8Array> {
  const title = texts.loadTitle;
  const flow = await openList(fonts, title, data);
  const pieces = data.products.reduce((sum, product) => sum + product.quantity, 0);
  drawHead(
    flow,
    title,
    data,
    [
      { label: texts.stops, value: String(data.stopCount) },
      { label: texts.pieces, value: printWhole(pieces) },
      { label: texts.weight, value: weightOf(data.products) },
    ],
    overloadOf(data),
  );
  if (data.products.length === 0) writeText(flow, texts.nothingToLoad, TEXT.body);
  else {
    drawTable(flow, [...Object.values(GOODS_COLUMNS), WEIGHT], data.products.map(productRow), {
      padding: GOODS_PADDING,
    });
    drawStops(flow, data.stops);
  }
  finishFlow(flow);
  return closeDocument(flow.document);
}

export async function composeReturnList(fonts: FontSource, data: ReturnListData): Promise<Uint8Array> {
  const title = texts.returnTitle;
  const flow = await openList(fonts, title, data);
  const pieces = data.lines.reduce((sum, line) => sum + line.quantity, 0);
  drawHead(flow, title, data, [{ label: texts.pieces, value: printWhole(pieces) }]);
  if (data.lines.length === 0) writeText(flow, texts.nothingToReturn, TEXT.body);
  else drawTable(flow, Object.values(GOODS_COLUMNS), returnRows(data.lines), { padding: GOODS_PADDING });
  finishFlow(flow);
  return closeDocument(flow.document);
}

type VanDay = Pick<LoadListData, 'date' | 'driver' | 'van'>;

async function openList(fonts: FontSource, title: string, data: VanDay): Promise<PageFlow> {
  const document = await openDocument(fonts, `${title}, ${aboutOf(data)}`);
  const runningHead = `${title}  ·  ${aboutOf(data)}`;
  return startFlow(document, { footer: '', runningHead, pageLabel: DOCUMENT_TEXTS.page });
}

function aboutOf({ date, driver }: VanDay): string {
  return `${driver.name}, ${formatDate(date)}`;
}

function drawHead(
  flow: PageFlow,
  title: string,
  { date, driver, van }: VanDay,
  facts: readonly { readonly label: string; readonly value: string }[],
  warning = '',
): void {
  drawTitleBlock(flow, {
    title,
    about: [
      { text: driver.name || DOCUMENT_TEXTS.none, style: TEXT.heading, maxLines: 2, spaceBefore: 2 },
      { text: [formatDate(date), van ? vanText(van) : ''].filter(Boolean).join('  ·  '), style: TEXT.body },
      { text: warning, style: TEXT.strong },
    ],
    facts: [...facts],
  });
}

/** Loading is never blocked, since the products' weights are entered by hand. */
function overloadOf({ van, products }: LoadListData): string {
  const above = van ? kilogramsAbove(gramsOf(products), van) : 0;
  return van && above > 0 ? texts.overload(above * 1000, van.payloadKg ?? 0) : '';
}

function gramsOf(products: readonly VanProduct[]): number {
  return products.reduce((sum, { weightGrams, quantity }) => sum + (weightGrams ?? 0) * quantity, 0);
}

function weightOf(products: readonly VanProduct[]): string {
  const grams = gramsOf(products);
  const isWhole = products.every((product) => product.weightGrams !== null);
  return texts.kilograms(grams, isWhole);
}

function productRow(product: VanProduct): Row {
  const weight =
    product.weightGrams === null
      ? DOCUMENT_TEXTS.none
      : texts.kilograms(product.weightGrams * product.quantity, true);
  return { kind: 'cells', cells: [...goodsCells(product), [{ text: weight, style: TEXT.cell }]] };
}

function drawStops(flow: PageFlow, stops: readonly LoadedStop[]): void {
  ensureRoom(flow, SECTION_GAP + 80);
  flow.y += SECTION_GAP;
  writeText(flow, texts.lastStopFirst, TEXT.heading);
  const stopColumns: Column[] = [
    tick,
    { head: columns.stop, align: 'right', width: { kind: 'content', min: 24, max: 40 } },
    { head: columns.order, width: { kind: 'content', min: 40, max: 70 } },
    { head: columns.customer, width: { kind: 'rest', share: 1 } },
    quantity,
  ];
  const rows = stops.flatMap((stop, index): Row[] => {
    const hasHeading = stop.regionName !== '' && stop.regionName !== stops[index - 1]?.regionName;
    return hasHeading ? [{ kind: 'band', text: stop.regionName }, stopRow(stop)] : [stopRow(stop)];
  });
  drawTable(flow, stopColumns, rows, { padding: GOODS_PADDING });
}

function stopRow(stop: LoadedStop): Row {
  const customer = [stop.customerName, stop.address].filter(Boolean).join('  ·  ');
  return {
    kind: 'cells',
    cells: [
      'tick',
      [
        {
          text: stop.stopNumber === null ? DOCUMENT_TEXTS.none : String(stop.stopNumber),
          style: TEXT.strong,
        },
      ],
      [{ text: `#${stop.orderNumber}`, style: TEXT.cell }],
      [{ text: customer, style: TEXT.cell }],
      [{ text: printWhole(stop.pieceCount), style: TEXT.strong }],
    ],
  };
}

function returnRows(lines: readonly ReturnedLine[]): Row[] {
  const ofReason = Map.groupBy(lines, (line) => line.reason);
  return [...ofReason].flatMap(([reason, ofThis]): Row[] => [
    { kind: 'band', text: RETURN_REASON_LABELS[reason] },
    ...ofThis.map((line): Row => {
      const [mark, place, code, name, count, unit] = goodsCells(line);
      const order = { text: texts.ofOrder(line.orderNumber, line.customerName), style: TEXT.small };
      return { kind: 'cells', cells: [mark, place, code, [...name, order], count, unit] };
    }),
  ]);
}
