import { recordAudit } from '#domain/audit/record-audit.ts';
import { assertFileOn } from '#domain/settings/features.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { sentenceOf } from '#shared/errors/error-answers.ts';
import type { ShopEvent } from '#shared/events.ts';
import type { ImportKind } from '#shared/inputs/import-inputs.ts';
import { beginTurn, pause } from '#workers/pause.ts';
import { type ImportJob, type ImportStatus, importJobs, toImportStatus } from './import-job.ts';
import { rejectedRow } from './import-row.ts';
import { fail } from './start-import.ts';
import { type ImportCtx, writeRow } from './write-row.ts';

const CATALOG: ShopEvent = { type: 'catalog', productId: null };

const EVENTS: Readonly<Record<ImportKind, readonly ShopEvent[]>> = {
  products: [CATALOG],
  // A customer's price list changes what the shop shows.
  customers: [CATALOG, { type: 'user', userId: null }],
  openings: [],
  prices: [CATALOG],
  'supplier-products': [{ type: 'purchasing' }],
  'opening-costs': [{ type: 'purchasing' }],
};

/** Maximum rows per transaction; fewer where they take long. */
const ROWS_AT_ONCE = 10;

/**
 * Writes the preview in chunks; a row that is rejected now (code taken, stock changed since) is skipped and listed.
 * Confirming twice writes once. Rejects with `import-not-found`, and with `feature-off` when the part is off by now.
 */
export function confirmImport(ctx: ImportCtx, { id }: { readonly id: string }): ImportStatus {
  const job = importJobs.get(ctx, id);
  if (job.phase !== 'ready') return toImportStatus(job);
  assertFileOn(ctx, job.kind);
  job.phase = 'writing';
  job.content = null;
  job.done = 0;
  job.total = job.rows.filter((row) => row.write !== null).length;
  void writeRows(ctx, job).catch((error: unknown) => fail(ctx, job, error));
  return toImportStatus(job);
}

async function writeRows(ctx: ImportCtx, job: ImportJob): Promise<void> {
  // Per-row events would make every screen refetch ten thousand times; one at the end is enough. Account events are an
  // exception: they name the customer.
  const quiet: ImportCtx = job.kind === 'openings' ? ctx : { ...ctx, emit: () => {} };
  const places = [...job.rows.keys()].filter((place) => job.rows[place]?.write !== null);
  try {
    while (job.done < places.length) {
      job.done += inTransaction(quiet, (tx) =>
        writePiece(tx, job, places.slice(job.done, job.done + ROWS_AT_ONCE)),
      );
      await pause();
    }
    const { counts } = toImportStatus(job);
    recordAudit(ctx, { type: 'import.applied', kind: job.kind, fileName: job.fileName, ...counts });
    job.phase = 'done';
  } finally {
    for (const event of EVENTS[job.kind]) ctx.emit(event);
  }
}

function writePiece(tx: ImportCtx, job: ImportJob, places: readonly number[]): number {
  const isOver = beginTurn();
  let written = 0;
  for (const place of places) {
    writeOne(tx, job, place);
    written += 1;
    if (isOver()) break;
  }
  return written;
}

function writeOne(tx: ImportCtx, job: ImportJob, place: number): void {
  const planned = job.rows[place];
  if (!planned?.write) return;
  const { write } = planned;
  try {
    tx.db.transaction(() => writeRow(tx, write));
  } catch (rejection) {
    if (!(rejection instanceof DomainError)) throw rejection;
    job.rows[place] = rejectedRow(planned, [sentenceOf(rejection)]);
  }
}
