import { DOCUMENT_TEXTS } from '#domain/documents/documents-texts.ts';
import {
  type Box,
  type Canvas,
  createCanvas,
  drawFitted,
  drawFrame,
  drawLine,
  drawRule,
  fillBox,
} from '#pdf/canvas.ts';
import { encodeCode128, QUIET_MODULES } from '#pdf/code128.ts';
import { closeDocument, type Document, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { COLORS, MM, PAGE, TEXT } from '#pdf/document-style.ts';
import { fitText, measureText, wrapText } from '#pdf/wrap-text.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import type { LabelFormat } from '#shared/inputs/packing-inputs.ts';
import type { LabelOrder, LabelsData } from './labels-data.ts';

const texts = DOCUMENT_TEXTS.labels;
const MAX_BOXES = 99;
const COUNT_WIDTH = 62;
const FOOT_HEIGHT = 42;
const NARROW_FOOT_HEIGHT = 64;
const NARROW = 70 * MM;
const NAME = { ...TEXT.figure, size: 12.5, leading: 15 };
const ADDRESS = { ...TEXT.body, size: 9.5, leading: 12.5 };
const PHONE = { ...TEXT.strong, size: 9.5, leading: 12.5 };
const COUNT = { ...TEXT.title, size: 22, leading: 24 };
const COMMENT = { ...TEXT.strong, size: 8.5, leading: 11 };
const BLACK = [0, 0, 0] as const;
const CODE_HEIGHT = 28;
const MIN_MODULE = 0.71;
const MAX_MODULE = 1.1;

type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly margin: number;
};

const SHEETS: Readonly<Record<LabelFormat, Sheet>> = {
  a4: { width: PAGE.width, height: PAGE.height, columns: 2, rows: 4, margin: 7 * MM },
  '100x70': { width: 100 * MM, height: 70 * MM, columns: 1, rows: 1, margin: 4 * MM },
  '62': { width: 62 * MM, height: 100 * MM, columns: 1, rows: 1, margin: 3 * MM },
};

type Label = { readonly order: LabelOrder; readonly box: number; readonly boxes: number };

/**
 * One label per box of each order: eight to an A4 sheet (105 × 74 mm, the usual sticker sheet), or one to a page for
 * label printers. Labels have a fixed size: what does not fit is cut, and the omitted items are counted.
 */
export async function composeLabels(fonts: FontSource, { format, orders }: LabelsData): Promise<Uint8Array> {
  const document = await openDocument(fonts, texts.fileTitle);
  const labels = orders.flatMap(labelsOf);
  const sheet = SHEETS[format];
  const perSheet = sheet.columns * sheet.rows;
  for (let first = 0; first < Math.max(labels.length, 1); first += perSheet) {
    drawSheet(document, sheet, labels.slice(first, first + perSheet));
  }
  return closeDocument(document);
}

function labelsOf(order: LabelOrder): Label[] {
  const boxes = Math.min(Math.max(Math.trunc(order.boxes), 1), MAX_BOXES);
  return Array.from({ length: boxes }, (_, index) => ({ order, box: index + 1, boxes }));
}

function drawSheet(document: Document, sheet: Sheet, labels: readonly Label[]): void {
  const page = document.pdf.addPage([sheet.width, sheet.height]);
  // Coordinates start at the upper edge of an A4 page; a smaller page is its upper left corner.
  page.setMediaBox(0, PAGE.height - sheet.height, sheet.width, sheet.height);
  const canvas = createCanvas(page, document.fonts);
  const { columns, rows, margin } = sheet;
  const width = sheet.width / columns;
  const height = sheet.height / rows;
  for (const [index, label] of labels.entries()) {
    const cell = { x: (index % columns) * width, y: Math.floor(index / columns) * height, width, height };
    if (columns > 1) drawFrame(canvas, cell, 0.3, COLORS.hairline);
    drawLabel(canvas, label, {
      x: cell.x + margin,
      y: cell.y + margin,
      width: width - 2 * margin,
      height: height - 2 * margin,
    });
  }
}

function drawLabel(canvas: Canvas, label: Label, box: Box): void {
  const road = wrapRoad(canvas, label.order, roadWidth(label.order, box));
  const height =
    (isNarrow(box) ? NARROW_FOOT_HEIGHT : FOOT_HEIGHT) + Math.max(road.length - 1, 0) * TEXT.strong.leading;
  const foot = { ...box, y: box.y + box.height - height, height };
  const addressBottom = drawAddress(canvas, label, box);
  const commentTop = drawComment(canvas, label.order, { ...box, height: foot.y - box.y });
  const itemsTop = addressBottom + 4;
  drawRule(canvas, { x: box.x, y: itemsTop, width: box.width }, 0.4, COLORS.hairline);
  drawItems(canvas, label, { ...box, y: itemsTop + 4, height: commentTop - itemsTop - 8 });
  drawFoot(canvas, label.order, foot);
}

function drawComment(canvas: Canvas, { comment }: LabelOrder, box: Box): number {
  const bottom = box.y + box.height;
  if (comment === '') return bottom;
  const lines = wrapText(canvas.fonts, texts.comment(comment), COMMENT, box.width, 2);
  const top = bottom - 3 - lines.length * COMMENT.leading;
  for (const [index, line] of lines.entries()) {
    drawLine(canvas, line, { x: box.x, y: top + index * COMMENT.leading, width: box.width }, COMMENT);
  }
  return top;
}

function drawAddress(canvas: Canvas, { order, box: number, boxes }: Label, box: Box): number {
  const countAt = { x: box.x + box.width - COUNT_WIDTH, width: COUNT_WIDTH, align: 'right' } as const;
  drawLine(canvas, texts.box, { ...countAt, y: box.y }, TEXT.label);
  drawLine(canvas, `${number}/${boxes}`, { ...countAt, y: box.y + TEXT.label.leading }, COUNT);
  const countBottom = box.y + TEXT.label.leading + COUNT.leading;
  let y = box.y;
  for (const { text, style, maxLines } of [
    { text: order.customerName || DOCUMENT_TEXTS.none, style: NAME, maxLines: 2 },
    { text: order.address, style: ADDRESS, maxLines: isNarrow(box) ? 3 : 2 },
    { text: order.phone === '' ? '' : DOCUMENT_TEXTS.phone(order.phone), style: PHONE, maxLines: 1 },
  ]) {
    const beside = box.width - COUNT_WIDTH - 8;
    const isCutBeside = maxLines === 1 && measureText(canvas.fonts, text, style) > beside;
    if (isCutBeside) y = Math.max(y, countBottom);
    const width = y < countBottom ? beside : box.width;
    for (const line of wrapText(canvas.fonts, text, style, width, maxLines)) {
      drawLine(canvas, line, { x: box.x, y, width }, style);
      y += style.leading;
    }
  }
  return Math.max(y, countBottom);
}

function drawItems(canvas: Canvas, { order, box: number }: Label, box: Box): void {
  const items = order.items.filter((item) => item.box === null || item.box === number);
  const style = TEXT.cell;
  const room = Math.max(1, Math.floor(box.height / style.leading));
  const shown = items.length <= room ? items.length : room - 1;
  const named = items.slice(0, shown).map(({ count, name }) => texts.item(count, name));
  // A name is cut only where its second line would displace another item.
  const whole = named.flatMap((text) => wrapText(canvas.fonts, text, style, box.width, 2));
  let y = box.y;
  for (const line of whole.length <= room
    ? whole
    : named.map((text) => fitText(canvas.fonts, text, style, box.width))) {
    drawLine(canvas, line, { x: box.x, y, width: box.width }, style);
    y += style.leading;
  }
  if (shown === items.length) return;
  drawLine(canvas, texts.moreItems(items.length - shown), { x: box.x, y, width: box.width }, TEXT.label);
}

function drawFoot(canvas: Canvas, order: LabelOrder, box: Box): void {
  drawRule(canvas, { x: box.x, y: box.y, width: box.width }, 0.9, COLORS.rule);
  const y = box.y + 6;
  const codeWidth = drawCode(canvas, `${order.orderNumber}`, { ...box, y, width: codeRoom(box) });
  const at = { x: box.x + codeWidth, width: box.width - codeWidth, align: 'right' } as const;
  const date = order.deliverOn === null ? texts.noDeliveryDate : texts.deliverOn(formatDate(order.deliverOn));
  drawLine(canvas, DOCUMENT_TEXTS.orderNumber(order.orderNumber), { ...at, y }, TEXT.heading);
  const under = isNarrow(box)
    ? { x: box.x, width: box.width, y: y + CODE_HEIGHT + 4 }
    : { ...at, y: y + TEXT.heading.leading };
  drawFitted(canvas, date, under, TEXT.strong);
  for (const [index, line] of wrapRoad(canvas, order, under.width).entries()) {
    drawLine(canvas, line, { ...under, y: under.y + (index + 1) * TEXT.strong.leading }, TEXT.strong);
  }
}

function wrapRoad(canvas: Canvas, order: LabelOrder, width: number): readonly string[] {
  const stop = order.stopNumber === null ? '' : texts.stop(order.stopNumber);
  const driver = order.driverName === '' ? '' : texts.driver(order.driverName);
  const road = [order.regionName, stop, driver].filter(Boolean).join(' · ');
  return wrapText(canvas.fonts, road, TEXT.strong, width, 2);
}

/** Below the bars on a narrow label, else next to them. */
function roadWidth({ orderNumber }: LabelOrder, box: Box): number {
  if (isNarrow(box)) return box.width;
  const { modules } = encodeCode128(`${orderNumber}`);
  return box.width - widthOfCode(modules, codeRoom(box));
}

function codeRoom(box: Box): number {
  return box.width * 0.55;
}

function widthOfCode(modules: number, room: number): number {
  return (modules + QUIET_MODULES) * moduleWidth(modules, room);
}

function moduleWidth(modules: number, room: number): number {
  return Math.min(Math.max(room / (modules + QUIET_MODULES), MIN_MODULE), MAX_MODULE);
}

function isNarrow(box: Box): boolean {
  return box.width < NARROW;
}

function drawCode(canvas: Canvas, text: string, box: Box): number {
  const { bars, modules } = encodeCode128(text);
  const module = moduleWidth(modules, box.width);
  for (const { at, width } of bars) {
    const bar = { x: box.x + at * module, y: box.y, width: width * module, height: CODE_HEIGHT };
    fillBox(canvas, bar, BLACK);
  }
  return widthOfCode(modules, box.width);
}
