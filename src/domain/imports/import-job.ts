import type { PriceList } from '#domain/prices/price-lists.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { ImportKind, ImportOutcome } from '#shared/inputs/import-inputs.ts';
import type { PriceBasis } from '#shared/prices/price-basis.ts';
import type { SheetContent } from '#spreadsheets/sheet.ts';
import { createJobStore, type Job } from '#workers/job-store.ts';
import { type Grouped, groupSentences } from './group-sentences.ts';
import type { PlannedRow } from './import-row.ts';
import type { ChosenColumns } from './read-headers.ts';
import type { RowCells } from './read-rows.ts';
import { listToSettle, type ToSettle, type UnknownValue } from './settle.ts';
import type { ImportWrite } from './write-row.ts';

export type ImportPhase = 'reading' | 'columns' | 'checking' | 'ready' | 'writing' | 'done' | 'failed';

export type ImportJob = Job & {
  readonly kind: ImportKind;
  readonly list: PriceList | null;
  readonly fileName: string;
  readonly today: ISODate;
  phase: ImportPhase;
  done: number;
  total: number;
  rows: PlannedRow<ImportWrite>[];
  fields: readonly string[];
  /** What the file says of its prices. */
  priceBasis: PriceBasis | null;
  readonly cells: Map<number, RowCells>;
  notes: readonly string[];
  /** Kept until it is written, to plan again after a value is settled. */
  content: SheetContent | null;
  columns: ChosenColumns | null;
  readonly settled: Map<string, string>;
  readonly defaults: Map<string, string>;
  unknown: Map<string, UnknownValue>;
  suppliers: ReadonlyMap<string, string>;
  failure: string | null;
};

export type ImportStatus = Pick<
  ImportJob,
  'id' | 'kind' | 'fileName' | 'phase' | 'done' | 'total' | 'notes' | 'failure'
> & {
  readonly reasons: readonly Grouped[];
  readonly warnings: readonly Grouped[];
  readonly toSettle: readonly ToSettle[];
  readonly counts: Readonly<Record<ImportOutcome, number>>;
  readonly largeChanges: number;
  readonly raised: number;
  readonly lowered: number;
};

/**
 * An interrupted import leaves whole chunks written. Rows are matched by code, phone or e-mail and hold absolute
 * values, so that importing the same file again continues where it stopped.
 */
export const TRY_THE_SAME_FILE =
  'Rreshtat e shkruar deri tani kanë mbetur. Ngarkoni përsëri të njëjtin skedar: ata dalin si të pandryshuar.';

export const importJobs = createJobStore<ImportJob>('import-not-found');

export function toImportStatus(job: ImportJob): ImportStatus {
  const { id, kind, fileName, phase, done, total, notes, failure } = job;
  const counts: Record<ImportOutcome, number> = { create: 0, change: 0, same: 0, rejected: 0 };
  for (const { outcome } of job.rows) counts[outcome] += 1;
  const largeChanges = job.rows.filter((row) => row.isLargeChange).length;
  const raised = job.rows.filter((row) => row.priceMove === 'up').length;
  const lowered = job.rows.filter((row) => row.priceMove === 'down').length;
  const reasons = groupSentences(job.rows.map((row) => row.reasons));
  const warnings = groupSentences(job.rows.map((row) => row.warnings));
  const toSettle = listToSettle(job, reasons);
  return {
    ...{ id, kind, fileName, phase, done, total, notes, failure, counts, largeChanges, raised, lowered },
    ...{ reasons, warnings, toSettle },
  };
}
