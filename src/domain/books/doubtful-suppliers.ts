import { and, asc, between, count, eq, isNull, notInArray } from 'drizzle-orm';
import { billReversals, bills } from '#db/schema/bills.ts';
import { suppliers } from '#db/schema/suppliers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { daysOfMonth, type ISOMonth } from '#shared/dates/months.ts';
import { judge } from './judge-numbers.ts';

export type DoubtfulSupplier = ReturnType<typeof findDoubtfulSuppliers>[number];

/** Suppliers in a month's books with missing or malformed numbers; not for customs declarations and foreign bills. */
export function findDoubtfulSuppliers(ctx: Ctx, month: ISOMonth) {
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
