import type { ExportKind } from '#shared/inputs/export-inputs.ts';
import type { SheetChunk, SheetColumn, SheetFormat } from '#spreadsheets/sheet.ts';
import { createJobStore, type Job } from '#workers/job-store.ts';

export type ExportJob = Job & {
  readonly what: ExportKind;
  readonly format: SheetFormat;
  readonly fileName: string;
  phase: 'reading' | 'writing' | 'done' | 'failed';
  done: number;
  total: number;
  bytes: Uint8Array | null;
  failure: string | null;
};

export type ExportStatus = Pick<
  ExportJob,
  'id' | 'what' | 'phase' | 'done' | 'total' | 'failure' | 'fileName'
>;

export type ExportTable = {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly chunks: readonly SheetChunk[];
};

export const exportJobs = createJobStore<ExportJob>('export-not-found');

export function toExportStatus(job: ExportJob): ExportStatus {
  const { id, what, phase, done, total, failure, fileName } = job;
  return { id, what, phase, done, total, failure, fileName };
}
