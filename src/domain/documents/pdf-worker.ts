import { parentPort, workerData } from 'node:worker_threads';
import { type FontFiles, loadFonts } from '#pdf/document-fonts.ts';
import { composePdf, type PdfRequest } from './compose-pdf.ts';

/** What the worker answers to a `PdfRequest`; requests come one at a time. */
export type PdfAnswer =
  | { readonly kind: 'done'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string };

const fontFiles: FontFiles = workerData;
const fonts = loadFonts(fontFiles);

parentPort?.on('message', async (request: PdfRequest) => {
  const answer = await answerTo(request);
  parentPort?.postMessage(answer, answer.kind === 'done' ? [answer.bytes.buffer] : []);
});

async function answerTo(request: PdfRequest) {
  try {
    const bytes = Uint8Array.from(await composePdf(fonts, request));
    return { kind: 'done', bytes } as const satisfies PdfAnswer;
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'failed', reason } as const satisfies PdfAnswer;
  }
}
