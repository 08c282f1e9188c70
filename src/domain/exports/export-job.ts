import type { ExportKind } from '#shared/export-inputs.ts';
import type { SheetChunk, SheetColumn, SheetFormat } from '#spreadsheets/sheet.ts';
import { createJobStore, type Job } from '#workers/job-store.ts';

/** An export as the server keeps it while it lasts. */
export type ExportJob = Job & {
  readonly what: ExportKind;
  readonly format: SheetFormat;
  readonly fileName: string;
  phase: 'reading' | 'writing' | 'done' | 'failed';
  /** Rows gathered so far, of how many (an estimate for orders). */
  done: number;
  total: number;
  bytes: Uint8Array | null;
  failure: string | null;
};

/** What the screen is told of an export. */
export type ExportStatus = Pick<
  ExportJob,
  'id' | 'what' | 'phase' | 'done' | 'total' | 'failure' | 'fileName'
>;

/** A table that is gathered piece by piece: columns known once all rows have been seen. */
export type GatheredTable = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly chunks: readonly SheetChunk[];
};

/** The exports that are under way or wait to be fetched. */
export const exportJobs = createJobStore<ExportJob>('export-not-found');

/** The status of an export. */
export function toExportStatus(job: ExportJob): ExportStatus {
  const { id, what, phase, done, total, failure, fileName } = job;
  return { id, what, phase, done, total, failure, fileName };
}
