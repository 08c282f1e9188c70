import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { ask, describeUnread, toContent } from '#domain/imports/read-table.ts';
import { assertCustomer } from '#domain/ledger/customer-terms.ts';
import { getFirstDay } from '#domain/ledger/first-day.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import {
  type choosePayerInput,
  MAX_BANK_ROWS,
  type setBankColumnsInput,
} from '#shared/inputs/bank-import-inputs.ts';
import type { SheetAnswer } from '#spreadsheets/sheet.ts';
import type { Statement } from '#spreadsheets/statement/statement.ts';
import { pause } from '#workers/pause.ts';
import {
  completeColumns,
  findHead,
  findSavedColumns,
  NO_COLUMNS,
  proposeColumns,
  saveColumns,
} from './bank-columns.ts';
import { type BankJob, bankJobs, isStatement } from './bank-job.ts';
import { createMatcher } from './match-customer.ts';
import { readTransactions } from './read-transactions.ts';
import { readStatementEntries } from './statement-entries.ts';
import { readTableEntries } from './table-entries.ts';

/**
 * Reads a statement: camt.053 and MT940 at once, a table by the saved column mapping for its layout. Nothing is written
 * before `bookStatement`. Rejects with `file-unreadable`.
 */
export async function startBankImport(
  ctx: ActorCtx,
  file: { readonly fileName: string; readonly bytes: Uint8Array },
): Promise<{ readonly id: string }> {
  const answer = await ask({ kind: 'read-statement', bytes: file.bytes, maxRows: MAX_BANK_ROWS }, true);
  const job: BankJob = {
    id: randomUUID(),
    ownerId: ctx.actor.id,
    startedAt: ctx.clock.now(),
    fileName: file.fileName,
    read: null,
    choices: new Map(),
    booked: new Map(),
    ...(answer.kind === 'statement' ? ofStatement(answer.statement) : await ofTable(ctx, answer)),
  };
  if (isStatement(job.source) || job.hasSavedColumns) job.read = await read(ctx, job);
  bankJobs.put(ctx, job);
  return { id: job.id };
}

type Source = Pick<BankJob, 'source' | 'place' | 'notes' | 'columns' | 'hasSavedColumns'>;

function ofStatement(source: Statement): Source {
  const notes = [`Ekstrakt ${source.format}.`];
  return { source, place: 0, notes, columns: NO_COLUMNS, hasSavedColumns: false };
}

async function ofTable(
  ctx: ActorCtx,
  answer: Exclude<SheetAnswer, { kind: 'unreadable' | 'statement' }>,
): Promise<Source> {
  if (answer.kind !== 'content') throw new Error('A file was read, and nothing of it came.');
  const source = await toContent(answer);
  const place = findHead(source.rows);
  const saved = findSavedColumns(ctx, source.rows[place] ?? []);
  return {
    source,
    place,
    notes: describeUnread(source),
    columns: saved ? completeColumns(source.rows, place, saved) : proposeColumns(source.rows, place),
    hasSavedColumns: saved !== undefined,
  };
}

/** Sets the column mapping and saves it for files of the same layout. Rejects with `import-not-found`. */
export async function setBankColumns(
  ctx: ActorCtx,
  { id, columns: chosen }: z.output<typeof setBankColumnsInput>,
): Promise<void> {
  const job = bankJobs.get(ctx, id);
  if (isStatement(job.source)) return;
  const { rows } = job.source;
  const columns = completeColumns(rows, job.place, chosen);
  const found = await read(ctx, { ...job, columns });
  job.columns = columns;
  job.read = found;
  job.choices.clear();
  saveColumns(ctx, rows[job.place] ?? [], chosen);
}

/** Rejects with `import-not-found` and `customer-not-found`. */
export function choosePayer(ctx: ActorCtx, { id, row, customerId }: z.output<typeof choosePayerInput>): void {
  const job = bankJobs.get(ctx, id);
  if (customerId !== null) assertCustomer(ctx, customerId);
  job.choices.set(row, customerId);
}

const ROWS_PER_TURN = 50;

/** In slices, so that other requests run between them. */
async function read(
  ctx: ActorCtx,
  { source, place, columns }: Pick<BankJob, 'source' | 'place' | 'columns'>,
): Promise<NonNullable<BankJob['read']>> {
  const entries = isStatement(source)
    ? readStatementEntries(source)
    : readTableEntries(source, place, columns);
  const days = { firstDay: getFirstDay(ctx), today: getShopMoment(ctx).date };
  const found = readTransactions(entries, days, getSettings(ctx).seller.bankAccount);
  const match = createMatcher(ctx);
  const receipts: NonNullable<BankJob['read']>['receipts'][number][] = [];
  for (const [at, receipt] of found.receipts.entries()) {
    if (at % ROWS_PER_TURN === ROWS_PER_TURN - 1) await pause();
    receipts.push({ ...receipt, match: match(receipt) });
  }
  return { ...found, receipts };
}
