import { randomUUID } from 'node:crypto';
import { getPriceList } from '#domain/prices/price-lists.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { type ImportKind, MAX_IMPORT_ROWS } from '#shared/inputs/import-inputs.ts';
import { explainFailure } from '#workers/explain-failure.ts';
import { beginTurn, pause } from '#workers/pause.ts';
import { CUSTOMER_HEADERS, CUSTOMER_NUMBERS } from './customer-columns.ts';
import { REASON_HEADER } from './get-rejected-rows.ts';
import {
  type ImportJob,
  type ImportStatus,
  importJobs,
  TRY_THE_SAME_FILE,
  toImportStatus,
} from './import-job.ts';
import type { PlannedRow } from './import-row.ts';
import { LIST_PRICE_HEADERS, LIST_PRICE_NUMBERS } from './list-price-columns.ts';
import { OPENING_HEADERS, OPENING_NUMBERS } from './opening-columns.ts';
import { planCustomer } from './plan-customer.ts';
import { createListPricePlan } from './plan-list-price.ts';
import { createOpeningPlan } from './plan-opening.ts';
import { planProduct } from './plan-product.ts';
import { PRODUCT_HEADERS, PRODUCT_NUMBERS } from './product-columns.ts';
import { type KnownHeaders, readHeaders } from './read-headers.ts';
import { createRowReader, type NumberKind, type RowCells } from './read-rows.ts';
import { describeUnread, listNames, readTable } from './read-table.ts';
import type { ImportCtx, ImportWrite } from './write-row.ts';

export type FileToImport = {
  readonly kind: ImportKind;
  readonly priceListId?: number | undefined;
  readonly fileName: string;
  readonly bytes: Uint8Array;
};

/**
 * Reads the file off the event loop and compares each row with the stored data; returns at once, `getImport` gives
 * the progress. Nothing is written before `confirmImport`. An unknown price list rejects with `price-list-not-found`.
 */
export function startImport(ctx: ImportCtx, input: FileToImport): ImportStatus {
  const list = input.kind === 'prices' ? getPriceList(ctx, { id: input.priceListId ?? 0 }) : null;
  const job: ImportJob = {
    id: randomUUID(),
    ownerId: ctx.actor.id,
    startedAt: ctx.clock.now(),
    kind: input.kind,
    list,
    fileName: input.fileName,
    phase: 'reading',
    done: 0,
    total: 0,
    rows: [],
    fields: [],
    cells: new Map(),
    notes: [],
    failure: null,
  };
  importJobs.put(ctx, job);
  void readAndPlan(ctx, job, input.bytes).catch((error: unknown) => fail(ctx, job, error));
  return toImportStatus(job);
}

export function fail(ctx: Ctx, job: ImportJob, error: unknown): void {
  const wasWriting = job.phase === 'writing';
  job.phase = 'failed';
  const sentence = explainFailure(ctx, error, 'Importi dështoi. Ju lutem provoni përsëri.');
  job.failure = wasWriting ? `${sentence} ${TRY_THE_SAME_FILE}` : sentence;
}

async function readAndPlan(ctx: Ctx, job: ImportJob, bytes: Uint8Array): Promise<void> {
  const { rows, unreadSheets } = await readTable(bytes, MAX_IMPORT_ROWS);
  const { headers, numbers, createPlan } = KINDS[job.kind];
  const plan = createPlan(job);
  const found = readHeaders(rows, headers);
  job.notes = toNotes(
    found.unknown.filter((name) => name !== REASON_HEADER),
    unreadSheets,
  );
  job.fields = found.fields.filter((field) => field !== undefined);
  const readRow = createRowReader(rows, found, numbers);
  const seen = new Map<string, number>();
  job.phase = 'checking';
  const first = found.place + 1;
  job.total = rows.length - first;
  let isOver = beginTurn();
  for (const [place, row] of rows.slice(first).entries()) {
    const cells = readRow(row);
    if (cells.size > 0) planRow(job, cells, plan(ctx, first + place + 1, cells, seen));
    job.done = place + 1;
    if (!isOver()) continue;
    await pause();
    isOver = beginTurn();
  }
  job.phase = 'ready';
}

function planRow(job: ImportJob, cells: RowCells, planned: PlannedRow<ImportWrite>): void {
  job.rows.push(planned);
  if (planned.outcome !== 'same') job.cells.set(planned.row, cells);
}

type Plan = (ctx: Ctx, row: number, cells: RowCells, seen: Map<string, number>) => PlannedRow<ImportWrite>;

type Kind = {
  readonly headers: KnownHeaders;
  readonly numbers: Readonly<Record<string, NumberKind>>;
  readonly createPlan: (job: ImportJob) => Plan;
};

const KINDS: Readonly<Record<ImportKind, Kind>> = {
  products: { headers: PRODUCT_HEADERS, numbers: PRODUCT_NUMBERS, createPlan: () => planProduct },
  customers: { headers: CUSTOMER_HEADERS, numbers: CUSTOMER_NUMBERS, createPlan: () => planCustomer },
  openings: { headers: OPENING_HEADERS, numbers: OPENING_NUMBERS, createPlan: createOpeningPlan },
  prices: { headers: LIST_PRICE_HEADERS, numbers: LIST_PRICE_NUMBERS, createPlan: createListPricePlan },
};

/** Names the parts of the file that are ignored, so that they are not assumed imported. */
function toNotes(unknownColumns: readonly string[], unreadSheets: readonly string[]): string[] {
  return [
    ...(unknownColumns.length > 0 ? [`Kolona që nuk lexohen: ${listNames(unknownColumns)}.`] : []),
    ...describeUnread(unreadSheets),
  ];
}
