import { type PrintedDocument, printPdf, printSheet } from '#domain/documents/print-file.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import type { SheetCell, SheetColumn } from '#spreadsheets/sheet.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import {
  type ConfirmationRequest,
  getConfirmationData,
  getStatementData,
  type StatementRequest,
} from './get-statement-data.ts';
import { entryLabel, noteOfChange, type StatementData, sumSides } from './statement-data.ts';
import { STATEMENT_TEXTS as texts } from './statement-texts.ts';

type AccountCtx = ActorCtx & ImagesCtx;

/** Rejects with `customer-not-found` and `pdf-failed`. */
export async function printStatement(ctx: AccountCtx, request: StatementRequest): Promise<PrintedDocument> {
  return printPdf(ctx, `${fileNameOf(request)}.pdf`, {
    kind: 'statement',
    data: getStatementData(ctx, request),
  });
}

/** Days are date cells and amounts are number cells. Rejects with `customer-not-found`. */
export async function tabulateStatement(
  ctx: AccountCtx,
  request: StatementRequest,
): Promise<PrintedDocument> {
  return statementXlsx(ctx, getStatementData(ctx, request), fileNameOf(request));
}

export async function statementXlsx(
  ctx: AccountCtx,
  data: StatementData,
  name: string,
): Promise<PrintedDocument> {
  return printSheet(ctx, `${name}.xlsx`, { name: texts.title, columns: columnsOf(data), rows: rowsOf(data) });
}

/** Rejects with `customer-not-found` and `pdf-failed`. */
export async function printConfirmation(
  ctx: AccountCtx,
  request: ConfirmationRequest,
): Promise<PrintedDocument> {
  const data = getConfirmationData(ctx, request);
  const fileName = `Vertetim_saldoje_${request.customerId}_${data.balance.on}.pdf`;
  return printPdf(ctx, fileName, { kind: 'confirmation', data });
}

function fileNameOf({ customerId, from, to }: StatementRequest): string {
  return `Kartela_${customerId}_${from}_${to}`;
}

function columnsOf({ seller, buyer, statement: { from, to }, isOfSupplier }: StatementData): SheetColumn[] {
  const period = texts.periodOf(formatDate(from), formatDate(to));
  const title = isOfSupplier ? texts.supplierTitle : texts.title;
  const group = [title, seller.name, buyer.name, period].filter(Boolean).join(' · ');
  const { columns } = texts;
  return [
    { header: columns.day, kind: 'date', group, width: 12 },
    { header: columns.document, kind: 'text', group, width: 22 },
    { header: columns.number, kind: 'text', group, width: 20 },
    { header: columns.description, kind: 'text', group, width: 44 },
    { header: columns.debit, kind: 'cents', group, width: 14 },
    { header: columns.credit, kind: 'cents', group, width: 14 },
    { header: columns.balance, kind: 'cents', group, width: 14 },
  ];
}

function rowsOf({ statement }: StatementData): SheetCell[][] {
  const { from, to, openingCents, closingCents, entries } = statement;
  const { debitCents, creditCents } = sumSides(statement);
  const note = noteOfChange(statement.changedSince, statement.known);
  return [
    [from, texts.opening, null, null, null, null, openingCents],
    ...entries.map(({ day, kind, number, description, ...cents }) => [
      day,
      entryLabel(kind),
      number,
      description,
      cents.debitCents || null,
      cents.creditCents || null,
      cents.balanceCents,
    ]),
    [to, texts.closing, null, null, debitCents, creditCents, closingCents],
    ...(note === '' ? [] : [[null, note, null, null, null, null, null]]),
  ];
}
