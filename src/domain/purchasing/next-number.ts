import { eq, sql } from 'drizzle-orm';
import type { receipts, supplierReturns } from '#db/schema/receipts.ts';
import type { purchaseOrders } from '#db/schema/suppliers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';

type Numbered = typeof purchaseOrders | typeof receipts | typeof supplierReturns;

/** `PB-2026-000012`: gapless from 1 per year. Call it in the transaction that stores the number. */
export function nextNumber(tx: Ctx, table: Numbered, prefix: 'PB' | 'FH' | 'KF', day: ISODate) {
  const year = Number(day.slice(0, 4));
  const last = tx.db
    .select({ sequence: sql<number | null>`MAX(${table.sequence})` })
    .from(table)
    .where(eq(table.year, year))
    .get();
  const sequence = (last?.sequence ?? 0) + 1;
  return { year, sequence, number: `${prefix}-${year}-${String(sequence).padStart(6, '0')}` };
}
