import { inSavepoint } from '#db/in-savepoint.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { sentenceOf } from '#shared/error-sentences.ts';
import { pause } from '#workers/pause.ts';
import { type ImportJob, type ImportStatus, importShelf, toImportStatus } from './import-job.ts';
import { rejectedRow } from './import-row.ts';
import { fail } from './start-import.ts';
import { type ImportCtx, writeRow } from './write-row.ts';

/** Rows of one transaction: short enough that an order in between does not wait. */
const ROWS_AT_ONCE = 10;

/**
 * Writes what the preview has shown, piece by piece; a row that is rejected now (its code was taken meanwhile, its
 * stock has moved) is left out and named. Confirming twice writes once. Rejects with `import-not-found`.
 */
export function confirmImport(ctx: ImportCtx, { id }: { readonly id: string }): ImportStatus {
  const job = importShelf.get(ctx, id);
  if (job.phase !== 'ready') return toImportStatus(job);
  job.phase = 'writing';
  job.done = 0;
  job.total = job.rows.filter((row) => row.write !== null).length;
  void writeRows(ctx, job).catch((error: unknown) => fail(ctx, job, error));
  return toImportStatus(job);
}

async function writeRows(ctx: ImportCtx, job: ImportJob): Promise<void> {
  // Ten thousand events would make every screen fetch ten thousand times; one at the end says the same. Of accounts it
  // would not: which customer's they are is part of it.
  const quiet: ImportCtx = job.kind === 'openings' ? ctx : { ...ctx, emit: () => {} };
  const places = [...job.rows.keys()].filter((place) => job.rows[place]?.write !== null);
  try {
    for (let start = 0; start < places.length; start += ROWS_AT_ONCE) {
      const piece = places.slice(start, start + ROWS_AT_ONCE);
      inTransaction(quiet, (tx) => {
        for (const place of piece) writeOne(tx, job, place);
      });
      job.done = start + piece.length;
      await pause();
    }
    const { counts } = toImportStatus(job);
    recordAudit(ctx, { type: 'import.applied', kind: job.kind, fileName: job.fileName, ...counts });
    job.phase = 'done';
  } finally {
    if (job.kind === 'products' || job.kind === 'prices') ctx.emit({ type: 'catalog', productId: null });
    if (job.kind === 'customers') ctx.emit({ type: 'user', userId: null });
  }
}

function writeOne(tx: ImportCtx, job: ImportJob, place: number): void {
  const planned = job.rows[place];
  if (!planned?.write) return;
  const { write } = planned;
  try {
    inSavepoint(tx.db, () => writeRow(tx, write));
  } catch (rejection) {
    if (!(rejection instanceof DomainError)) throw rejection;
    job.rows[place] = rejectedRow(planned, [sentenceOf(rejection)]);
  }
}
