import { workerData } from 'node:worker_threads';
import { type FontFiles, loadFonts } from '#pdf/document-fonts.ts';
import { handOver } from '#workers/transfer.ts';
import { composePdf, type PdfRequest } from './compose-pdf.ts';

export type PdfAnswer =
  | { readonly kind: 'done'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string };

const fontFiles: FontFiles = workerData;
const fonts = loadFonts(fontFiles);

export async function answer(request: PdfRequest): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(await composePdf(fonts, request));
    return handOver({ kind: 'done', bytes } satisfies PdfAnswer, bytes);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'failed', reason } satisfies PdfAnswer;
  }
}
