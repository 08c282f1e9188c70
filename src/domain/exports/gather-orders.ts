import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { orderLines, orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { inPeriodAfter, type Period, type SalesBookCursor } from '#domain/reports/sales-book.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { USER_LABELS } from '#shared/field-labels.ts';
import { formatPhone } from '#shared/phone.ts';
import type { SheetCell, SheetColumn } from '#spreadsheets/sheet.ts';

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
  period: Period,
  after: SalesBookCursor | null,
  limit: number,
): { readonly rows: SheetCell[][]; readonly last: SalesBookCursor | null } {
  const found = ctx.db
    .select({
      id: orders.id,
      createdDay: orders.createdDay,
      deliverDate: orders.deliverDate,
      status: orders.status,
      buyerName: orders.buyerName,
      buyerPhone: orders.buyerPhone,
      buyerEmail: orders.buyerEmail,
      buyerAddress: orders.buyerAddress,
      driverName: driver.name,
      paymentMethod: orders.paymentMethod,
      comment: orders.comment,
      lines: sql<number>`(SELECT COUNT(*) FROM ${orderLines} WHERE ${orderLines.orderId} = ${orders.id})`,
      totalCents: orders.totalCents,
    })
    .from(orders)
    .leftJoin(driver, eq(driver.id, orders.driverId))
    .where(inPeriodAfter(period, after))
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
