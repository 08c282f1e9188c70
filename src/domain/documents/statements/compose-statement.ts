import { closeDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { TEXT } from '#pdf/document-style.ts';
import { finishFlow, writeText } from '#pdf/page-flow.ts';
import { drawTable } from '#pdf/table.ts';
import type { Column } from '#pdf/table-columns.ts';
import { type Row, textRow } from '#pdf/table-row.ts';
import { besideKind } from '#shared/accounting/ledger.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { printCents } from '#shared/prices/money.ts';
import { entryLabel, noteOfChange, type StatementData, sumSides } from './statement-data.ts';
import { BALANCE_HEIGHT, drawBalance, startAccountDocument } from './statement-parts.ts';
import { STATEMENT_TEXTS as texts } from './statement-texts.ts';

const PADDING = 2.4;
const GAP = 6;

const { columns } = texts;
const AMOUNT = { kind: 'content', min: 40, max: 70 } as const;
const COLUMNS: readonly Column[] = [
  { head: columns.day, width: { kind: 'content', min: 46, max: 52 } },
  { head: columns.document, width: { kind: 'content', min: 50, max: 74 } },
  { head: columns.number, width: { kind: 'content', min: 30, max: 84 } },
  { head: columns.description, width: { kind: 'rest', share: 1 } },
  { head: columns.debit, align: 'right', width: AMOUNT },
  { head: columns.credit, align: 'right', width: AMOUNT },
  { head: columns.balance, align: 'right', width: AMOUNT },
];

export async function composeStatement(fonts: FontSource, data: StatementData): Promise<Uint8Array> {
  const { statement, ...parties } = data;
  const { openingCents, closingCents, to } = statement;
  const { debitCents, creditCents } = sumSides(statement);
  const title = data.isOfSupplier ? texts.supplierTitle : texts.title;
  const { name } = data.isOfSupplier ? data.seller : data.buyer;
  const flow = await startAccountDocument(fonts, {
    fileTitle: `${title} ${name}, ${periodOf(statement)}`,
    title,
    particulars: [
      [texts.period, periodOf(statement)],
      [texts.opening, printCents(openingCents)],
      [texts.debits, printCents(debitCents)],
      [texts.credits, printCents(creditCents)],
      [texts.closing, printCents(closingCents)],
      [texts.printedOn, formatDate(data.printedOn)],
    ],
    parties,
  });
  drawTable(flow, COLUMNS, rowsOf(statement), {
    padding: PADDING,
    gap: GAP,
    tailHeight: BALANCE_HEIGHT,
    endsInSum: true,
  });
  drawBalance(flow, { on: to, cents: closingCents, bankAccount: data.seller.bankAccount });
  const note = noteOfChange(statement.changedSince, statement.known);
  if (note !== '') writeText(flow, note, TEXT.body);
  finishFlow(flow);
  return closeDocument(flow.document);
}

type Statement = StatementData['statement'];

function periodOf({ from, to }: Statement): string {
  return texts.periodOf(formatDate(from), formatDate(to));
}

function rowsOf(statement: Statement): Row[] {
  const { entries, from, to, openingCents, closingCents } = statement;
  const { debitCents, creditCents } = sumSides(statement);
  const opening = textRow(
    [formatDate(from), '', '', texts.opening, '', '', printCents(openingCents)],
    TEXT.cellStrong,
  );
  const total = textRow(
    [formatDate(to), '', '', texts.closing, ...[debitCents, creditCents, closingCents].map(printCents)],
    TEXT.cellStrong,
  );
  const between: Row[] =
    entries.length === 0
      ? [textRow(['', '', '', texts.noEntries, '', '', ''], TEXT.cell)]
      : entries.map((entry) =>
          textRow(
            [
              formatDate(entry.day),
              entryLabel(entry.kind),
              entry.number,
              besideKind(entryLabel(entry.kind), entry.description),
              printSide(entry.debitCents),
              printSide(entry.creditCents),
              printCents(entry.balanceCents),
            ],
            TEXT.cell,
          ),
        );
  return [opening, ...between, total];
}

function printSide(cents: number): string {
  return cents === 0 ? '' : printCents(cents);
}
