import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import { products } from '#db/schema/catalog.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { STATUS } from '#shared/order-status.ts';
import { type DayRange, daysOf, type OverviewSpan, rangesOf } from '#shared/overview-inputs.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import { splitVat, type VatRateTotal } from '#shared/vat.ts';
import { remember } from './remember.ts';

/** Sales of one day: orders that stand, and what they come to in cents including VAT. */
export type DaySales = { readonly day: ISODate; readonly orders: number; readonly revenueCents: number };

/** A product by what was sold of it. */
export type TopProduct = {
  readonly productId: number;
  readonly name: string;
  readonly code: string;
  readonly quantity: number;
  readonly totalCents: number;
};

/** A customer by what they bought. */
export type TopCustomer = {
  readonly customerId: number;
  readonly name: string;
  readonly orders: number;
  readonly totalCents: number;
};

/** What the days of a range come to. */
export type RangeSales = DayRange & { readonly days: readonly DaySales[] };

/** Sales of some days, and of those before them; cancelled orders are left out. VAT is that of the invoices. */
export type SalesReport = RangeSales & {
  readonly previous: RangeSales;
  readonly topProducts: readonly TopProduct[];
  readonly topCustomers: readonly TopCustomer[];
  readonly vat: readonly VatRateTotal[];
};

const MOST = 10;

/** Orders follow each other faster than anybody looks at a plot of months. */
const TTL_MS = 30_000;

/**
 * Sales by day, the best products and customers, and VAT by rate. Goes day by day and lets other work in between: a
 * million orders must not hold up the shop. What it found is kept for half a minute.
 */
export function getSalesReport(ctx: Ctx, span: OverviewSpan): Promise<SalesReport> {
  const today = getShopMoment(ctx).date;
  const { range, previous } = rangesOf(span, today);
  const key = ['sales', range.from, range.to, previous.from, previous.to].join(' ');
  return remember(ctx, key, TTL_MS, () => readReport(ctx, range, previous));
}

type Sums = {
  readonly products: Map<number, { quantity: number; totalCents: number }>;
  readonly customers: Map<number, { orders: number; totalCents: number }>;
  readonly vat: Map<number, { netCents: number; vatCents: number; grossCents: number }>;
};

async function readReport(ctx: Ctx, range: DayRange, before: DayRange): Promise<SalesReport> {
  const sums = noSums();
  const days = await addDays(ctx, range, sums);
  const previous = { ...before, days: await addDays(ctx, before, noSums()) };
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
  };
}

function noSums(): Sums {
  return { products: new Map(), customers: new Map(), vat: new Map() };
}

async function addDays(ctx: Ctx, range: DayRange, sums: Sums): Promise<DaySales[]> {
  const days: DaySales[] = [];
  for (const day of daysOf(range)) {
    days.push(addDay(ctx, day, sums));
    await setImmediate();
  }
  return days;
}

function addDay(ctx: Ctx, day: ISODate, sums: Sums): DaySales {
  const lines = ctx.db
    .select({
      orderId: orders.id,
      customerId: orders.customerId,
      productId: orderLines.productId,
      quantity: orderLines.quantity,
      grossCents: orderLines.totalCents,
      vatBasisPoints: orderLines.vatBasisPoints,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.createdDay, day), ne(orders.status, STATUS.cancelled)))
    .all();
  let revenueCents = 0;
  const ofOrders = Map.groupBy(lines, (line) => line.orderId);
  for (const ofOrder of ofOrders.values()) revenueCents += addOrder(ofOrder, sums);
  return { day, orders: ofOrders.size, revenueCents };
}

type Line = {
  readonly customerId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly grossCents: number;
  readonly vatBasisPoints: number;
};

function addOrder(lines: readonly Line[], sums: Sums): number {
  const split = splitVat(lines);
  for (const { vatBasisPoints, netCents, vatCents, grossCents } of split.rates) {
    const sum = sums.vat.get(vatBasisPoints) ?? { netCents: 0, vatCents: 0, grossCents: 0 };
    sum.netCents += netCents;
    sum.vatCents += vatCents;
    sum.grossCents += grossCents;
    sums.vat.set(vatBasisPoints, sum);
  }
  for (const { productId, quantity, grossCents } of lines) {
    const sum = sums.products.get(productId) ?? { quantity: 0, totalCents: 0 };
    sum.quantity += quantity;
    sum.totalCents += grossCents;
    sums.products.set(productId, sum);
  }
  const [first] = lines;
  if (first) {
    const sum = sums.customers.get(first.customerId) ?? { orders: 0, totalCents: 0 };
    sum.orders += 1;
    sum.totalCents += split.grossCents;
    sums.customers.set(first.customerId, sum);
  }
  return split.grossCents;
}

function highest<T extends { readonly totalCents: number }>(sums: ReadonlyMap<number, T>): [number, T][] {
  return [...sums].sort(([idA, a], [idB, b]) => b.totalCents - a.totalCents || idA - idB).slice(0, MOST);
}

function nameProducts(
  ctx: Ctx,
  top: readonly (readonly [number, { quantity: number; totalCents: number }])[],
): TopProduct[] {
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
  top: readonly (readonly [number, { orders: number; totalCents: number }])[],
): TopCustomer[] {
  const ids = top.map(([id]) => id);
  const found = ctx.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids))
    .all();
  const named = new Map(found.map((user) => [user.id, user.name]));
  return top.map(([customerId, sum]) => ({ customerId, name: named.get(customerId) ?? '', ...sum }));
}
