import { DOCUMENT_TEXTS } from '#domain/documents/documents-texts.ts';
import { closeDocument, type Document, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { TEXT } from '#pdf/document-style.ts';
import { finishFlow, startFlow, writeText } from '#pdf/page-flow.ts';
import { drawTable } from '#pdf/table.ts';
import type { Column } from '#pdf/table-columns.ts';
import type { Row } from '#pdf/table-row.ts';
import { drawTitleBlock } from '#pdf/title-block.ts';
import { TERMS_PAYMENT_METHOD } from '#shared/accounting/payment.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { printCents } from '#shared/prices/money.ts';
import { drawDriverAgenda } from './compose-driver-agenda.ts';
import type { DayAgendaData, UnassignedStop } from './driver-agenda-data.ts';

const texts = DOCUMENT_TEXTS.agenda;

const COLUMNS: readonly Column[] = [
  { head: texts.columns.order, width: { kind: 'content', min: 40, max: 60 } },
  { head: texts.columns.customer, width: { kind: 'rest', share: 10 } },
  { head: texts.columns.address, width: { kind: 'rest', share: 11 } },
  { head: texts.columns.toCollect, align: 'right', width: { kind: 'content', min: 66, max: 92 } },
  { head: texts.columns.driver, width: { kind: 'fixed', points: 88 } },
];

export async function composeDayAgenda(fonts: FontSource, data: DayAgendaData): Promise<Uint8Array> {
  const document = await openDocument(fonts, texts.dayTitle(formatDate(data.date)));
  if (data.unassigned.length > 0 || data.drivers.length === 0) drawUnassigned(document, data);
  for (const driver of data.drivers) drawDriverAgenda(document, driver);
  return closeDocument(document);
}

function drawUnassigned(document: Document, { date, unassigned }: DayAgendaData): void {
  const runningHead = texts.dayTitle(formatDate(date));
  const flow = startFlow(document, { footer: '', runningHead, pageLabel: DOCUMENT_TEXTS.page });
  const cents = unassigned.reduce((sum, stop) => sum + stop.amountToCollectCents, 0);
  drawTitleBlock(flow, {
    title: texts.unassigned(unassigned.length),
    about: [{ text: runningHead, style: TEXT.body, spaceBefore: 2 }],
    facts: [
      { label: texts.date, value: formatDate(date) },
      { label: texts.toCollect, value: printCents(cents) },
    ],
  });
  if (unassigned.length === 0) writeText(flow, texts.empty, TEXT.body);
  else drawTable(flow, COLUMNS, regionRows(unassigned), { padding: 4 });
  finishFlow(flow);
}

function regionRows(stops: readonly UnassignedStop[]): Row[] {
  return [...Map.groupBy(stops, (stop) => stop.regionName)].flatMap(([region, ofRegion]): Row[] => [
    { kind: 'band', text: `${region || texts.noRegion}  ·  ${ofRegion.length}` },
    ...ofRegion.map(toRow),
  ]);
}

function toRow(stop: UnassignedStop): Row {
  return {
    kind: 'cells',
    cells: [
      [{ text: String(stop.orderNumber), style: TEXT.strong }],
      [
        { text: stop.customerName || DOCUMENT_TEXTS.none, style: TEXT.strong },
        { text: stop.phone === '' ? '' : DOCUMENT_TEXTS.phone(stop.phone), style: TEXT.cell },
      ],
      [
        { text: stop.address || DOCUMENT_TEXTS.none, style: TEXT.cell },
        { text: stop.comment, style: TEXT.cellStrong },
      ],
      [
        { text: printCents(stop.amountToCollectCents), style: TEXT.cell },
        { text: stop.isOnTerms ? TERMS_PAYMENT_METHOD : '', style: TEXT.cell },
      ],
      [],
    ],
  };
}
