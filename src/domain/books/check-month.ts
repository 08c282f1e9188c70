import { setImmediate } from 'node:timers/promises';
import { and, asc, count, eq, inArray, isNull, lte, max, notInArray, or, sql } from 'drizzle-orm';
import { documents, documentVat } from '#db/schema/documents.ts';
import { orders } from '#db/schema/orders.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { BOOKS } from '#shared/accounting/books.ts';
import { DOCUMENT_SERIES, type DocumentSeries } from '#shared/accounting/documents.ts';
import { daysOfMonth, type ISOMonth } from '#shared/dates/months.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { daysOf } from '#shared/inputs/overview-inputs.ts';
import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import { TAX_NUMBERS, taxNumberWarning } from '#shared/text/tax-numbers.ts';
import { documentsOf, knownRates } from './books-layout.ts';
import { type DoubtfulSupplier, findDoubtfulSuppliers } from './doubtful-suppliers.ts';
import { judge, type WrongNumber } from './judge-numbers.ts';

export type DoubtfulBuyer = {
  readonly customerId: number;
  readonly name: string;
  readonly documents: number;
  readonly wrong: readonly WrongNumber[];
  readonly isMissing: boolean;
};

export type UninvoicedOrder = {
  readonly orderId: number;
  readonly buyerName: string;
  readonly deliverDate: ISODate | null;
  readonly status: OrderStatus;
  readonly totalCents: number;
};

export type MonthCheck = {
  readonly seller: readonly WrongNumber[];
  readonly buyers: { readonly count: number; readonly first: readonly DoubtfulBuyer[] };
  /** Absent where there is none. */
  readonly suppliers?: readonly DoubtfulSupplier[];
  readonly notInvoiced: { readonly count: number; readonly first: readonly UninvoicedOrder[] };
  readonly gaps: readonly { readonly series: DocumentSeries; readonly missing: number }[];
  readonly otherRates: readonly { readonly number: string; readonly vatBasisPoints: number }[];
};

const MAX_LISTED = 200;

const IN_BOOKS = BOOKS.flatMap(documentsOf);

/** *Kontrollo para dërgimit*: everything the tax administration could reject, and what is not in the books yet. */
export async function checkMonth(ctx: Ctx, { month }: { readonly month: ISOMonth }): Promise<MonthCheck> {
  const { seller, shop } = getSettings(ctx);
  const buyers = await findDoubtfulBuyers(ctx, month);
  const suppliers = findDoubtfulSuppliers(ctx, month);
  // Where invoices are issued on delivery, orders on the road have none yet.
  const statuses = shop.issueAt === 'delivery' ? [STATUS.delivered] : [STATUS.departed, STATUS.delivered];
  return {
    seller: TAX_NUMBERS.filter(
      (kind) => seller[kind] === '' || taxNumberWarning(kind, seller[kind]) !== null,
    ).map((kind) => ({ kind, value: seller[kind] })),
    buyers: { count: buyers.length, first: buyers.slice(0, MAX_LISTED) },
    ...(suppliers.length > 0 ? { suppliers } : {}),
    notInvoiced: findNotInvoiced(ctx, month, statuses),
    gaps: findGaps(ctx, month),
    otherRates: findOtherRates(ctx, month),
  };
}

async function findDoubtfulBuyers(ctx: Ctx, month: ISOMonth): Promise<DoubtfulBuyer[]> {
  const found = new Map<string, DoubtfulBuyer>();
  for (const day of daysOf(daysOfMonth(month))) {
    for (const { customerId, name, documents, ...numbers } of readBuyers(ctx, day)) {
      const key = [customerId, ...TAX_NUMBERS.map((kind) => numbers[kind])].join('\n');
      const known = found.get(key);
      found.set(key, { customerId, name, documents: documents + (known?.documents ?? 0), ...judge(numbers) });
    }
    await setImmediate();
  }
  return [...found.values()]
    .filter(({ wrong, isMissing }) => wrong.length > 0 || isMissing)
    .sort((a, b) => b.wrong.length - a.wrong.length || a.name.localeCompare(b.name, 'sq'));
}

function readBuyers(ctx: Ctx, day: ISODate) {
  const buyer = (field: string) =>
    sql<string>`TRIM(json_extract(${documents.content}, ${`$.buyer.${field}`}))`;
  const numbers = {
    businessNumber: buyer('businessNumber'),
    fiscalNumber: buyer('fiscalNumber'),
    vatNumber: buyer('vatNumber'),
  };
  return ctx.db
    .select({
      customerId: documents.customerId,
      name: max(buyer('name')).mapWith(String),
      documents: count(),
      ...numbers,
    })
    .from(documents)
    .where(and(eq(documents.issuedOn, day), inArray(documents.kind, IN_BOOKS)))
    .groupBy(documents.customerId, numbers.businessNumber, numbers.fiscalNumber, numbers.vatNumber)
    .all();
}

function findNotInvoiced(ctx: Ctx, month: ISOMonth, statuses: OrderStatus[]): MonthCheck['notInvoiced'] {
  const isWanted = and(
    isNull(orders.invoiceId),
    inArray(orders.status, statuses),
    or(isNull(orders.deliverDate), lte(orders.deliverDate, daysOfMonth(month).to)),
  );
  const counted = ctx.db.select({ count: count() }).from(orders).where(isWanted).get();
  const first = ctx.db
    .select({
      orderId: orders.id,
      buyerName: orders.buyerName,
      deliverDate: orders.deliverDate,
      status: orders.status,
      totalCents: orders.totalCents,
    })
    .from(orders)
    .where(isWanted)
    .orderBy(asc(orders.id))
    .limit(MAX_LISTED)
    .all();
  return { count: counted?.count ?? 0, first };
}

const GAPLESS = DOCUMENT_SERIES.filter((series) => series !== 'MIG');

/** Numbers are gapless by construction: a missing one means that the database was changed by hand. */
function findGaps(ctx: Ctx, month: ISOMonth): MonthCheck['gaps'] {
  return ctx.db
    .select({
      series: documents.series,
      missing: sql<number>`${max(documents.sequence)} - COUNT(*)`,
    })
    .from(documents)
    .where(and(inArray(documents.series, GAPLESS), eq(documents.year, Number(month.slice(0, 4)))))
    .groupBy(documents.series)
    .all()
    .filter(({ missing }) => missing > 0);
}

function findOtherRates(ctx: Ctx, month: ISOMonth): MonthCheck['otherRates'] {
  const { from, to } = daysOfMonth(month);
  return ctx.db
    .select({ number: documents.number, vatBasisPoints: documentVat.vatBasisPoints })
    .from(documents)
    .innerJoin(documentVat, eq(documentVat.documentId, documents.id))
    .where(
      and(
        sql`${documents.issuedOn} BETWEEN ${from} AND ${to}`,
        inArray(documents.kind, IN_BOOKS),
        notInArray(documentVat.vatBasisPoints, knownRates()),
      ),
    )
    .orderBy(asc(documents.id))
    .limit(MAX_LISTED)
    .all();
}
