import type { ActorCtx } from '#kernel/ctx.ts';
import { MAX_IMPORT_ROWS } from '#shared/inputs/import-inputs.ts';
import { runInSheetWorker } from '#spreadsheets/run-in-sheet-worker.ts';
import { type FileCell, type SheetColumn, toChunk } from '#spreadsheets/sheet.ts';
import { COLUMNS } from './import-columns.ts';
import { importJobs } from './import-job.ts';

export const REASON_HEADER = 'Arsyeja e refuzimit';

/**
 * Skipped rows as CSV to be corrected and imported again: the file's own columns plus the reason. Rejects with
 * `import-not-found`.
 */
export async function getRejectedRows(
  ctx: ActorCtx,
  { id }: { readonly id: string },
): Promise<{ readonly fileName: string; readonly bytes: Uint8Array }> {
  const job = importJobs.get(ctx, id);
  const { names } = COLUMNS[job.kind].words;
  const columns = [...job.fields.map((field) => names[field] ?? field), REASON_HEADER].map(
    (header): SheetColumn => ({ header, kind: 'text' }),
  );
  const rows = job.rows
    .filter((row) => row.outcome === 'rejected')
    .slice(0, MAX_IMPORT_ROWS)
    .map(({ row, reasons }) => {
      const cells = job.cells.get(row);
      return [...job.fields.map((field) => textOf(cells?.get(field))), reasons.join(' ')];
    });
  const answer = await runInSheetWorker({
    kind: 'write',
    format: 'csv',
    name: '',
    columns,
    chunks: [toChunk(rows)],
  });
  if (answer.kind !== 'bytes') throw new Error('A file was written, and no bytes came.');
  return { fileName: `Te_refuzuara_${job.fileName.replace(/\.[^.]*$/, '')}.csv`, bytes: answer.bytes };
}

function textOf(cell: FileCell | undefined): string {
  return typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '');
}
