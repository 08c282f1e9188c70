import { loadFontFiles } from '#pdf/load-font-files.ts';
import type { PdfRequest } from './compose-pdf.ts';
import { createPdfRenderer, type PdfRenderer } from './pdf-renderer.ts';

const LIMIT_MS = 30_000;
/** Two threads, so that a single invoice need not wait for a batch. */
const MAX_WORKERS = 2;

let renderer: PdfRenderer | undefined;

/** Runs off the event loop. Rejects with `pdf-failed` on an error or after 30 s. */
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
