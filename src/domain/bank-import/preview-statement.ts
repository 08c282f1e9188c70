import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { customers } from '#db/schema/customers.ts';
import { findClosedUntil } from '#domain/ledger/closed-months.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { BankState, bankPreviewInput } from '#shared/inputs/bank-import-inputs.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';
import { type BankJob, bankJobs, isStatement } from './bank-job.ts';
import { type PlannedReceipt, planReceipts, type Share } from './plan-receipts.ts';
import type { BadRow } from './read-transactions.ts';

export type BankRow = {
  readonly row: number;
  readonly state: BankState;
  readonly day: ISODate | null;
  readonly amountCents: number | null;
  readonly text: string;
  readonly payer: string;
  readonly customer: { readonly id: number; readonly name: string } | null;
  readonly by: PlannedReceipt['by'];
  readonly note: string;
  readonly pays: readonly Share[];
  readonly restCents: number;
};

const SAMPLE_ROWS = 4;

/** Rows are planned against the current state. Rejects with `import-not-found`. */
export function previewStatement(ctx: ActorCtx, input: z.output<typeof bankPreviewInput>) {
  const job = bankJobs.get(ctx, input.id);
  const planned = planReceipts(ctx, job);
  const badRows = job.read?.badRows ?? [];
  const rows = [...planned, ...badRows].toSorted((one, other) => one.row - other.row);
  const stateOf = (row: PlannedReceipt | BadRow) => ('state' in row ? row.state : 'rejected');
  const wanted = rows.filter((row) => input.state === undefined || stateOf(row) === input.state);
  const page = wanted.slice((input.page - 1) * input.limit, input.page * input.limit);
  const countOf = (state: BankState) => rows.filter((row) => stateOf(row) === state).length;
  const closedUntil = findClosedUntil(ctx) ?? '';
  return {
    ...describe(job),
    intoClosed: planned.filter(({ state, day }) => state === 'matched' && day <= closedUntil).length,
    counts: {
      matched: countOf('matched'),
      doubtful: countOf('doubtful'),
      unmatched: countOf('unmatched'),
      booked: countOf('booked'),
      rejected: countOf('rejected'),
    },
    matchedCents: planned
      .filter(({ state }) => state === 'matched')
      .reduce((sum, { amountCents }) => sum + amountCents, 0),
    rows: withCustomers(ctx, page),
    totalPages: Math.ceil(wanted.length / input.limit),
  };
}

function describe(job: BankJob) {
  const rows = isStatement(job.source) ? [] : job.source.rows;
  const width = rows
    .slice(job.place, job.place + 1 + SAMPLE_ROWS)
    .reduce((widest, row) => Math.max(widest, row.length), 0);
  const texts = (row: readonly FileCell[] = []) =>
    Array.from({ length: width }, (_cell, at) => String(row[at] ?? '').slice(0, 80));
  return {
    fileName: job.fileName,
    notes: [...job.notes, ...(job.read?.notes ?? [])],
    columns: job.columns,
    head: texts(rows[job.place]),
    sample: rows.slice(job.place + 1, job.place + 1 + SAMPLE_ROWS).map(texts),
    isRead: job.read !== null,
    // camt.053 and MT940 have no columns to choose.
    hasColumns: !isStatement(job.source),
    hasSavedColumns: job.hasSavedColumns,
    debits: job.read?.debits ?? 0,
    skipped: job.read?.skipped ?? [],
  };
}

function withCustomers(ctx: Ctx, page: readonly (PlannedReceipt | BadRow)[]): BankRow[] {
  const ids = page.flatMap((row) => ('state' in row && row.customerId !== null ? [row.customerId] : []));
  const people = ctx.db
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(inArray(customers.id, ids))
    .all();
  return page.map((row): BankRow => {
    if (!('state' in row)) {
      const { reasons, ...read } = row;
      const note = reasons.join(' ');
      return { ...read, state: 'rejected', customer: null, by: null, note, pays: [], restCents: 0 };
    }
    const {
      customerId,
      reference: _reference,
      references: _references,
      doubt: _doubt,
      numbers: _numbers,
      ...shown
    } = row;
    const paidCents = row.pays.reduce((sum, share) => sum + share.amountCents, 0);
    return {
      ...shown,
      customer: people.find(({ id }) => id === customerId) ?? null,
      restCents: row.state === 'matched' ? row.amountCents - paidCents : 0,
    };
  });
}
