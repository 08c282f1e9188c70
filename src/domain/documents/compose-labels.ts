import {
  type Box,
  type Canvas,
  createCanvas,
  drawFitted,
  drawFrame,
  drawLine,
  drawRule,
} from '#pdf/canvas.ts';
import { closeDocument, type Document, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { COLORS, MM, PAGE, TEXT } from '#pdf/document-style.ts';
import { wrapText } from '#pdf/wrap-text.ts';
import { formatDate } from '#shared/shop-dates.ts';
import { DOCUMENT_TEXTS } from './documents-texts.ts';
import type { LabelOrder, LabelsData } from './labels-data.ts';

const texts = DOCUMENT_TEXTS.labels;
const COLUMNS = 2;
const ROWS = 4;
const PER_SHEET = COLUMNS * ROWS;
const MARGIN = 7 * MM;
const MAX_BOXES = 99;
const COUNT_WIDTH = 62;
const FOOT_HEIGHT = 27;
const NAME = { ...TEXT.figure, size: 12.5, leading: 15 };
const ADDRESS = { ...TEXT.body, size: 9.5, leading: 12.5 };
const PHONE = { ...TEXT.strong, size: 9.5, leading: 12.5 };
const COUNT = { ...TEXT.title, size: 22, leading: 24 };

type Label = { readonly order: LabelOrder; readonly box: number; readonly boxes: number };

/**
 * Packing labels as a PDF: eight to an A4 sheet (105 × 74 mm, the usual sheet of stickers), one for each box of each
 * order. A label is of fixed size, so what does not fit is cut, and the items left out are counted.
 */
export async function composeLabels(fonts: FontSource, { orders }: LabelsData): Promise<Uint8Array> {
  const document = await openDocument(fonts, texts.fileTitle);
  const labels = orders.flatMap(labelsOf);
  for (let first = 0; first < Math.max(labels.length, 1); first += PER_SHEET) {
    drawSheet(document, labels.slice(first, first + PER_SHEET));
  }
  return closeDocument(document);
}

function labelsOf(order: LabelOrder): Label[] {
  const boxes = Math.min(Math.max(Math.trunc(order.boxes), 1), MAX_BOXES);
  return Array.from({ length: boxes }, (_, index) => ({ order, box: index + 1, boxes }));
}

function drawSheet(document: Document, labels: readonly Label[]): void {
  const canvas = createCanvas(document.pdf.addPage([PAGE.width, PAGE.height]), document.fonts);
  const width = PAGE.width / COLUMNS;
  const height = PAGE.height / ROWS;
  for (const [index, label] of labels.entries()) {
    const cell = { x: (index % COLUMNS) * width, y: Math.floor(index / COLUMNS) * height, width, height };
    drawFrame(canvas, cell, 0.3, COLORS.hairline);
    drawLabel(canvas, label, {
      x: cell.x + MARGIN,
      y: cell.y + MARGIN,
      width: width - 2 * MARGIN,
      height: height - 2 * MARGIN,
    });
  }
}

function drawLabel(canvas: Canvas, label: Label, box: Box): void {
  const foot = { ...box, y: box.y + box.height - FOOT_HEIGHT, height: FOOT_HEIGHT };
  const addressBottom = drawAddress(canvas, label, box);
  const itemsTop = addressBottom + 4;
  drawRule(canvas, { x: box.x, y: itemsTop, width: box.width }, 0.4, COLORS.hairline);
  drawItems(canvas, label.order, { ...box, y: itemsTop + 4, height: foot.y - itemsTop - 8 });
  drawFoot(canvas, label.order, foot);
}

function drawAddress(canvas: Canvas, { order, box: number, boxes }: Label, box: Box): number {
  const countAt = { x: box.x + box.width - COUNT_WIDTH, width: COUNT_WIDTH, align: 'right' } as const;
  drawLine(canvas, texts.box, { ...countAt, y: box.y }, TEXT.label);
  drawLine(canvas, `${number}/${boxes}`, { ...countAt, y: box.y + TEXT.label.leading }, COUNT);
  const width = box.width - COUNT_WIDTH - 8;
  let y = box.y;
  for (const { text, style, maxLines } of [
    { text: order.customerName || DOCUMENT_TEXTS.none, style: NAME, maxLines: 2 },
    { text: order.address, style: ADDRESS, maxLines: 2 },
    { text: order.phone === '' ? '' : DOCUMENT_TEXTS.phone(order.phone), style: PHONE, maxLines: 1 },
  ]) {
    for (const line of wrapText(canvas.fonts, text, style, width, maxLines)) {
      drawLine(canvas, line, { x: box.x, y, width }, style);
      y += style.leading;
    }
  }
  return Math.max(y, box.y + TEXT.label.leading + COUNT.leading);
}

function drawItems(canvas: Canvas, { items }: LabelOrder, box: Box): void {
  const style = TEXT.cell;
  const room = Math.max(1, Math.floor(box.height / style.leading));
  const shown = items.length <= room ? items.length : room - 1;
  let y = box.y;
  for (const { quantity, name } of items.slice(0, shown)) {
    drawFitted(canvas, texts.item(quantity, name), { x: box.x, y, width: box.width }, style);
    y += style.leading;
  }
  if (shown === items.length) return;
  drawLine(canvas, texts.moreItems(items.length - shown), { x: box.x, y, width: box.width }, TEXT.label);
}

function drawFoot(canvas: Canvas, order: LabelOrder, box: Box): void {
  drawRule(canvas, { x: box.x, y: box.y, width: box.width }, 0.9, COLORS.rule);
  const half = box.width / 2;
  const date = order.deliverOn === null ? texts.noDeliveryDate : texts.deliverOn(formatDate(order.deliverOn));
  const y = box.y + 4;
  const left = { x: box.x, width: half - 4 };
  const right = { x: box.x + half, width: half, align: 'right' } as const;
  drawFitted(canvas, DOCUMENT_TEXTS.orderNumber(order.orderNumber), { ...left, y }, TEXT.heading);
  drawFitted(canvas, date, { ...right, y }, TEXT.heading);
  const driver = order.driverName === '' ? '' : texts.driver(order.driverName);
  drawFitted(canvas, driver, { ...left, width: box.width, y: y + TEXT.heading.leading }, TEXT.small);
}
