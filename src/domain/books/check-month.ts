import { setImmediate } from 'node:timers/promises';
import { and, asc, between, count, eq, inArray, isNull, lte, max, notInArray, or, sql } from 'drizzle-orm';
import { billReversals, bills } from '#db/schema/bills.ts';
import { pick } from '#db/schema/columns.ts';
import { documentSeries, documents, documentVat } from '#db/schema/documents.ts';
import { orders } from '#db/schema/orders.ts';
import { suppliers } from '#db/schema/suppliers.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import { BOOKS } from '#shared/accounting/books.ts';
import { daysOfMonth, type ISOMonth } from '#shared/dates/months.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { daysOf } from '#shared/inputs/overview-inputs.ts';
import { type OrderStatus, STATUS } from '#shared/order-status.ts';
import { TAX_NUMBERS, taxNumberWarning } from '#shared/text/tax-numbers.ts';
import { documentsOf, knownRates } from './books-layout.ts';
import { judge, type WrongNumber } from './judge-numbers.ts';

type DoubtfulBuyer = {
  readonly customerId: number;
  readonly name: string;
  readonly documents: number;
  readonly wrong: readonly WrongNumber[];
  readonly isMissing: boolean;
};

const MAX_LISTED = 200;

const IN_BOOKS = BOOKS.flatMap(documentsOf);

/** *Kontrollo para dërgimit*: everything the tax administration could reject, and what is not in the books yet. */
export async function checkMonth(ctx: Ctx, { month }: { readonly month: ISOMonth }) {
  const { seller, shop } = getSettings(ctx);
  const buyers = await findDoubtfulBuyers(ctx, month);
  const doubtful = findDoubtfulSuppliers(ctx, month);
  // Where invoices are issued on delivery, orders on the road have none yet.
  const statuses = shop.issueAt === 'delivery' ? [STATUS.delivered] : [STATUS.departed, STATUS.delivered];
  return {
    seller: TAX_NUMBERS.filter(
      (kind) => seller[kind] === '' || taxNumberWarning(kind, seller[kind]) !== null,
    ).map((kind) => ({ kind, value: seller[kind] })),
    buyers: { count: buyers.length, first: buyers.slice(0, MAX_LISTED) },
    ...(doubtful.length > 0 ? { suppliers: doubtful } : {}),
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

function findNotInvoiced(ctx: Ctx, month: ISOMonth, statuses: OrderStatus[]) {
  const isWanted = and(
    isNull(orders.invoiceId),
    inArray(orders.status, statuses),
    or(isNull(orders.deliverDate), lte(orders.deliverDate, daysOfMonth(month).to)),
  );
  const first = ctx.db
    .select({
      orderId: orders.id,
      ...pick(orders, 'buyerName', 'deliverDate', 'status', 'totalCents'),
    })
    .from(orders)
    .where(isWanted)
    .orderBy(asc(orders.id))
    .limit(MAX_LISTED)
    .all();
  return { count: countRows(ctx, orders, isWanted), first };
}

/**
 * Numbers are gapless by construction: a missing one means that the database was changed by hand, or restored from a
 * backup without it.
 */
function findGaps(ctx: Ctx, month: ISOMonth) {
  const { series, year, lastSequence } = documentSeries;
  const stored = sql`(SELECT COUNT(*) FROM ${documents} d WHERE d.series = ${series} AND d.year = ${year})`;
  return ctx.db
    .select({ series, missing: sql<number>`${lastSequence} - ${stored}` })
    .from(documentSeries)
    .where(sql`${series} <> 'MIG' AND ${year} = ${Number(month.slice(0, 4))}`)
    .orderBy(asc(series))
    .all()
    .filter(({ missing }) => missing > 0);
}

function findOtherRates(ctx: Ctx, month: ISOMonth) {
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

/** Suppliers in a month's books with missing or malformed numbers; not for customs declarations and foreign bills. */
function findDoubtfulSuppliers(ctx: Ctx, month: ISOMonth) {
  const { from, to } = daysOfMonth(month);
  const { businessNumber, fiscalNumber, vatNumber } = suppliers;
  const numbers = { businessNumber, fiscalNumber, vatNumber };
  return ctx.db
    .select({ supplierId: suppliers.id, name: suppliers.name, bills: count(), ...numbers })
    .from(bills)
    .innerJoin(suppliers, eq(suppliers.id, bills.supplierId))
    .leftJoin(billReversals, eq(billReversals.billId, bills.id))
    .where(
      and(
        between(bills.bookedOn, from, to),
        notInArray(bills.kind, ['customs', 'foreign']),
        isNull(billReversals.billId),
      ),
    )
    .groupBy(suppliers.id)
    .orderBy(asc(suppliers.nameFolded))
    .all()
    .map(({ supplierId, name, bills: counted, ...given }) => ({
      supplierId,
      name,
      bills: counted,
      ...judge({
        businessNumber: given.businessNumber.trim(),
        fiscalNumber: given.fiscalNumber.trim(),
        vatNumber: given.vatNumber.trim(),
      }),
    }))
    .filter(({ wrong, isMissing }) => wrong.length > 0 || isMissing);
}
