import { drawSignatures, heightOfSignatures } from '#domain/documents/invoices/document-signatures.ts';
import { drawFrame, drawLine, drawRule } from '#pdf/canvas.ts';
import { closeDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from '#pdf/document-style.ts';
import { ensureRoom, finishFlow, type PageFlow, writeText } from '#pdf/page-flow.ts';
import { heightOfStack } from '#pdf/stack.ts';
import { drawTable } from '#pdf/table.ts';
import type { Column } from '#pdf/table-columns.ts';
import { type Row, textRow } from '#pdf/table-row.ts';
import { ENTRY_LABELS } from '#shared/accounting/ledger.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { printCents } from '#shared/prices/money.ts';
import { type ConfirmationData, noteOfChange } from './statement-data.ts';
import { drawBalance, startAccountDocument } from './statement-parts.ts';
import { STATEMENT_TEXTS as texts } from './statement-texts.ts';

const words = texts.confirmation;
const SECTION_GAP = 12;
const PADDING = 2.6;
const TICK = { size: 9, indent: 16, height: 19 } as const;
const REASON_HEIGHT = 22;

const { columns } = texts;
const AMOUNT = { kind: 'content', min: 50, max: 80 } as const;
const COLUMNS: readonly Column[] = [
  { head: columns.document, width: { kind: 'content', min: 80, max: 130 } },
  { head: columns.number, width: { kind: 'rest', share: 1 } },
  { head: columns.day, width: { kind: 'content', min: 52, max: 60 } },
  { head: columns.dueOn, width: { kind: 'content', min: 52, max: 60 } },
  { head: columns.amount, align: 'right', width: AMOUNT },
  { head: columns.open, align: 'right', width: AMOUNT },
];

export async function composeConfirmation(fonts: FontSource, data: ConfirmationData): Promise<Uint8Array> {
  const { balance: standing, ...parties } = data;
  const { on, balanceCents, open } = standing;
  const flow = await startAccountDocument(fonts, {
    fileTitle: `${words.title} ${data.buyer.name}, ${formatDate(on)}`,
    title: words.title,
    particulars: [
      [texts.balanceDay, formatDate(on)],
      [texts.printedOn, formatDate(data.printedOn)],
    ],
    parties,
  });
  flow.y += SECTION_GAP;
  writeText(flow, words.greeting, TEXT.body);
  writeText(flow, words.intro(formatDate(on)), TEXT.body);
  drawBalance(flow, { on, cents: balanceCents, bankAccount: data.seller.bankAccount });
  const note = noteOfChange(standing.changedSince);
  if (note !== '') writeText(flow, note, TEXT.body);
  if (open.length === 0) writeText(flow, words.nothingOpen, TEXT.body);
  else {
    ensureRoom(flow, TEXT.heading.leading + 60);
    writeText(flow, words.openTitle, TEXT.heading);
    drawTable(flow, COLUMNS, rowsOf(standing), {
      padding: PADDING,
      tailHeight: heightOfAnswer(flow),
      endsInSum: true,
    });
  }
  drawAnswer(flow);
  finishFlow(flow);
  return closeDocument(flow.document);
}

function rowsOf({ open, balanceCents }: ConfirmationData['balance']): Row[] {
  const rows = open.map(({ kind, number, day, dueOn, amountCents, cents }) =>
    textRow(
      [
        ENTRY_LABELS[kind],
        number,
        formatDate(day),
        dueOn === null ? '' : formatDate(dueOn),
        printCents(amountCents),
        printCents(cents),
      ],
      TEXT.cell,
    ),
  );
  return [...rows, textRow([texts.total, '', '', '', '', printCents(balanceCents)], TEXT.cellStrong)];
}

const PLACES = [words.forSeller, words.forBuyer].map((label) => ({ label, hint: words.signHere }));

function heightOfAnswer(flow: PageFlow): number {
  const request = [{ text: words.request, style: TEXT.body }];
  const requestHeight = heightOfStack(flow.document.fonts, CONTENT_WIDTH, request);
  return 2 * SECTION_GAP + requestHeight + 2 * TICK.height + REASON_HEIGHT + heightOfSignatures(PLACES);
}

function drawAnswer(flow: PageFlow): void {
  ensureRoom(flow, heightOfAnswer(flow));
  flow.y += SECTION_GAP;
  writeText(flow, words.request, TEXT.body);
  flow.y += SECTION_GAP / 2;
  for (const choice of [words.agrees, words.disagrees]) drawChoice(flow, choice);
  flow.y += REASON_HEIGHT;
  drawRule(
    flow.canvas,
    { x: PAGE.marginX + TICK.indent, y: flow.y, width: CONTENT_WIDTH - TICK.indent },
    0.5,
    COLORS.muted,
  );
  drawSignatures(flow, PLACES);
}

function drawChoice(flow: PageFlow, text: string): void {
  const y = flow.y + (TICK.height - TICK.size) / 2;
  drawFrame(
    flow.canvas,
    { x: PAGE.marginX + 0.5, y, width: TICK.size, height: TICK.size },
    0.7,
    COLORS.muted,
  );
  const lineY = flow.y + (TICK.height - TEXT.body.leading) / 2;
  const place = { x: PAGE.marginX + TICK.indent, y: lineY, width: CONTENT_WIDTH - TICK.indent };
  drawLine(flow.canvas, text, place, TEXT.body);
  flow.y += TICK.height;
}
