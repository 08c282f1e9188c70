import { and, asc, eq, gt } from 'drizzle-orm';
import { documents } from '#db/schema/documents.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { DocumentKind, DocumentSeries } from '#shared/accounting/documents.ts';
import { pause } from '#workers/pause.ts';
import { parseContent } from './invoice-balance.ts';
import { sha256Of } from './store-document.ts';

/**
 * `missing` lists gaps between the first and last number (expected only in `MIG`, which counts by orders); `chain`
 * tells whether every document still matches its own hash and the next one's.
 */
export type SeriesCheck = {
  readonly kind: DocumentKind;
  readonly series: DocumentSeries;
  readonly year: number;
  readonly first: number;
  readonly last: number;
  readonly count: number;
  readonly missing: readonly number[];
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
  -readonly [Field in keyof Omit<SeriesCheck, 'missing'>]: SeriesCheck[Field];
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

type Series = { readonly series: DocumentSeries; readonly year: number };

function listSeries(ctx: Ctx, year: number | undefined): Series[] {
  return ctx.db
    .selectDistinct({ series: documents.series, year: documents.year })
    .from(documents)
    .where(year === undefined ? undefined : eq(documents.year, year))
    .orderBy(asc(documents.year), asc(documents.series))
    .all();
}

async function checkSeries(ctx: Ctx, { series, year }: Series): Promise<SeriesCheck> {
  let running: Running | undefined;
  for (let after = 0, isLast = false; !isLast; ) {
    const rows = readBatch(ctx, { series, year }, after);
    for (const row of rows) running = checkRow(running, row);
    after = rows.at(-1)?.sequence ?? after;
    isLast = rows.length < BATCH;
    await pause();
  }
  if (!running) throw new Error(`The series ${series} ${year} has no papers.`);
  const { previousSha256: _last, ...check } = running;
  return check;
}

function readBatch(ctx: Ctx, { series, year }: Series, after: number): Row[] {
  return ctx.db
    .select({
      id: documents.id,
      kind: documents.kind,
      series: documents.series,
      year: documents.year,
      sequence: documents.sequence,
      number: documents.number,
      sha256: documents.sha256,
      content: documents.content,
      totalCents: documents.totalCents,
      issuedOn: documents.issuedOn,
    })
    .from(documents)
    .where(and(eq(documents.series, series), eq(documents.year, year), gt(documents.sequence, after)))
    .orderBy(asc(documents.sequence))
    .limit(BATCH)
    .all();
}

function checkRow(before: Running | undefined, row: Row): Running {
  const { kind, series, year, sequence } = row;
  const running: Running = before ?? {
    kind,
    series,
    year,
    first: sequence,
    last: series === 'MIG' ? sequence - 1 : 0,
    count: 0,
    missing: [],
    chain: 'ok',
    brokenAt: null,
    previousSha256: '',
  };
  if (series !== 'MIG') {
    for (
      let number = running.last + 1;
      number < sequence && running.missing.length < MAX_MISSING;
      number += 1
    )
      running.missing.push(number);
  }
  if (running.chain === 'ok' && !isWhole(row, running.previousSha256)) {
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
