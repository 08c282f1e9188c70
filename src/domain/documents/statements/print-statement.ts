import type { PrintedDocument } from '#domain/documents/invoices/print-invoices.ts';
import { renderPdf } from '#domain/documents/render-pdf.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { runInSheetWorker } from '#spreadsheets/run-in-sheet-worker.ts';
import { type SheetCell, type SheetColumn, toChunk } from '#spreadsheets/sheet.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import { queueByKey } from '#workers/queue-by-key.ts';
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
  return statementPdf(ctx, getStatementData(ctx, request), fileNameOf(request));
}

export async function statementPdf(
  ctx: AccountCtx,
  data: StatementData,
  name: string,
): Promise<PrintedDocument> {
  const bytes = await queueByKey(ctx, () => renderPdf({ kind: 'statement', data }));
  return { fileName: `${name}.pdf`, bytes };
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
  const answer = await queueByKey(ctx, () =>
    runInSheetWorker({
      kind: 'write',
      format: 'xlsx',
      name: texts.title,
      columns: columnsOf(data),
      chunks: [toChunk(rowsOf(data))],
    }),
  );
  if (answer.kind !== 'bytes') throw new Error('A statement was written, and no bytes came.');
  return { fileName: `${name}.xlsx`, bytes: answer.bytes };
}

/** Rejects with `customer-not-found` and `pdf-failed`. */
export async function printConfirmation(
  ctx: AccountCtx,
  request: ConfirmationRequest,
): Promise<PrintedDocument> {
  const data = getConfirmationData(ctx, request);
  const bytes = await queueByKey(ctx, () => renderPdf({ kind: 'confirmation', data }));
  return { fileName: `Vertetim_saldoje_${request.customerId}_${data.balance.on}.pdf`, bytes };
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
