import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { MAX_IMPORT_ROWS, type startImportInput } from '../../shared/import-inputs.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { askSheets } from '../spreadsheets/ask-sheets.ts';
import { pause } from '../spreadsheets/pause.ts';
import type { UnreadableFile } from '../spreadsheets/sheet.ts';
import { type ImportJob, type ImportStatus, importShelf, toImportStatus } from './import-job.ts';
import type { PlannedRow } from './import-row.ts';
import { CUSTOMER_HEADERS, planCustomer } from './plan-customer.ts';
import { PRODUCT_FIELDS, planProduct } from './plan-product.ts';
import { PRODUCT_HEADERS } from './product-columns.ts';
import { type RowCells, readHeaders, toCells } from './read-headers.ts';
import type { ImportCtx, ImportWrite } from './write-row.ts';

/** Rows that are checked before others have their turn: some ten milliseconds. */
const ROWS_AT_ONCE = 50;

const SENTENCES: Readonly<Record<UnreadableFile, string>> = {
  'not-a-table': 'Skedari nuk është tabelë CSV ose XLSX.',
  'too-many-rows': `Skedari ka më shumë se ${MAX_IMPORT_ROWS} rreshta.`,
  'too-large': 'Skedari është tepër i madh.',
};

/**
 * Begins an import: the file is read off the event loop and each row is compared with what is stored. Nothing is
 * written before `confirmImport`. Answers at once; `getImport` tells how far it is.
 */
export function startImport(ctx: ImportCtx, input: z.output<typeof startImportInput>): ImportStatus {
  const job: ImportJob = {
    id: randomUUID(),
    ownerId: ctx.actor.id,
    startedAt: ctx.clock.now(),
    kind: input.kind,
    fileName: input.fileName,
    phase: 'reading',
    done: 0,
    total: 0,
    rows: [],
    failure: null,
  };
  importShelf.put(ctx, job);
  void readAndPlan(ctx, job, Buffer.from(input.file, 'base64')).catch((error: unknown) => fail(job, error));
  return toImportStatus(job);
}

/** Ends an import with the sentence of its refusal, or a general one for a fault. */
export function fail(job: ImportJob, error: unknown): void {
  job.phase = 'failed';
  job.failure = error instanceof DomainError ? error.message : 'Importi dështoi. Ju lutem provoni përsëri.';
}

async function readAndPlan(ctx: Ctx, job: ImportJob, bytes: Uint8Array): Promise<void> {
  const answer = await askSheets({ kind: 'read', bytes, maxRows: MAX_IMPORT_ROWS });
  if (answer.kind === 'unreadable') throw new DomainError('file-unreadable', SENTENCES[answer.reason]);
  if (answer.kind !== 'rows') throw new Error('A file was read, and no rows came.');
  const [head = [], ...rows] = answer.rows;
  const { fields, plan } = planner(ctx, job, head);
  job.phase = 'checking';
  job.total = rows.length;
  for (const [place, row] of rows.entries()) {
    const cells = toCells(row, fields);
    if (cells.size > 0) job.rows.push(plan(place + 2, cells));
    job.done = place + 1;
    if (job.done % ROWS_AT_ONCE === 0) await pause();
  }
  job.phase = 'ready';
}

type Planner = (row: number, cells: RowCells) => PlannedRow<ImportWrite>;

function planner(
  ctx: Ctx,
  job: ImportJob,
  head: readonly string[],
): { readonly fields: readonly (string | undefined)[]; readonly plan: Planner } {
  const seen = new Map<string, number>();
  if (job.kind === 'products') {
    const fields = readHeaders(head, PRODUCT_HEADERS, { code: PRODUCT_FIELDS['code'] ?? '' });
    return { fields, plan: (row, cells) => planProduct(ctx, row, cells, seen) };
  }
  const fields = readHeaders(head, CUSTOMER_HEADERS, {});
  if (!fields.includes('number') && !fields.includes('email')) {
    throw new DomainError('file-unreadable', 'Skedarit i mungon kolona Telefoni ose Email.');
  }
  return { fields, plan: (row, cells) => planCustomer(ctx, row, cells, seen) };
}
