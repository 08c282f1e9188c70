import type { PdfRequest } from './compose-pdf.ts';
import { loadFontFiles } from './load-font-files.ts';
import { createPdfRenderer, type PdfRenderer, type PdfRendererOptions } from './pdf-renderer.ts';

/** From asking to having (spec 2 §9). */
const LIMIT_MS = 30_000;
/** A second thread, so that one invoice need not wait for a batch. */
const MAX_WORKERS = 2;

let changes: Partial<PdfRendererOptions> = {};
let renderer: PdfRenderer | undefined;

/** The bytes of a document, made off the event loop. Refuses with `pdf-failed` after 30 s or when making it fails. */
export function renderPdf(request: PdfRequest): Promise<Uint8Array> {
  renderer ??= createPdfRenderer({
    workerUrl: changes.workerUrl ?? new URL('./pdf-worker.ts', import.meta.url),
    loadFontFiles: changes.loadFontFiles ?? loadFontFiles,
    maxWorkers: changes.maxWorkers ?? MAX_WORKERS,
    limitMs: changes.limitMs ?? LIMIT_MS,
  });
  return renderer.render(request);
}

/** For the composition root, before the first document: a bundled program keeps worker and fonts elsewhere. */
export function configurePdf(options: Partial<PdfRendererOptions>): void {
  changes = options;
}

/** Ends the threads, for shutting down. A later `renderPdf` starts them again. */
export async function closePdf(): Promise<void> {
  const closing = renderer;
  renderer = undefined;
  await closing?.close();
}
