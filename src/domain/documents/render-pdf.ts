import { loadFontFiles } from '#pdf/load-font-files.ts';
import type { PdfRequest } from './compose-pdf.ts';
import { createPdfRenderer, type PdfRenderer } from './pdf-renderer.ts';

const LIMIT_MS = 30_000;
/** A second thread, so that one invoice need not wait for a batch. */
const MAX_WORKERS = 2;

let renderer: PdfRenderer | undefined;

/** The bytes of a document, made off the event loop. Rejects with `pdf-failed` after 30 s or when making it fails. */
export function renderPdf(request: PdfRequest): Promise<Uint8Array> {
  renderer ??= createPdfRenderer({
    workerUrl: new URL('./pdf-worker.ts', import.meta.url),
    loadFontFiles,
    maxWorkers: MAX_WORKERS,
    limitMs: LIMIT_MS,
  });
  return renderer.render(request);
}

export async function closePdf(): Promise<void> {
  const closing = renderer;
  renderer = undefined;
  await closing?.close();
}
