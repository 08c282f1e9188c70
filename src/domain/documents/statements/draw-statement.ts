import type { Document } from '#pdf/document.ts';
import { TEXT, type TextStyle } from '#pdf/document-style.ts';
import { finishFlow, writeText } from '#pdf/page-flow.ts';
import { drawTable } from '#pdf/table.ts';
import type { Column } from '#pdf/table-columns.ts';
import type { Cell, Row } from '#pdf/table-row.ts';
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

export function titleOfStatement({ seller, buyer, statement, isOfSupplier }: StatementData): string {
  const [title, name] = isOfSupplier ? [texts.supplierTitle, seller.name] : [texts.title, buyer.name];
  return `${title} ${name}, ${periodOf(statement)}`;
}

export async function drawStatement(document: Document, data: StatementData): Promise<void> {
  const { statement, ...parties } = data;
  const { openingCents, closingCents, to } = statement;
  const { debitCents, creditCents } = sumSides(statement);
  const flow = await startAccountDocument(document, {
    title: parties.isOfSupplier ? texts.supplierTitle : texts.title,
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
}

type Statement = StatementData['statement'];

function periodOf({ from, to }: Statement): string {
  return texts.periodOf(formatDate(from), formatDate(to));
}

function rowsOf(statement: Statement): Row[] {
  const { entries, from, to, openingCents, closingCents } = statement;
  const { debitCents, creditCents } = sumSides(statement);
  const opening = toRow(
    [formatDate(from), '', '', texts.opening, '', '', printCents(openingCents)],
    TEXT.cellStrong,
  );
  const total = toRow(
    [formatDate(to), '', '', texts.closing, ...[debitCents, creditCents, closingCents].map(printCents)],
    TEXT.cellStrong,
  );
  const between: Row[] =
    entries.length === 0
      ? [toRow(['', '', '', texts.noEntries, '', '', ''], TEXT.cell)]
      : entries.map((entry) =>
          toRow(
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

function toRow(texts: readonly string[], style: TextStyle): Row {
  return { kind: 'cells', cells: texts.map((text): Cell => (text === '' ? [] : [{ text, style }])) };
}
