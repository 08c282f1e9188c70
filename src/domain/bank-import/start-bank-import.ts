import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { describeUnread, readTable } from '#domain/imports/read-table.ts';
import { assertCustomer } from '#domain/ledger/customer-terms.ts';
import { getFirstDay } from '#domain/ledger/first-day.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import {
  type choosePayerInput,
  MAX_BANK_ROWS,
  type setBankColumnsInput,
} from '#shared/inputs/bank-import-inputs.ts';
import { findHead, findSavedColumns, proposeColumns, saveColumns } from './bank-columns.ts';
import { type BankJob, bankJobs } from './bank-job.ts';
import { createMatcher } from './match-customer.ts';
import { readTransactions } from './read-transactions.ts';

/**
 * Reads a statement; for a known file layout the saved column mapping gives a preview at once. Nothing is written
 * before `bookStatement`. Rejects with `file-unreadable`.
 */
export async function startBankImport(
  ctx: ActorCtx,
  file: { readonly fileName: string; readonly bytes: Uint8Array },
): Promise<{ readonly id: string }> {
  const { rows, unreadSheets } = await readTable(file.bytes, MAX_BANK_ROWS);
  const place = findHead(rows);
  const head = rows[place] ?? [];
  const saved = findSavedColumns(ctx, head);
  const job: BankJob = {
    id: randomUUID(),
    ownerId: ctx.actor.id,
    startedAt: ctx.clock.now(),
    fileName: file.fileName,
    rows,
    place,
    notes: describeUnread(unreadSheets),
    columns: saved ?? proposeColumns(head),
    hasSavedColumns: saved !== undefined,
    read: null,
    choices: new Map(),
  };
  if (saved) read(ctx, job);
  bankJobs.put(ctx, job);
  return { id: job.id };
}

/** Sets the column mapping and saves it for files of the same layout. Rejects with `import-not-found`. */
export function setBankColumns(ctx: ActorCtx, { id, columns }: z.output<typeof setBankColumnsInput>): void {
  const job = bankJobs.get(ctx, id);
  job.columns = columns;
  job.choices.clear();
  read(ctx, job);
  saveColumns(ctx, job.rows[job.place] ?? [], columns);
}

/** Rejects with `import-not-found` and `customer-not-found`. */
export function choosePayer(ctx: ActorCtx, { id, row, customerId }: z.output<typeof choosePayerInput>): void {
  const job = bankJobs.get(ctx, id);
  if (customerId !== null) assertCustomer(ctx, customerId);
  job.choices.set(row, customerId);
}

/** Discards a preview; booked rows stay booked. Rejects with `import-not-found`. */
export function cancelBankImport(ctx: ActorCtx, { id }: { readonly id: string }): void {
  bankJobs.remove(ctx, id);
}

function read(ctx: ActorCtx, job: BankJob): void {
  const days = { firstDay: getFirstDay(ctx), today: getShopMoment(ctx).date };
  const found = readTransactions(job.rows, job.place, job.columns, days);
  const match = createMatcher(ctx);
  job.read = {
    ...found,
    receipts: found.receipts.map((receipt) => ({ ...receipt, match: match(receipt) })),
  };
}
