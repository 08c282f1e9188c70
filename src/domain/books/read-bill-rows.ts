import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { billReversals, bills, billVat } from '#db/schema/bills.ts';
import { pick } from '#db/schema/columns.ts';
import { suppliers } from '#db/schema/suppliers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { type BookKind, type BookRow, ROW_CODES } from '#shared/accounting/books.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { boxesOfBill, hasBill } from './books-layout.ts';
import { sumBoxes } from './boxes.ts';

/**
 * Supplier bills of a day in a book, one row each. A bill that was reversed while its month was open is in no book; one
 * that was reversed later stays in its month and appears with negated amounts in the month of its reversal.
 */
export function readBillRows(ctx: Ctx, book: BookKind, day: ISODate): BookRow[] {
  const standing = and(
    eq(bills.bookedOn, day),
    or(isNull(billReversals.billId), ne(billReversals.day, bills.bookedOn)),
  );
  const reversed = and(inArray(bills.id, reversedOn(ctx, day)), ne(bills.bookedOn, day));
  return [...toRows(ctx, book, day, standing, 1), ...toRows(ctx, book, day, reversed, -1)];
}

function reversedOn(ctx: Ctx, day: ISODate) {
  return ctx.db.select({ id: billReversals.billId }).from(billReversals).where(eq(billReversals.day, day));
}

function toRows(ctx: Ctx, book: BookKind, date: ISODate, where: SQL | undefined, sign: 1 | -1): BookRow[] {
  const byBill = Map.groupBy(readRates(ctx, where), ({ id }) => id);
  return [...byBill.values()].flatMap((rates) => {
    const [bill] = rates;
    if (bill === undefined || !hasBill(book, bill)) return [];
    const { number, name, businessNumber, fiscalNumber, vatNumber } = bill;
    const boxes = rates.map((rate) =>
      boxesOfBill(book, { ...rate, netCents: sign * rate.netCents, vatCents: sign * rate.vatCents }),
    );
    const identity = bill.kind === 'customs' ? ROW_CODES.customs : businessNumber || fiscalNumber;
    return [{ date, number, name, identity, vatNumber, boxes: sumBoxes(boxes) }];
  });
}

function readRates(ctx: Ctx, where: SQL | undefined) {
  return ctx.db
    .select({
      ...pick(bills, 'id', 'kind', 'number', 'isAsset', 'isDeductible'),
      name: suppliers.name,
      businessNumber: sql<string>`TRIM(${suppliers.businessNumber})`,
      fiscalNumber: sql<string>`TRIM(${suppliers.fiscalNumber})`,
      vatNumber: sql<string>`TRIM(${suppliers.vatNumber})`,
      ...pick(billVat, 'vatBasisPoints', 'netCents', 'vatCents'),
    })
    .from(bills)
    .innerJoin(billVat, eq(billVat.billId, bills.id))
    .innerJoin(suppliers, eq(suppliers.id, bills.supplierId))
    .leftJoin(billReversals, eq(billReversals.billId, bills.id))
    .where(where)
    .orderBy(asc(bills.id), desc(billVat.vatBasisPoints))
    .all();
}
