import { and, asc, desc, eq, gt, gte, ne, sql } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { documentSeries, documents, lostNumbers } from '#db/schema/documents.ts';
import type { Ctx } from '#kernel/ctx.ts';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentSeries,
  documentNumber,
  SERIES_OF_KIND,
} from '#shared/accounting/documents.ts';
import { pause } from '#workers/pause.ts';
import { parseContent } from './invoice-balance.ts';
import { sha256Of } from './store-document.ts';

export type LostDocument = {
  readonly number: string;
  readonly customerName: string | null;
  readonly issuedOn: string | null;
  readonly totalCents: number | null;
};

/**
 * `missing` lists gaps up to the last number ever assigned (expected only in `MIG`, which counts by orders), `lost` the
 * known data of numbers lost by a restore or a crash; `chain` is whether every document still matches its own hash and
 * the next one's, and the end was not cut off.
 */
export type SeriesCheck = {
  readonly kind: DocumentKind;
  readonly series: DocumentSeries;
  readonly year: number;
  readonly first: number;
  readonly last: number;
  readonly count: number;
  readonly missing: readonly number[];
  readonly lost: readonly LostDocument[];
  readonly chain: 'ok' | 'broken';
  readonly brokenAt: string | null;
};

const BATCH = 500;

const MAX_MISSING = 100;

type Row = Pick<
  typeof documents.$inferSelect,
  'id' | 'kind' | 'series' | 'year' | 'sequence' | 'number' | 'sha256' | 'content' | 'totalCents' | 'issuedOn'
>;

type Running = {
  -readonly [Field in keyof Omit<SeriesCheck, 'missing' | 'lost'>]: SeriesCheck[Field];
} & { readonly missing: number[]; previousSha256: string };

/**
 * Reads every document of a year (or all) and checks numbers and hash chain per series. Yields between batches: years
 * of documents take seconds.
 */
export async function checkDocuments(
  ctx: Ctx,
  { year }: { readonly year?: number | undefined },
): Promise<SeriesCheck[]> {
  const checks: SeriesCheck[] = [];
  for (const series of listSeries(ctx, year)) checks.push(await checkSeries(ctx, series));
  return checks;
}

type Series = Pick<typeof documentSeries.$inferSelect, 'series' | 'year' | 'lastSequence' | 'lastSha256'>;

function listSeries(ctx: Ctx, year: number | undefined): Series[] {
  return ctx.db
    .select()
    .from(documentSeries)
    .where(year === undefined ? undefined : eq(documentSeries.year, year))
    .orderBy(asc(documentSeries.year), asc(documentSeries.series))
    .all();
}

type Lost = ReadonlyMap<number, typeof lostNumbers.$inferSelect>;

function readLost(ctx: Ctx, { series, year }: Series): Lost {
  const rows = ctx.db
    .select()
    .from(lostNumbers)
    .where(and(eq(lostNumbers.series, series), eq(lostNumbers.year, year)))
    .orderBy(asc(lostNumbers.sequence))
    .all();
  return new Map(rows.map((row) => [row.sequence, row]));
}

async function checkSeries(ctx: Ctx, series: Series): Promise<SeriesCheck> {
  const lost = readLost(ctx, series);
  let running = startOf(series);
  for (let after = 0, isLast = false; !isLast; ) {
    const rows = readBatch(ctx, series, after);
    for (const row of rows) running = checkRow(running, row, lost);
    after = rows.at(-1)?.sequence ?? after;
    isLast = rows.length < BATCH;
    await pause();
  }
  if (series.series !== 'MIG') checkEnd(running, series, lost);
  const { previousSha256: _last, ...check } = running;
  return { ...check, lost: [...lost.values()].map(toLostDocument) };
}

function startOf({ series, year }: Series): Running {
  const kind = DOCUMENT_KINDS.find((one) => SERIES_OF_KIND[one] === series) ?? 'invoice';
  const numbers = { first: 0, last: 0, count: 0, missing: [] };
  return { kind, series, year, ...numbers, chain: 'ok', brokenAt: null, previousSha256: '' };
}

function toLostDocument({ number, customerName, issuedOn, totalCents }: typeof lostNumbers.$inferSelect) {
  return { number, customerName, issuedOn, totalCents };
}

/** Documents cut off the end leave an intact chain, but shorter than the numbers assigned. */
function checkEnd(running: Running, { series, year, lastSequence, lastSha256 }: Series, lost: Lost): void {
  const isEndKnown =
    running.last === lastSequence ? running.previousSha256 === lastSha256 : lost.has(lastSequence);
  const firstOff = running.last === lastSequence ? lastSequence : running.last + 1;
  noteMissing(running, lastSequence + 1);
  running.last = lastSequence;
  if (isEndKnown || running.chain === 'broken') return;
  running.chain = 'broken';
  running.brokenAt = documentNumber(series, year, firstOff);
}

function noteMissing(running: Running, before: number): void {
  for (let number = running.last + 1; number < before && running.missing.length < MAX_MISSING; number += 1)
    running.missing.push(number);
}

function readBatch(ctx: Ctx, { series, year }: Pick<Series, 'series' | 'year'>, after: number): Row[] {
  return ctx.db
    .select({
      ...pick(documents, 'id', 'kind', 'series', 'year', 'sequence', 'number', 'sha256', 'content'),
      ...pick(documents, 'totalCents', 'issuedOn'),
    })
    .from(documents)
    .where(and(eq(documents.series, series), eq(documents.year, year), gt(documents.sequence, after)))
    .orderBy(asc(documents.sequence))
    .limit(BATCH)
    .all();
}

function checkRow(running: Running, row: Row, lost: Lost): Running {
  const { kind, series, sequence } = row;
  if (running.count === 0) Object.assign(running, { kind, first: sequence });
  if (series !== 'MIG') noteMissing(running, sequence);
  const previousSha256 = lost.get(sequence - 1)?.sha256 ?? running.previousSha256;
  if (running.chain === 'ok' && !isWhole(row, previousSha256)) {
    running.chain = 'broken';
    running.brokenAt = row.number;
  }
  running.last = sequence;
  running.count += 1;
  running.previousSha256 = row.sha256;
  return running;
}

function isWhole(row: Row, previousSha256: string): boolean {
  if (sha256Of(row.content) !== row.sha256) return false;
  const content = parseContent(row.content);
  return (
    content.previousSha256 === previousSha256 &&
    content.number === row.number &&
    content.issuedOn === row.issuedOn &&
    content.totalCents === row.totalCents
  );
}

/** Whether numbers were lost since `lostSince` (ms), or documents cut off the end of a series without a known cause. */
export function hasMissingNumbers(ctx: Pick<Ctx, 'db'>, lostSince: number): boolean {
  const recent = ctx.db
    .select({ number: lostNumbers.number })
    .from(lostNumbers)
    .where(gte(lostNumbers.lostAt, lostSince))
    .get();
  if (recent !== undefined) return true;
  const { series, year, lastSequence } = documentSeries;
  const ending = (table: typeof documents | typeof lostNumbers) =>
    sql`SELECT 1 FROM ${table} e WHERE e.series = ${series} AND e.year = ${year} AND e.sequence = ${lastSequence}`;
  return (
    ctx.db
      .select({ series })
      .from(documentSeries)
      .where(and(ne(series, 'MIG'), sql`NOT EXISTS (${ending(documents)} UNION ALL ${ending(lostNumbers)})`))
      .get() !== undefined
  );
}

/** Numbers lost since an instant (ms), documents first. */
export function listRecentlyLost(ctx: Pick<Ctx, 'db'>, lostSince: number): string[] {
  return ctx.db
    .select({ number: lostNumbers.number })
    .from(lostNumbers)
    .where(gte(lostNumbers.lostAt, lostSince))
    .orderBy(desc(lostNumbers.year), asc(lostNumbers.series), asc(lostNumbers.sequence))
    .limit(MAX_MISSING)
    .all()
    .map(({ number }) => number);
}
