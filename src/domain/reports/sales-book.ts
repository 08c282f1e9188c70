import { and, asc, gte, lte, sql } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { linesByOrder } from '#domain/orders/queries/lines-by-order.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import { splitVat } from '#shared/prices/vat.ts';

export type Period = { readonly from: ISODate; readonly to: ISODate };

/** Amounts in cents; VAT per rate as printed on the invoice. */
export type SalesBookEntry = ReturnType<typeof readSalesBook>[number];

export type SalesBookCursor = { readonly day: ISODate; readonly id: number };

/**
 * A batch of the sales book in invoice order. A cancelled invoice stays in it with zero amounts, so that the numbers
 * have no gap. Two queries, both by index.
 */
export function readSalesBook(ctx: Ctx, period: Period, after: SalesBookCursor | null, limit: number) {
  const found = ctx.db
    .select({
      invoiceNumber: orders.id,
      issuedOn: orders.createdDay,
      ...pick(orders, 'buyerName', 'buyerFiscalNumber', 'buyerVatNumber', 'status', 'transportCents'),
      transportVatBasisPoints: orders.transportVatBasisPoints,
    })
    .from(orders)
    .where(inPeriodAfter(period, after))
    .orderBy(asc(orders.createdDay), asc(orders.id))
    .limit(limit)
    .all();
  const lines = linesByOrder(
    ctx,
    found.filter((order) => order.status !== STATUS.cancelled).map((order) => order.invoiceNumber),
    { vatBasisPoints: orderLines.vatBasisPoints, grossCents: orderLines.totalCents },
  );
  return found.map(({ status, transportCents, transportVatBasisPoints, ...order }) => {
    const isCancelled = status === STATUS.cancelled;
    const goods = lines.get(order.invoiceNumber) ?? [];
    const transport = { grossCents: transportCents, vatBasisPoints: transportVatBasisPoints };
    const split = splitVat(isCancelled || transportCents === 0 ? goods : [...goods, transport]);
    return {
      ...order,
      isCancelled,
      rates: split.rates,
      totalCents: split.grossCents,
    };
  });
}

export function inPeriod({ from, to }: Period) {
  return and(gte(orders.createdDay, from), lte(orders.createdDay, to));
}

/**
 * Orders of a period after the cursor, by day and number. The condition on the first day is dropped then: SQLite would
 * start there each time and scan everything already read.
 */
export function inPeriodAfter(period: Period, after: SalesBookCursor | null) {
  if (!after) return inPeriod(period);
  const isLater = sql`(${orders.createdDay}, ${orders.id}) > (${after.day}, ${after.id})`;
  return and(isLater, lte(orders.createdDay, period.to));
}
