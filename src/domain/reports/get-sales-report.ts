import { setImmediate } from 'node:timers/promises';
import { and, count, eq, inArray, isNull, sql, sum } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { customers } from '#db/schema/customers.ts';
import { documentLines, documents, documentVat } from '#db/schema/documents.ts';
import { orders } from '#db/schema/orders.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { type DayRange, daysOf, type OverviewSpan, rangesOf } from '#shared/inputs/overview-inputs.ts';
import { ORDER_STATUSES, STATUS } from '#shared/order-status.ts';
import type { VatRateTotal } from '#shared/prices/vat.ts';

/** Invoiced less credited, in cents including VAT; `invoices` counts those issued. */
export type DaySales = { readonly day: ISODate; readonly invoices: number; readonly revenueCents: number };

export type TopProduct = ReturnType<typeof nameProducts>[number];

export type TopCustomer = ReturnType<typeof nameCustomers>[number];

export type RangeSales = DayRange & { readonly days: readonly DaySales[] };

/**
 * Turnover by day of issue for a period and the one before it: invoices and debit notes less credit notes, with the VAT
 * printed on them. Uninvoiced orders are added whatever their date.
 */
export type SalesReport = RangeSales & {
  readonly previous: RangeSales;
  readonly topProducts: readonly TopProduct[];
  readonly topCustomers: readonly TopCustomer[];
  readonly vat: readonly VatRateTotal[];
  readonly notInvoiced: { readonly orders: number; readonly totalCents: number };
};

const MOST = 10;

const IN_TURNOVER = ['invoice', 'debit_note', 'credit_note'] as const;

const SIGN = sql.raw("CASE kind WHEN 'credit_note' THEN -1 ELSE 1 END");

/**
 * Sales by day, the best products and customers, and VAT by rate. Computed day by day, yielding in between: a million
 * documents must not block the shop.
 */
export function getSalesReport(ctx: Ctx, span: OverviewSpan): Promise<SalesReport> {
  const today = getShopMoment(ctx).date;
  const { range, previous } = rangesOf(span, today);
  return readReport(ctx, range, previous);
}

type Sums = {
  readonly products: Map<number, { quantity: number; totalCents: number }>;
  readonly customers: Map<number, { invoices: number; totalCents: number }>;
  readonly vat: Map<number, { netCents: number; vatCents: number; grossCents: number }>;
};

async function readReport(ctx: Ctx, range: DayRange, before: DayRange): Promise<SalesReport> {
  const sums = noSums();
  const days = await addDays(ctx, range, sums);
  const previous = { ...before, days: await addDays(ctx, before, null) };
  const topProducts = highest(sums.products);
  const topCustomers = highest(sums.customers);
  return {
    ...range,
    days,
    previous,
    topProducts: nameProducts(ctx, topProducts),
    topCustomers: nameCustomers(ctx, topCustomers),
    vat: [...sums.vat]
      .map(([vatBasisPoints, amounts]) => ({ vatBasisPoints, ...amounts }))
      .sort((a, b) => b.vatBasisPoints - a.vatBasisPoints),
    notInvoiced: countNotInvoiced(ctx),
  };
}

function noSums(): Sums {
  return { products: new Map(), customers: new Map(), vat: new Map() };
}

async function addDays(ctx: Ctx, range: DayRange, sums: Sums | null): Promise<DaySales[]> {
  const days: DaySales[] = [];
  for (const day of daysOf(range)) {
    days.push(addCustomers(ctx, day, sums));
    if (sums) {
      addProducts(ctx, day, sums);
      addVat(ctx, day, sums);
    }
    await setImmediate();
  }
  return days;
}

function issuedOn(day: ISODate) {
  return and(eq(documents.issuedOn, day), inArray(documents.kind, IN_TURNOVER));
}

function addCustomers(ctx: Ctx, day: ISODate, sums: Sums | null): DaySales {
  const found = ctx.db
    .select({
      customerId: documents.customerId,
      invoices: sql<number>`COUNT(*) FILTER (WHERE kind = 'invoice')`,
      totalCents: sql<number>`SUM(${SIGN} * total_cents)`,
    })
    .from(documents)
    .where(issuedOn(day))
    .groupBy(documents.customerId)
    .all();
  const ofDay = { day, invoices: 0, revenueCents: 0 };
  for (const { customerId, invoices, totalCents } of found) {
    ofDay.invoices += invoices;
    ofDay.revenueCents += totalCents;
    const known = sums?.customers.get(customerId) ?? { invoices: 0, totalCents: 0 };
    sums?.customers.set(customerId, {
      invoices: known.invoices + invoices,
      totalCents: known.totalCents + totalCents,
    });
  }
  return ofDay;
}

function addProducts(ctx: Ctx, day: ISODate, sums: Sums): void {
  const found = ctx.db
    .select({
      productId: documentLines.productId,
      quantity: sql<number>`SUM(${SIGN} * ${documentLines.quantity})`,
      totalCents: sql<number>`SUM(${SIGN} * ${documentLines.totalCents})`,
    })
    .from(documents)
    .innerJoin(documentLines, eq(documentLines.documentId, documents.id))
    .where(issuedOn(day))
    .groupBy(documentLines.productId)
    .all();
  for (const { productId, quantity, totalCents } of found) {
    // A text line has no product.
    if (productId === null) continue;
    const known = sums.products.get(productId) ?? { quantity: 0, totalCents: 0 };
    sums.products.set(productId, {
      quantity: known.quantity + quantity,
      totalCents: known.totalCents + totalCents,
    });
  }
}

function addVat(ctx: Ctx, day: ISODate, sums: Sums): void {
  const found = ctx.db
    .select({
      vatBasisPoints: documentVat.vatBasisPoints,
      netCents: sql<number>`SUM(${SIGN} * ${documentVat.netCents})`,
      vatCents: sql<number>`SUM(${SIGN} * ${documentVat.vatCents})`,
      grossCents: sql<number>`SUM(${SIGN} * ${documentVat.grossCents})`,
    })
    .from(documents)
    .innerJoin(documentVat, eq(documentVat.documentId, documents.id))
    .where(issuedOn(day))
    .groupBy(documentVat.vatBasisPoints)
    .all();
  for (const { vatBasisPoints, ...amounts } of found) {
    const known = sums.vat.get(vatBasisPoints) ?? { netCents: 0, vatCents: 0, grossCents: 0 };
    sums.vat.set(vatBasisPoints, {
      netCents: known.netCents + amounts.netCents,
      vatCents: known.vatCents + amounts.vatCents,
      grossCents: known.grossCents + amounts.grossCents,
    });
  }
}

const STANDING = ORDER_STATUSES.filter((status) => status !== STATUS.cancelled);

function countNotInvoiced(ctx: Ctx): SalesReport['notInvoiced'] {
  const found = ctx.db
    .select({ orders: count(), totalCents: sum(orders.totalCents).mapWith(Number) })
    .from(orders)
    .where(and(isNull(orders.invoiceId), inArray(orders.status, STANDING)))
    .get();
  return { orders: found?.orders ?? 0, totalCents: found?.totalCents ?? 0 };
}

function highest<T extends { readonly totalCents: number }>(sums: ReadonlyMap<number, T>): [number, T][] {
  return [...sums]
    .filter(([, { totalCents }]) => totalCents > 0)
    .sort(([idA, a], [idB, b]) => b.totalCents - a.totalCents || idA - idB)
    .slice(0, MOST);
}

function nameProducts(
  ctx: Ctx,
  top: readonly (readonly [number, { quantity: number; totalCents: number }])[],
) {
  const ids = top.map(([id]) => id);
  const found = ctx.db
    .select({ id: products.id, name: products.name, code: products.code })
    .from(products)
    .where(inArray(products.id, ids))
    .all();
  const named = new Map(found.map((product) => [product.id, product]));
  return top.map(([productId, sum]) => {
    const product = named.get(productId);
    return { productId, name: product?.name ?? '', code: product?.code ?? '', ...sum };
  });
}

function nameCustomers(
  ctx: Ctx,
  top: readonly (readonly [number, { invoices: number; totalCents: number }])[],
) {
  const ids = top.map(([id]) => id);
  const found = ctx.db
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(inArray(customers.id, ids))
    .all();
  const named = new Map(found.map((user) => [user.id, user.name]));
  return top.map(([customerId, sum]) => ({ customerId, name: named.get(customerId) ?? '', ...sum }));
}
