import { DomainError } from '#kernel/domain-error.ts';
import type { FontFiles } from '#pdf/document-fonts.ts';
import { firmTables } from '#shared/firm/firm-tables.ts';
import { createThreadPool, type ThreadPool } from '#workers/thread-pool.ts';
import type { PdfRequest } from './compose-pdf.ts';
import type { PdfAnswer, PdfQuestion } from './pdf-worker.ts';

export type PdfRendererOptions = {
  readonly workerUrl: URL;
  readonly loadFontFiles: () => Promise<FontFiles>;
  readonly maxWorkers: number;
  readonly limitMs: number;
  readonly idleMs?: number;
};

export type PdfRenderer = {
  /** Rejects with `pdf-failed`; the reason is its `cause`. */
  readonly render: (request: PdfRequest) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

const MEMORY_LIMIT_MB = 512;

const YOUNG_MB = 6;

const IDLE_MS = 30_000;

export function createPdfRenderer(options: PdfRendererOptions): PdfRenderer {
  let pool: Promise<ThreadPool<PdfQuestion, PdfAnswer>> | undefined;

  async function openPool(): Promise<ThreadPool<PdfQuestion, PdfAnswer>> {
    const { workerUrl, loadFontFiles, maxWorkers, limitMs, idleMs = IDLE_MS } = options;
    const workerData = await loadFontFiles();
    const resourceLimits = { maxOldGenerationSizeMb: MEMORY_LIMIT_MB, maxYoungGenerationSizeMb: YOUNG_MB };
    return createThreadPool({ workerUrl, workerData, resourceLimits, maxWorkers, limitMs, idleMs });
  }

  async function ask(request: PdfRequest): Promise<PdfAnswer> {
    pool ??= openPool().catch((error: unknown) => {
      pool = undefined;
      throw error;
    });
    try {
      return await (await pool).ask({ request, firm: firmTables() });
    } catch (error) {
      throw rejectionFor(error);
    }
  }

  async function render(request: PdfRequest): Promise<Uint8Array> {
    const answer = await ask(request);
    if (answer.kind === 'failed') throw rejectionFor(new Error(answer.reason));
    return answer.bytes;
  }

  async function close(): Promise<void> {
    const opened = await pool;
    await opened?.close();
  }

  return { render, close };
}

function rejectionFor(reason: unknown): DomainError {
  const rejection = new DomainError('pdf-failed');
  rejection.cause = reason;
  return rejection;
}
