import { workerData } from 'node:worker_threads';
import { type FontFiles, loadFonts } from '#pdf/document-fonts.ts';
import { setFirmTables } from '#shared/firm/firm-tables.ts';
import type { FirmTables } from '#shared/firm/firm-types.ts';
import { handOver } from '#workers/transfer.ts';
import { composePdf, type PdfRequest } from './compose-pdf.ts';

export type PdfAnswer =
  | { readonly kind: 'done'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string };

const fontFiles: FontFiles = workerData;
const fonts = loadFonts(fontFiles);

/** A thread has its own copy of the firm's tables. */
export type PdfQuestion = { readonly request: PdfRequest; readonly firm: FirmTables };

export async function answer({ request, firm }: PdfQuestion): Promise<unknown> {
  setFirmTables(firm);
  try {
    const bytes = Uint8Array.from(await composePdf(fonts, request));
    return handOver({ kind: 'done', bytes } satisfies PdfAnswer, bytes);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'failed', reason } satisfies PdfAnswer;
  }
}
