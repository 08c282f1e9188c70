import { type PrintedDocument, printSheet } from '#domain/documents/print-file.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { MAX_IMPORT_ROWS } from '#shared/inputs/import-inputs.ts';
import { BASIS_WORDS } from '#shared/prices/price-basis.ts';
import type { FileCell, SheetColumn } from '#spreadsheets/sheet.ts';
import { COLUMNS } from './import-columns.ts';
import { type ImportJob, importJobs } from './import-job.ts';
import { PRICE_FIELD } from './read-headers.ts';

export const REASON_HEADER = 'Arsyeja e refuzimit';

/**
 * Skipped rows as CSV to be corrected and imported again: the file's own columns, prices with what it says of their
 * VAT, plus the reason. Rejects with `import-not-found`.
 */
export async function getRejectedRows(
  ctx: ActorCtx,
  { id }: { readonly id: string },
): Promise<PrintedDocument> {
  const job = importJobs.get(ctx, id);
  const columns = [...job.fields.map((field) => headerOf(job, field)), REASON_HEADER].map(
    (header): SheetColumn => ({ header, kind: 'text' }),
  );
  const rows = job.rows
    .filter((row) => row.outcome === 'rejected')
    .slice(0, MAX_IMPORT_ROWS)
    .map(({ row, reasons }) => {
      const cells = job.cells.get(row);
      return [...job.fields.map((field) => textOf(cells?.get(field))), reasons.join(' ')];
    });
  const fileName = `Te_refuzuara_${job.fileName.replace(/\.[^.]*$/, '')}.csv`;
  return printSheet(ctx, fileName, { format: 'csv', name: '', columns, rows });
}

function headerOf({ kind, priceBasis }: ImportJob, field: string): string {
  const name = COLUMNS[kind].words.names[field] ?? field;
  if (field !== PRICE_FIELD || priceBasis === null) return name;
  return `${name.replace(` ${BASIS_WORDS.net}`, '')} ${BASIS_WORDS[priceBasis]}`;
}

function textOf(cell: FileCell | undefined): string {
  return typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '');
}
