import { count, eq, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import {
  inPeriod,
  type Period,
  readSalesBook,
  type SalesBookCursor,
  type SalesBookEntry,
} from '#domain/reports/sales-book.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { StartExport } from '#shared/export-inputs.ts';
import { type SheetCell, type SheetChunk, toChunk } from '#spreadsheets/sheet.ts';
import { pause } from '#workers/pause.ts';
import type { ExportJob, GatheredTable } from './export-job.ts';
import { CUSTOMER_COLUMNS, readCustomerRows } from './gather-customers.ts';
import { ORDER_COLUMNS, readOrderRows } from './gather-orders.ts';
import { PRODUCT_COLUMNS, readProductRows } from './gather-products.ts';
import type { ReadById } from './rows-by-id.ts';
import {
  ratesOf,
  salesBookColumns,
  salesBookRow,
  toWaitingRow,
  type WaitingRow,
} from './sales-book-table.ts';

const ROWS_AT_ONCE = 100;

const MAX_ROWS = 200_000;

export async function gatherTable(ctx: Ctx, job: ExportJob, period: Period): Promise<GatheredTable> {
  job.total = countRows(ctx, job.what, period);
  if (job.total > MAX_ROWS) throw new DomainError('too-many-rows', { max: MAX_ROWS });
  switch (job.what) {
    case 'products':
      return { name: 'Produktet', columns: PRODUCT_COLUMNS, chunks: await byId(ctx, job, readProductRows) };
    case 'customers':
      return { name: 'Klientët', columns: CUSTOMER_COLUMNS, chunks: await byId(ctx, job, readCustomerRows) };
    case 'orders':
      return { name: 'Porositë', columns: ORDER_COLUMNS, chunks: await gatherOrders(ctx, job, period) };
    case 'sales-book':
      return gatherSalesBook(ctx, job, period);
  }
}

function countRows(ctx: Ctx, what: StartExport['what'], period: Period): number {
  const rows = { rows: count() };
  const found =
    what === 'products'
      ? ctx.db.select(rows).from(products).where(isNull(products.deletedAt)).get()
      : what === 'customers'
        ? ctx.db.select(rows).from(users).where(eq(users.role, 'customer')).get()
        : ctx.db.select(rows).from(orders).where(inPeriod(period)).get();
  return found?.rows ?? 0;
}

async function byId(ctx: Ctx, job: ExportJob, read: ReadById): Promise<SheetChunk[]> {
  const chunks: SheetChunk[] = [];
  let afterId: number | null = 0;
  while (afterId !== null) {
    const { rows, lastId }: ReturnType<ReadById> = read(ctx, afterId, ROWS_AT_ONCE);
    await take(job, chunks, rows);
    afterId = lastId;
  }
  return chunks;
}

async function gatherOrders(ctx: Ctx, job: ExportJob, period: Period): Promise<SheetChunk[]> {
  const chunks: SheetChunk[] = [];
  let after: SalesBookCursor | null = null;
  for (;;) {
    const { rows, last }: ReturnType<typeof readOrderRows> = readOrderRows(ctx, period, after, ROWS_AT_ONCE);
    if (last === null) return chunks;
    await take(job, chunks, rows);
    after = last;
  }
}

async function take(job: ExportJob, chunks: SheetChunk[], rows: SheetCell[][]): Promise<void> {
  if (rows.length > 0) chunks.push(toChunk(rows));
  job.done += rows.length;
  await pause();
}

async function gatherSalesBook(ctx: Ctx, job: ExportJob, period: Period): Promise<GatheredTable> {
  // Which rates there are is known at the end only; until then the rows wait as bytes, outside the heap.
  const chunks: SheetChunk[] = [];
  let rates: ReadonlySet<number> = new Set();
  let after: SalesBookCursor | null = null;
  for (;;) {
    const entries: SalesBookEntry[] = readSalesBook(ctx, period, after, ROWS_AT_ONCE);
    const last = entries.at(-1);
    if (!last) break;
    chunks.push(new TextEncoder().encode(JSON.stringify(entries.map(toWaitingRow))));
    rates = ratesOf(entries, rates);
    job.done += entries.length;
    after = { day: last.issuedOn, id: last.invoiceNumber };
    await pause();
  }
  const inOrder = [...ratesOf([], rates)].sort((a, b) => b - a);
  for (const [place, waiting] of chunks.entries()) {
    // As they were written above.
    const rows = JSON.parse(new TextDecoder().decode(waiting)) as WaitingRow[];
    chunks[place] = toChunk(rows.map((row) => salesBookRow(row, inOrder)));
    await pause();
  }
  return { name: 'Lista e porosive', columns: salesBookColumns(inOrder), chunks };
}
