import { randomUUID } from 'node:crypto';
import { getPriceList } from '#domain/prices/price-lists.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { type ImportKind, MAX_IMPORT_ROWS } from '#shared/inputs/import-inputs.ts';
import type { SheetContent } from '#spreadsheets/sheet.ts';
import { explainFailure } from '#workers/explain-failure.ts';
import { beginTurn, pause } from '#workers/pause.ts';
import { CUSTOMER_HEADERS, CUSTOMER_KINDS, CUSTOMER_WORDS } from './customer-columns.ts';
import { REASON_HEADER } from './get-rejected-rows.ts';
import {
  type ImportJob,
  type ImportStatus,
  importJobs,
  TRY_THE_SAME_FILE,
  toImportStatus,
} from './import-job.ts';
import { type PlannedRow, rejectedRow, toLabel } from './import-row.ts';
import { LIST_PRICE_HEADERS, LIST_PRICE_KINDS, LIST_PRICE_WORDS } from './list-price-columns.ts';
import { OPENING_HEADERS, OPENING_KINDS, OPENING_WORDS } from './opening-columns.ts';
import { planCustomer } from './plan-customer.ts';
import type { FieldWords } from './plan-fields.ts';
import { createListPricePlan } from './plan-list-price.ts';
import { createOpeningPlan } from './plan-opening.ts';
import { createProductPlan } from './plan-product.ts';
import { PRODUCT_HEADERS, PRODUCT_KINDS, PRODUCT_WORDS } from './product-columns.ts';
import { type Headers, type KnownHeaders, type PriceBasis, readHeaders } from './read-headers.ts';
import { type ColumnKind, createRowReader, type ReadRow, type RowCells } from './read-rows.ts';
import { describeRows, describeUnread, listNames, readTable } from './read-table.ts';
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
  const content = await readTable(bytes, MAX_IMPORT_ROWS);
  const { rows } = content;
  const { headers, kinds, createPlan } = KINDS[job.kind];
  const found = readHeaders(rows, headers, job.list?.isNet ? 'net' : 'gross');
  const plan = createPlan(job, found);
  job.notes = toNotes(found, content, job.list?.isNet ? 'net' : 'gross');
  job.fields = found.fields.filter((field) => field !== undefined);
  const readRow = createRowReader(content, found, kinds);
  const seen = new Map<string, number>();
  const unread: number[] = [];
  job.phase = 'checking';
  const first = found.place + 1;
  job.total = rows.length - first;
  let isOver = beginTurn();
  for (const [place, row] of rows.slice(first).entries()) {
    const read = readRow(first + place);
    const number = first + place + 1;
    if (read.faults.length > 0) planRow(job, read.cells, faultyRow(job.kind, number, read));
    else if (read.cells.size > 0) planRow(job, read.cells, plan(ctx, number, read.cells, seen));
    else if (row.some((cell) => String(cell).trim() !== '')) unread.push(number);
    job.done = place + 1;
    if (!isOver()) continue;
    await pause();
    isOver = beginTurn();
  }
  job.notes = [...job.notes, ...describeRows('Rreshta pa asnjë vlerë që lexohet', unread)];
  job.phase = 'ready';
}

function planRow(job: ImportJob, cells: RowCells, planned: PlannedRow<ImportWrite>): void {
  job.rows.push(planned);
  if (planned.outcome !== 'same') job.cells.set(planned.row, cells);
}

function faultyRow(kind: ImportKind, row: number, { cells, faults }: ReadRow): PlannedRow<never> {
  const { names } = KINDS[kind].words;
  const label = toLabel([cells.get('code') ?? cells.get('name'), cells.get('name') ?? cells.get('phone')]);
  return rejectedRow(
    { row, label },
    faults.map(({ field, text }) => `${names[field] ?? field}: ${text}`),
  );
}

type Plan = (ctx: Ctx, row: number, cells: RowCells, seen: Map<string, number>) => PlannedRow<ImportWrite>;

type Kind = {
  readonly headers: KnownHeaders;
  readonly kinds: Readonly<Record<string, ColumnKind>>;
  readonly words: FieldWords;
  readonly createPlan: (job: ImportJob, found: Headers) => Plan;
};

const KINDS: Readonly<Record<ImportKind, Kind>> = {
  products: {
    headers: PRODUCT_HEADERS,
    kinds: PRODUCT_KINDS,
    words: PRODUCT_WORDS,
    createPlan: (_job, found) => createProductPlan(found),
  },
  customers: {
    headers: CUSTOMER_HEADERS,
    kinds: CUSTOMER_KINDS,
    words: CUSTOMER_WORDS,
    createPlan: () => planCustomer,
  },
  openings: {
    headers: OPENING_HEADERS,
    kinds: OPENING_KINDS,
    words: OPENING_WORDS,
    createPlan: createOpeningPlan,
  },
  prices: {
    headers: LIST_PRICE_HEADERS,
    kinds: LIST_PRICE_KINDS,
    words: LIST_PRICE_WORDS,
    createPlan: createListPricePlan,
  },
};

const BASIS_WORDS = { net: 'pa TVSH', gross: 'me TVSH' } as const;

/** Names the parts of the file that are ignored or converted, so that they are not assumed imported as they stand. */
function toNotes({ place, unknown, price }: Headers, content: SheetContent, basis: PriceBasis): string[] {
  const unread = unknown.filter((name) => name !== REASON_HEADER);
  const isWide = (row: SheetContent['rows'][number]) =>
    row.filter((cell) => cell !== '').length >= Math.max(3, (content.rows[place]?.length ?? 0) / 2);
  const above = content.rows.slice(0, place).flatMap((row, at) => (isWide(row) ? [at + 1] : []));
  const isConverted = price !== null && price.basis !== basis;
  return [
    ...(isConverted ? [`Çmimet ${listNames([price.name])} u kthyen në çmime ${BASIS_WORDS[basis]}.`] : []),
    ...(unread.length > 0 ? [`Kolona që nuk lexohen: ${listNames(unread)}.`] : []),
    ...describeRows('Rreshta mbi titujt, që nuk lexohen', above),
    ...describeUnread(content),
  ];
}
