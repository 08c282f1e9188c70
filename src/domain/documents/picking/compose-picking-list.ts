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
import { categoryLabel, subcategoryLabel } from '#shared/categories.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { printWhole } from '#shared/prices/money.ts';
import type { PickingListData, PickingOrder, PickingScope } from './picking-list-data.ts';
import { byShelf, type PickingShelf, sumPickingLines } from './sum-picking-lines.ts';

const texts = DOCUMENT_TEXTS.picking;
const SECTION_GAP = 16;

const { quantity, unit, ...goods } = GOODS_COLUMNS;
const ORDERS: Column = {
  head: texts.orders,
  align: 'right',
  width: { kind: 'content', min: 30, max: 40 },
};
export async function composePickingList(fonts: FontSource, data: PickingListData): Promise<Uint8Array> {
  const document = await openDocument(fonts, `${texts.fileTitle}, ${scopeText(data.scope)}`);
  const flow = startFlow(document, {
    footer: '',
    runningHead: `${texts.title}  ·  ${scopeText(data.scope)}`,
    pageLabel: DOCUMENT_TEXTS.page,
  });
  const shelves = sumPickingLines(data.orders);
  drawHead(flow, data, shelves);
  if (shelves.length === 0) writeText(flow, texts.empty, TEXT.body);
  else {
    writeText(flow, texts.allTogether, TEXT.heading);
    drawTable(flow, [...Object.values(goods), ORDERS, quantity, unit], shelfRows(shelves), {
      padding: GOODS_PADDING,
    });
    drawOrders(flow, data);
  }
  finishFlow(flow);
  return closeDocument(document);
}

function scopeText(scope: PickingScope): string {
  if (scope.kind === 'selected') return texts.selected;
  const date = formatDate(scope.date);
  return scope.kind === 'delivery-date' ? texts.byDeliveryDate(date) : texts.byCreationDate(date);
}

function drawHead(flow: PageFlow, data: PickingListData, shelves: readonly PickingShelf[]): void {
  const products = shelves.flatMap((shelf) => shelf.products);
  const pieces = products.reduce((sum, product) => sum + product.quantity, 0);
  drawTitleBlock(flow, {
    title: texts.title,
    about: [{ text: scopeText(data.scope), style: TEXT.body, spaceBefore: 2 }],
    facts: [
      { label: texts.orders, value: String(data.orders.length) },
      { label: texts.products, value: String(products.length) },
      { label: texts.pieceCount, value: printWhole(pieces) },
    ],
  });
}

function shelfRows(shelves: readonly PickingShelf[]): Row[] {
  return shelves.flatMap((shelf): Row[] => [
    { kind: 'band', text: shelfName(shelf) },
    ...shelf.products.map((product): Row => {
      const [tick, place, code, name, count, ofUnit] = goodsCells(product);
      const orders = [{ text: String(product.orderLineIds.length), style: TEXT.small }];
      return { kind: 'cells', cells: [tick, place, code, name, orders, count, ofUnit] };
    }),
  ]);
}

function shelfName({ aisle, category, subcategory }: PickingShelf): string {
  if (aisle !== '') return texts.aisle(aisle);
  return [
    categoryLabel(category),
    subcategory === null ? texts.noShelf : subcategoryLabel(category, subcategory),
  ].join('  ›  ');
}

function drawOrders(flow: PageFlow, { orders, scope }: PickingListData): void {
  ensureRoom(flow, SECTION_GAP + 110);
  flow.y += SECTION_GAP;
  writeText(flow, texts.perOrder, TEXT.heading);
  const rows = orders.flatMap((order): Row[] => [
    { kind: 'band', text: orderName(order, scope) },
    ...commentRow(order),
    ...byShelf(order.lines.filter((line) => line.quantity > 0)).map(
      (line): Row => ({ kind: 'cells', cells: goodsCells(line) }),
    ),
  ]);
  drawTable(flow, Object.values(GOODS_COLUMNS), rows, { padding: GOODS_PADDING });
}

/** Text that does not fit is cut at its end: the address, which a picker needs least. */
function orderName(order: PickingOrder, scope: PickingScope): string {
  const isDayKnown = order.deliverOn === null || scope.kind === 'delivery-date';
  return [
    DOCUMENT_TEXTS.orderNumber(order.orderNumber),
    order.customerName,
    order.driverName === '' ? texts.noDriver : texts.driver(order.driverName),
    order.stopNumber === null ? '' : texts.stop(order.stopNumber),
    isDayKnown ? '' : texts.deliverOn(formatDate(order.deliverOn)),
    order.address.includes(order.regionName) ? '' : order.regionName,
    order.address,
  ]
    .filter(Boolean)
    .join('  ·  ');
}

function commentRow({ comment }: PickingOrder): Row[] {
  if (comment.trim() === '') return [];
  return [
    {
      kind: 'cells',
      cells: [[], [], [], [{ text: texts.comment(comment), style: TEXT.cellStrong }], [], []],
    },
  ];
}
