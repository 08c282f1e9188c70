import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { inIds, isCustomer } from '#db/conditions.ts';
import { pick } from '#db/schema/columns.ts';
import { customers } from '#db/schema/customers.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { countProductsWhere } from '#domain/catalog/count-products.ts';
import {
  inPeriodAfter,
  type Period,
  readSalesBook,
  type SalesBookCursor,
  type SalesBookEntry,
} from '#domain/reports/sales-book.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import type { StartExport } from '#shared/inputs/export-inputs.ts';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { vatRatesOn } from '#shared/prices/vat.ts';
import { findRegionName } from '#shared/regions.ts';
import { USER_LABELS } from '#shared/text/field-labels.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { type SheetCell, type SheetChunk, type SheetColumn, toChunk } from '#spreadsheets/sheet.ts';
import { pause } from '#workers/pause.ts';
import type { ExportJob, ExportTable } from './export-job.ts';
import { productTableColumns, readProductRows } from './product-table.ts';
import {
  countSupplierProducts,
  OPENING_COST_COLUMNS,
  readOpeningCostRows,
  readSupplierProductRows,
  SUPPLIER_PRODUCT_COLUMNS,
} from './purchasing-tables.ts';
import { type ReadById, type RowsById, toRows } from './rows-by-id.ts';

const ROWS_AT_ONCE = 100;

const MAX_ROWS = 200_000;

/** Orders created in a period, or the named ones. */
export type Chosen = Period | { readonly orderIds: readonly number[] };

export async function buildExportTable(ctx: Ctx, job: ExportJob, chosen: Chosen): Promise<ExportTable> {
  job.total = countExported(ctx, job.what, chosen);
  if (job.total > MAX_ROWS) throw new DomainError('too-many-rows', { max: MAX_ROWS });
  switch (job.what) {
    case 'products':
      return {
        name: 'Produktet',
        columns: productTableColumns(ctx),
        chunks: await byId(ctx, job, readProductRows),
      };
    case 'customers':
      return { name: 'Klientët', columns: CUSTOMER_COLUMNS, chunks: await byId(ctx, job, readCustomerRows) };
    case 'orders':
      return { name: 'Porositë', columns: ORDER_COLUMNS, chunks: await buildOrdersTable(ctx, job, chosen) };
    case 'sales-book':
      if ('orderIds' in chosen) throw new Error('The sales book is of a period.');
      return buildSalesBookTable(ctx, job, chosen);
    case 'supplier-products':
      return {
        name: 'Çka shesin furnitorët',
        columns: SUPPLIER_PRODUCT_COLUMNS,
        chunks: await byId(ctx, job, readSupplierProductRows),
      };
    case 'opening-costs':
      return {
        name: 'Kosto e produkteve',
        columns: OPENING_COST_COLUMNS,
        chunks: await byId(ctx, job, readOpeningCostRows),
      };
  }
}

function countExported(ctx: Ctx, what: StartExport['what'], chosen: Chosen): number {
  if (what === 'supplier-products') return countSupplierProducts(ctx);
  if (what === 'products' || what === 'opening-costs') return countProductsWhere(ctx, []);
  if (what === 'customers') return countRows(ctx, customers, isCustomer);
  return countRows(ctx, orders, whereChosen(chosen, null));
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

async function buildOrdersTable(ctx: Ctx, job: ExportJob, chosen: Chosen): Promise<SheetChunk[]> {
  const chunks: SheetChunk[] = [];
  let after: SalesBookCursor | null = null;
  for (;;) {
    const { rows, last }: ReturnType<typeof readOrderRows> = readOrderRows(ctx, chosen, after, ROWS_AT_ONCE);
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

async function buildSalesBookTable(ctx: Ctx, job: ExportJob, period: Period): Promise<ExportTable> {
  // The VAT columns are known only at the end; until then rows wait as bytes outside the heap.
  const chunks: SheetChunk[] = [];
  const rates = new Set([...vatRatesOn(period.from), ...vatRatesOn(period.to)]);
  let after: SalesBookCursor | null = null;
  for (;;) {
    const entries: SalesBookEntry[] = readSalesBook(ctx, period, after, ROWS_AT_ONCE);
    const last = entries.at(-1);
    if (!last) break;
    chunks.push(new TextEncoder().encode(JSON.stringify(entries.map(toWaitingRow))));
    for (const entry of entries) for (const { vatBasisPoints } of entry.rates) rates.add(vatBasisPoints);
    job.done += entries.length;
    after = { day: last.issuedOn, id: last.invoiceNumber };
    await pause();
  }
  const inOrder = [...rates].sort((a, b) => b - a);
  for (const [place, waiting] of chunks.entries()) {
    // Encoded by the function above.
    const rows = JSON.parse(new TextDecoder().decode(waiting)) as WaitingRow[];
    chunks[place] = toChunk(rows.map((row) => salesBookRow(row, inOrder)));
    await pause();
  }
  return { name: 'Lista e porosive', columns: salesBookColumns(inOrder), chunks };
}

export const ORDER_COLUMNS: readonly SheetColumn[] = [
  { header: 'Porosia', kind: 'whole' },
  { header: 'Data', kind: 'date' },
  { header: 'Data e dorëzimit', kind: 'date' },
  { header: 'Statusi', kind: 'text' },
  { header: 'Klienti', kind: 'text' },
  { header: USER_LABELS.phone, kind: 'text' },
  { header: USER_LABELS.email, kind: 'text' },
  { header: USER_LABELS.address, kind: 'text' },
  { header: 'Shoferi', kind: 'text' },
  { header: 'Pagesa', kind: 'text' },
  { header: 'Komenti', kind: 'text' },
  { header: 'Artikuj', kind: 'whole' },
  { header: 'Totali', kind: 'cents' },
];

const driver = alias(users, 'driver');

export function readOrderRows(
  ctx: Ctx,
  chosen: Chosen,
  after: SalesBookCursor | null,
  limit: number,
): { readonly rows: SheetCell[][]; readonly last: SalesBookCursor | null } {
  const found = ctx.db
    .select({
      ...pick(orders, 'id', 'createdDay', 'deliverDate', 'status', 'buyerName', 'buyerPhone', 'buyerEmail'),
      buyerAddress: orders.buyerAddress,
      driverName: driver.name,
      ...pick(orders, 'paymentMethod', 'comment'),
      lines: sql<number>`(SELECT COUNT(*) FROM ${orderLines} WHERE ${orderLines.orderId} = ${orders.id})`,
      totalCents: orders.totalCents,
    })
    .from(orders)
    .leftJoin(driver, eq(driver.id, orders.driverId))
    .where(whereChosen(chosen, after))
    .orderBy(asc(orders.createdDay), asc(orders.id))
    .limit(limit)
    .all();
  const last = found.at(-1);
  return {
    rows: found.map((order): SheetCell[] =>
      Object.values({ ...order, buyerPhone: formatPhone(order.buyerPhone) }),
    ),
    last: last ? { day: last.createdDay, id: last.id } : null,
  };
}

function whereChosen(chosen: Chosen, after: SalesBookCursor | null) {
  if (!('orderIds' in chosen)) return inPeriodAfter(chosen, after);
  const isLater = after && sql`(${orders.createdDay}, ${orders.id}) > (${after.day}, ${after.id})`;
  return and(inIds(orders.id, chosen.orderIds), isLater ?? undefined);
}

export const CUSTOMER_COLUMNS: readonly SheetColumn[] = [
  { header: USER_LABELS.name, kind: 'text' },
  { header: USER_LABELS.phone, kind: 'text' },
  { header: USER_LABELS.email, kind: 'text' },
  { header: USER_LABELS.address, kind: 'text' },
  { header: USER_LABELS.regionId, kind: 'text' },
  { header: USER_LABELS.fiscalNumber, kind: 'text' },
  { header: USER_LABELS.vatNumber, kind: 'text' },
  { header: USER_LABELS.businessNumber, kind: 'text' },
  { header: `${USER_LABELS.discountBasisPoints} (%)`, kind: 'basisPoints' },
  { header: USER_LABELS.isActive, kind: 'text' },
  { header: USER_LABELS.code, kind: 'text' },
];

export function readCustomerRows(ctx: Ctx, afterId: number, limit: number): RowsById {
  const found = ctx.db
    .select({
      ...pick(customers, 'id', 'code', 'name', 'phone'),
      email: users.email,
      ...pick(customers, 'address', 'regionId', 'fiscalNumber', 'vatNumber', 'businessNumber'),
      discountBasisPoints: customers.discountBasisPoints,
      isActive: users.isActive,
    })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.id))
    .where(and(isCustomer, gt(customers.id, afterId)))
    .orderBy(asc(customers.id))
    .limit(limit)
    .all();
  return toRows(found, (user) => [
    user.name,
    formatPhone(user.phone),
    user.email,
    user.address,
    findRegionName(user.regionId),
    user.fiscalNumber,
    user.vatNumber,
    user.businessNumber,
    user.discountBasisPoints,
    user.isActive ? 'po' : 'jo',
    user.code,
  ]);
}

export function salesBookColumns(rates: readonly number[]): SheetColumn[] {
  return [
    { header: 'Nr. porosisë', kind: 'whole' },
    { header: 'Data', kind: 'date' },
    { header: 'Blerësi', kind: 'text' },
    { header: 'Nr. fiskal', kind: 'text' },
    { header: 'Nr. TVSH', kind: 'text' },
    ...rates.flatMap((rate): SheetColumn[] => [
      { header: `Vlera pa TVSH ${formatBasisPoints(rate)}`, kind: 'cents' },
      { header: `TVSH ${formatBasisPoints(rate)}`, kind: 'cents' },
    ]),
    { header: 'Totali', kind: 'cents' },
    { header: 'Shënim', kind: 'text' },
  ];
}

/** Leading cells, then rate, net and VAT of each rate, then trailing cells. */
export type WaitingRow = readonly [
  before: readonly SheetCell[],
  amounts: readonly (readonly [vatBasisPoints: number, netCents: number, vatCents: number])[],
  behind: readonly SheetCell[],
];

/** A tuple, because field names would double its size. */
export function toWaitingRow(entry: SalesBookEntry): WaitingRow {
  return [
    [entry.invoiceNumber, entry.issuedOn, entry.buyerName, entry.buyerFiscalNumber, entry.buyerVatNumber],
    entry.rates.map(
      ({ vatBasisPoints, netCents, vatCents }) => [vatBasisPoints, netCents, vatCents] as const,
    ),
    [entry.totalCents, entry.isCancelled ? 'ANULUAR' : ''],
  ];
}

export function salesBookRow([before, amounts, behind]: WaitingRow, rates: readonly number[]): SheetCell[] {
  const inColumns = rates.flatMap((rate) => {
    const [, netCents = 0, vatCents = 0] = amounts.find(([known]) => known === rate) ?? [];
    return [netCents, vatCents];
  });
  return [...before, ...inColumns, ...behind];
}
