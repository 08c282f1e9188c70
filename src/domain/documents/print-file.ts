import type { ActorCtx } from '#kernel/ctx.ts';
import { writeInSheetWorker } from '#spreadsheets/run-in-sheet-worker.ts';
import { type SheetCell, type SheetColumn, type SheetFormat, toChunk } from '#spreadsheets/sheet.ts';
import { queueByKey } from '#workers/queue-by-key.ts';
import type { PdfRequest } from './compose-pdf.ts';
import { renderPdf } from './render-pdf.ts';

/** `sha256` is set for a document that never changes. */
export type PrintedDocument = {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly sha256?: string;
};

/** Rejects with `pdf-failed`. */
export async function printPdf(
  ctx: ActorCtx,
  fileName: string,
  request: PdfRequest,
): Promise<PrintedDocument> {
  return { fileName, bytes: await queueByKey(ctx, () => renderPdf(request)) };
}

type Sheet = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
  readonly format?: SheetFormat;
};

export async function printSheet(
  ctx: ActorCtx,
  fileName: string,
  { name, columns, rows, format = 'xlsx' }: Sheet,
): Promise<PrintedDocument> {
  const table = { format, name, columns, chunks: [toChunk(rows)] };
  return { fileName, bytes: await queueByKey(ctx, () => writeInSheetWorker(table)) };
}
