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
import { findHead, proposeColumns, recallColumns, rememberColumns } from './bank-columns.ts';
import { type BankJob, bankShelf } from './bank-job.ts';
import { createMatcher } from './match-customer.ts';
import { readTransactions } from './read-transactions.ts';

/**
 * Reads a statement. Where somebody has said before what the columns of such a file hold, its preview stands at once.
 * Nothing is written before `bookStatement`. Rejects with `file-unreadable`.
 */
export async function startBankImport(
  ctx: ActorCtx,
  file: { readonly fileName: string; readonly bytes: Uint8Array },
): Promise<{ readonly id: string }> {
  const { rows, unreadSheets } = await readTable(file.bytes, MAX_BANK_ROWS);
  const place = findHead(rows);
  const head = rows[place] ?? [];
  const recalled = recallColumns(ctx, head);
  const job: BankJob = {
    id: randomUUID(),
    ownerId: ctx.actor.id,
    startedAt: ctx.clock.now(),
    fileName: file.fileName,
    rows,
    place,
    notes: describeUnread(unreadSheets),
    columns: recalled ?? proposeColumns(head),
    isRecalled: recalled !== undefined,
    read: null,
    choices: new Map(),
  };
  if (recalled) read(ctx, job);
  bankShelf.put(ctx, job);
  return { id: job.id };
}

/** Says what the columns of a statement hold, for it and for the next of its kind. Rejects with `import-not-found`. */
export function setBankColumns(ctx: ActorCtx, { id, columns }: z.output<typeof setBankColumnsInput>): void {
  const job = bankShelf.get(ctx, id);
  job.columns = columns;
  job.choices.clear();
  read(ctx, job);
  rememberColumns(ctx, job.rows[job.place] ?? [], columns);
}

/** Says whose money a row is. Rejects with `import-not-found` and `customer-not-found`. */
export function choosePayer(ctx: ActorCtx, { id, row, customerId }: z.output<typeof choosePayerInput>): void {
  const job = bankShelf.get(ctx, id);
  if (customerId !== null) assertCustomer(ctx, customerId);
  job.choices.set(row, customerId);
}

/** Throws a preview away; what was booked stands. Rejects with `import-not-found`. */
export function cancelBankImport(ctx: ActorCtx, { id }: { readonly id: string }): void {
  bankShelf.remove(ctx, id);
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
