import { randomUUID } from 'node:crypto';
import { getPriceList } from '#domain/prices/price-lists.ts';
import { assertFileOn } from '#domain/settings/features.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { AddUnknown, ImportKind, SetImportColumns, SettleImport } from '#shared/inputs/import-inputs.ts';
import { BASIS_WORDS, type PriceBasis } from '#shared/prices/price-basis.ts';
import type { SheetContent } from '#spreadsheets/sheet.ts';
import { explainFailure } from '#workers/explain-failure.ts';
import { beginTurn, pause } from '#workers/pause.ts';
import { addToFirm } from './add-unknown.ts';
import { REASON_HEADER } from './get-rejected-rows.ts';
import { COLUMNS } from './import-columns.ts';
import {
  type ImportJob,
  type ImportStatus,
  importJobs,
  TRY_THE_SAME_FILE,
  toImportStatus,
} from './import-job.ts';
import { type PlannedRow, rejectedRow, toLabel, withWarnings } from './import-row.ts';
import { planCustomer } from './plan-customer.ts';
import { createListPricePlan } from './plan-list-price.ts';
import { createOpeningPlan } from './plan-opening.ts';
import { createOpeningCostPlan } from './plan-opening-cost.ts';
import { createProductPlan, withoutKeptUnit } from './plan-product.ts';
import { createSupplierProductPlan, readSupplierNames } from './plan-supplier-product.ts';
import { findHeaders, type Headers, readHeaders } from './read-headers.ts';
import { createRowReader, type ReadRow, type RowCells } from './read-rows.ts';
import { describeRows, describeUnread, listNames, readTable } from './read-table.ts';
import { keyOf, settleCells, toCells } from './settle.ts';
import type { ImportCtx, ImportWrite } from './write-row.ts';

const SAMPLE_ROWS = 3;

export type FileToImport = {
  readonly kind: ImportKind;
  readonly priceListId?: number | undefined;
  readonly fileName: string;
  readonly bytes: Uint8Array;
};

/**
 * Reads the file off the event loop and compares each row with the stored data; returns at once, `getImport` gives the
 * progress. Nothing is written before `confirmImport`. Rejects with `feature-off` and, for an unknown price list,
 * `price-list-not-found`.
 */
export function startImport(ctx: ImportCtx, input: FileToImport): ImportStatus {
  assertFileOn(ctx, input.kind);
  const list = input.kind === 'prices' ? getPriceList(ctx, { id: input.priceListId ?? 0 }) : null;
  const job: ImportJob = {
    id: randomUUID(),
    ownerId: ctx.actor.id,
    startedAt: ctx.clock.now(),
    kind: input.kind,
    list,
    fileName: input.fileName,
    today: getShopMoment(ctx).date,
    phase: 'reading',
    done: 0,
    total: 0,
    rows: [],
    fields: [],
    priceBasis: null,
    cells: new Map(),
    notes: [],
    content: null,
    columns: null,
    settled: new Map(),
    defaults: new Map(),
    unknown: new Map(),
    suppliers: new Map(),
    failure: null,
  };
  importJobs.put(ctx, job);
  void readAndPlan(ctx, job, input.bytes).catch((error: unknown) => fail(ctx, job, error));
  return toImportStatus(job);
}

export function fail(ctx: Ctx, job: ImportJob, error: unknown): void {
  const wasWriting = job.phase === 'writing';
  job.phase = isAboutColumns(error) ? 'columns' : 'failed';
  const sentence = explainFailure(ctx, error, 'Importi dështoi. Ju lutem provoni përsëri.');
  job.failure = wasWriting ? `${sentence} ${TRY_THE_SAME_FILE}` : sentence;
}

function isAboutColumns(error: unknown): boolean {
  if (!(error instanceof DomainError) || !('reason' in error.data)) return false;
  return error.data.reason === 'missing-columns' || error.data.reason === 'same-meaning';
}

function basisOf({ kind, list }: ImportJob): PriceBasis {
  return list?.isNet || kind === 'supplier-products' || kind === 'opening-costs' ? 'net' : 'gross';
}

async function readAndPlan(ctx: Ctx, job: ImportJob, bytes: Uint8Array): Promise<void> {
  job.content = await readTable(bytes);
  await planAll(ctx, job, job.content);
}

/**
 * Assigns the file's columns to fields, overriding the headings, and plans the file again. Only for a finished preview
 * or one that waits for columns. Rejects with `import-not-found`.
 */
export function setImportColumns(ctx: ImportCtx, { id, columns }: SetImportColumns): ImportStatus {
  const job = importJobs.get(ctx, id);
  const { content } = job;
  if (!content || (job.phase !== 'ready' && job.phase !== 'columns')) return toImportStatus(job);
  const { names } = COLUMNS[job.kind].headers;
  job.columns = Object.fromEntries(Object.entries(columns).filter(([field]) => Object.hasOwn(names, field)));
  return planAgain(ctx, job, content);
}

/** The columns to choose from where headings are not known. Rejects with `import-not-found`. */
export function getImportColumns(ctx: ImportCtx, { id }: { readonly id: string }) {
  const job = importJobs.get(ctx, id);
  const { headers, words } = COLUMNS[job.kind];
  const rows = job.content?.rows ?? [];
  const { place, head, fields } = findHeaders(rows, headers, basisOf(job), job.columns);
  const required = new Set(
    headers.required.flatMap((group) => (group.fields.length === 1 ? group.fields : [])),
  );
  return {
    fields: Object.keys(headers.names).map((id) => {
      const column = fields.indexOf(id);
      return {
        id,
        label: words.names[id] ?? id,
        isRequired: required.has(id),
        column: column === -1 ? null : column,
      };
    }),
    head,
    sample: rows.slice(place + 1, place + 1 + SAMPLE_ROWS).map((row) => row.map(String)),
  };
}

/**
 * Replaces an unknown value with a known one, or (`text` null) gives it to new rows that lack it, and plans the file
 * again. Only for a finished preview. Rejects with `import-not-found`.
 */
export function settleImport(ctx: ImportCtx, { id, field, text, value }: SettleImport): ImportStatus {
  const job = importJobs.get(ctx, id);
  const { content } = job;
  const wanted = toImportStatus(job).toSettle.find((one) => one.field === field && one.text === text);
  const isOffered = value === null || wanted?.choices.includes(value);
  if (job.phase !== 'ready' || !content || !wanted || !isOffered) return toImportStatus(job);
  const values = text === null ? job.defaults : job.settled;
  const key = text === null ? field : keyOf(field, text);
  if (value === null) values.delete(key);
  else values.set(key, value);
  return planAgain(ctx, job, content);
}

/**
 * Adds an unknown region, category or unit to the firm's tables, or an unknown supplier, and plans the file again. Only
 * for a finished preview. Rejects with `import-not-found` and `firm-rows-full`.
 */
export function addUnknown(ctx: ImportCtx, { id, field, text }: AddUnknown): ImportStatus {
  const job = importJobs.get(ctx, id);
  const { content } = job;
  const wanted = toImportStatus(job).toSettle.find((one) => one.field === field && one.text === text);
  if (job.phase !== 'ready' || !content || !wanted) return toImportStatus(job);
  addToFirm(ctx, field, text);
  return planAgain(ctx, job, content);
}

function planAgain(ctx: ImportCtx, job: ImportJob, content: SheetContent): ImportStatus {
  job.phase = 'checking';
  job.done = 0;
  void planAll(ctx, job, content).catch((error: unknown) => fail(ctx, job, error));
  return toImportStatus(job);
}

async function planAll(ctx: Ctx, job: ImportJob, content: SheetContent): Promise<void> {
  const { rows } = content;
  job.rows = [];
  job.cells.clear();
  job.unknown = new Map();
  if (job.kind === 'supplier-products') job.suppliers = readSupplierNames(ctx);
  const { headers, kinds } = COLUMNS[job.kind];
  job.failure = null;
  const found = readHeaders(rows, headers, basisOf(job), job.columns);
  const plan = PLANS[job.kind](job, found);
  job.notes = toNotes(found, content, basisOf(job));
  job.fields = found.fields.filter((field) => field !== undefined);
  job.priceBasis = found.price?.basis ?? null;
  const readRow = createRowReader(content, found, kinds);
  const seen = new Map<string, number>();
  const unread: number[] = [];
  job.phase = 'checking';
  const first = found.place + 1;
  job.total = rows.length - first;
  let isOver = beginTurn();
  for (const [place, row] of rows.slice(first).entries()) {
    const { left, ...read } = leaveOutFaults(job.kind, readRow(first + place));
    const number = first + place + 1;
    if (read.faults.length > 0) planRow(job, read.cells, faultyRow(job.kind, number, read));
    else if (read.cells.size > 0) {
      const cells = job.kind === 'products' ? withoutKeptUnit(ctx, read.cells) : read.cells;
      const planned = plan(ctx, number, settleCells(job, cells), seen);
      planRow(job, read.cells, withWarnings(planned, left));
    } else if (row.some((cell) => String(cell).trim() !== '')) unread.push(number);
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

/** Where no other cell has a fault, faulty optional cells are left out with a warning. */
function leaveOutFaults(kind: ImportKind, { cells, faults }: ReadRow): ReadRow & { readonly left: string[] } {
  const { names, optional } = COLUMNS[kind].words;
  const optionalFaults = faults.filter(({ field }) => optional?.has(field));
  if (optionalFaults.length < faults.length) return { cells, faults, left: [] };
  const fields = new Set(optionalFaults.map(({ field }) => field));
  return {
    cells: new Map([...cells].filter(([field]) => !fields.has(field))),
    faults: [],
    left: optionalFaults.map(({ field, text }) => `${names[field] ?? field}: ${text}`),
  };
}

function faultyRow(kind: ImportKind, row: number, { cells, faults }: ReadRow): PlannedRow<never> {
  const { names } = COLUMNS[kind].words;
  const label = toLabel([cells.get('code') ?? cells.get('name'), cells.get('name') ?? cells.get('phone')]);
  return rejectedRow(
    { row, label },
    faults.map(({ field, text }) => `${names[field] ?? field}: ${text}`),
  );
}

type Plan = (ctx: Ctx, row: number, cells: RowCells, seen: Map<string, number>) => PlannedRow<ImportWrite>;

const PLANS: Readonly<Record<ImportKind, (job: ImportJob, found: Headers) => Plan>> = {
  products: (job, found) => createProductPlan(found, toCells(job.defaults)),
  customers: () => planCustomer,
  openings: createOpeningPlan,
  prices: createListPricePlan,
  'supplier-products': createSupplierProductPlan,
  'opening-costs': createOpeningCostPlan,
};

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
