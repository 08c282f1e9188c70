import type { ImportKind, ImportOutcome } from '../../shared/import-inputs.ts';
import { createJobShelf, type Job } from '../spreadsheets/job-shelf.ts';
import type { PlannedRow } from './import-row.ts';
import type { ImportWrite } from './write-row.ts';

/** Where an import is: reading the file, checking its rows, waiting to be confirmed, writing, done; or failed. */
export type ImportPhase = 'reading' | 'checking' | 'ready' | 'writing' | 'done' | 'failed';

/** An import as the server keeps it while it lasts. */
export type ImportJob = Job & {
  readonly kind: ImportKind;
  readonly fileName: string;
  phase: ImportPhase;
  /** Rows that the present phase has dealt with, of how many. */
  done: number;
  total: number;
  rows: PlannedRow<ImportWrite>[];
  /** What of the file is left aside, in sentences. */
  notes: readonly string[];
  failure: string | null;
};

/** What the screen is told of an import. */
export type ImportStatus = Pick<
  ImportJob,
  'id' | 'kind' | 'fileName' | 'phase' | 'done' | 'total' | 'notes' | 'failure'
> & {
  readonly counts: Readonly<Record<ImportOutcome, number>>;
};

/** The imports that are under way, one shelf for the whole server. */
export const importShelf = createJobShelf<ImportJob>();

/** The status of an import, with how many rows come to what. */
export function toImportStatus(job: ImportJob): ImportStatus {
  const { id, kind, fileName, phase, done, total, notes, failure } = job;
  const counts: Record<ImportOutcome, number> = { create: 0, change: 0, same: 0, refused: 0 };
  for (const { outcome } of job.rows) counts[outcome] += 1;
  return { id, kind, fileName, phase, done, total, notes, failure, counts };
}
