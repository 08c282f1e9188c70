import { DOCUMENT_TEXTS } from '#domain/documents/documents-texts.ts';
import { drawFrame, drawLine } from '#pdf/canvas.ts';
import { closeDocument, type Document, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from '#pdf/document-style.ts';
import { ensureRoom, finishFlow, type PageFlow, startFlow, writeText } from '#pdf/page-flow.ts';
import { drawTable } from '#pdf/table.ts';
import type { Column } from '#pdf/table-columns.ts';
import type { CellText, Row } from '#pdf/table-row.ts';
import { drawTitleBlock } from '#pdf/title-block.ts';
import { TERMS_PAYMENT_METHOD } from '#shared/accounting/payment.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { vanText } from '#shared/firm/vans.ts';
import { printCents, printWhole } from '#shared/prices/money.ts';
import { countText } from '#shared/prices/packs.ts';
import type { AgendaStop, DriverAgendaData } from './driver-agenda-data.ts';

const texts = DOCUMENT_TEXTS.agenda;
const ROOM_TO_SIGN = 50;
const CLOSING_HEIGHT = 58;
const CLOSING_GAP = 12;

const COLUMNS: readonly Column[] = [
  { head: texts.columns.position, align: 'right', width: { kind: 'content', min: 18, max: 30 } },
  { head: texts.columns.customer, width: { kind: 'rest', share: 10 } },
  { head: texts.columns.items, width: { kind: 'rest', share: 11 } },
  { head: texts.columns.toCollect, align: 'right', width: { kind: 'content', min: 66, max: 92 } },
  { head: texts.columns.signature, width: { kind: 'fixed', points: 88 } },
];

export async function composeDriverAgenda(fonts: FontSource, data: DriverAgendaData): Promise<Uint8Array> {
  const document = await openDocument(fonts, fileTitleOf(data));
  drawDriverAgenda(document, data);
  return closeDocument(document);
}

function fileTitleOf({ driver, date }: DriverAgendaData): string {
  return texts.fileTitle(driver.name, formatDate(date));
}

export function drawDriverAgenda(document: Document, data: DriverAgendaData): void {
  const runningHead = fileTitleOf(data);
  const flow = startFlow(document, { footer: '', runningHead, pageLabel: DOCUMENT_TEXTS.page });
  drawHead(flow, data);
  if (data.stops.length === 0) writeText(flow, texts.empty, TEXT.body);
  else
    drawTable(flow, COLUMNS, stopRows(data.stops), { tailHeight: CLOSING_HEIGHT + CLOSING_GAP, padding: 5 });
  drawClosing(flow, data.stops);
  finishFlow(flow);
}

function drawHead(flow: PageFlow, { date, driver, van, stops }: DriverAgendaData): void {
  const about = [
    driver.driverNumber === null ? '' : texts.driverNumber(driver.driverNumber),
    driver.phone === '' ? '' : DOCUMENT_TEXTS.phone(driver.phone),
    van ? vanText(van) : '',
  ];
  drawTitleBlock(flow, {
    title: texts.title,
    about: [
      { text: driver.name || DOCUMENT_TEXTS.none, style: TEXT.heading, maxLines: 2, spaceBefore: 2 },
      { text: about.filter(Boolean).join('  ·  '), style: TEXT.body, maxLines: 2 },
    ],
    facts: [
      { label: texts.date, value: formatDate(date) },
      { label: texts.stops, value: String(new Set(stops.map((stop) => stop.stopNumber)).size) },
      { label: texts.pieceCount, value: printWhole(countPieces(stops)) },
      { label: texts.toCollect, value: printCents(sumToCollect(stops)) },
    ],
  });
}

function stopRows(stops: readonly AgendaStop[]): Row[] {
  let soFarCents = 0;
  return stops.flatMap((stop, index): Row[] => {
    soFarCents += stop.amountToCollectCents;
    const before = stops[index - 1];
    const isSameDoor =
      before !== undefined && before.stopNumber !== null && before.stopNumber === stop.stopNumber;
    const row: Row = {
      kind: 'cells',
      minHeight: ROOM_TO_SIGN,
      again: [[], [nameText(stop)]],
      isOfRowBefore: isSameDoor,
      cells: [
        isSameDoor
          ? []
          : [
              {
                text: stop.stopNumber === null ? DOCUMENT_TEXTS.none : String(stop.stopNumber),
                style: TEXT.heading,
              },
            ],
        isSameDoor ? orderTexts(stop) : customerTexts(stop),
        stop.items.map(({ quantity, name, ...goods }) => ({
          lead: texts.quantity(countText(quantity, goods)),
          text: name || DOCUMENT_TEXTS.none,
          style: TEXT.cell,
        })),
        [
          { text: printCents(stop.amountToCollectCents), style: TEXT.heading },
          { text: stop.isOnTerms ? TERMS_PAYMENT_METHOD : '', style: TEXT.cellStrong },
          { text: texts.soFar(printCents(soFarCents)), style: TEXT.small },
        ],
        'sign',
      ],
    };
    const hasHeading = stop.regionName !== '' && stop.regionName !== before?.regionName;
    return hasHeading ? [{ kind: 'band', text: stop.regionName }, row] : [row];
  });
}

function nameText({ customerName }: AgendaStop): CellText {
  return { text: customerName || DOCUMENT_TEXTS.none, style: TEXT.strong };
}

function customerTexts(stop: AgendaStop): CellText[] {
  return [
    nameText(stop),
    { text: stop.address || DOCUMENT_TEXTS.none, style: TEXT.cell },
    { text: stop.phone === '' ? '' : DOCUMENT_TEXTS.phone(stop.phone), style: TEXT.cell },
    ...orderTexts(stop),
    ...stop.driverNotes.map((text) => ({ text, style: TEXT.cellStrong })),
  ];
}

function orderTexts(stop: AgendaStop): CellText[] {
  return [
    { text: DOCUMENT_TEXTS.orderNumber(stop.orderNumber), style: TEXT.small },
    { text: stop.comment, style: TEXT.cellStrong },
  ];
}

function drawClosing(flow: PageFlow, stops: readonly AgendaStop[]): void {
  ensureRoom(flow, CLOSING_HEIGHT + CLOSING_GAP);
  flow.y += CLOSING_GAP;
  const boxes = [
    { label: texts.toCollect, value: printCents(sumToCollect(stops)) },
    { label: texts.received, value: '' },
    { label: texts.difference, value: '' },
    { label: texts.driverSigns, value: '' },
    { label: texts.officeSigns, value: '' },
  ];
  const width = (CONTENT_WIDTH - 8 * (boxes.length - 1)) / boxes.length;
  for (const [index, { label, value }] of boxes.entries()) {
    const box = { x: PAGE.marginX + index * (width + 8), y: flow.y, width, height: CLOSING_HEIGHT };
    drawFrame(flow.canvas, box, 0.6, COLORS.muted);
    const inner = { x: box.x + 6, width: width - 12 };
    drawLine(flow.canvas, label, { ...inner, y: box.y + 4 }, TEXT.label);
    drawLine(flow.canvas, value, { ...inner, y: box.y + 24, align: 'right' }, TEXT.figure);
  }
  flow.y += CLOSING_HEIGHT;
}

function countPieces(stops: readonly AgendaStop[]): number {
  return stops.flatMap((stop) => stop.items).reduce((sum, item) => sum + item.quantity, 0);
}

function sumToCollect(stops: readonly AgendaStop[]): number {
  return stops.reduce((sum, stop) => sum + stop.amountToCollectCents, 0);
}
