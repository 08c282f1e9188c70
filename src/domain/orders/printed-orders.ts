import { type SQL, sql } from 'drizzle-orm';
import { orderPrintings } from '#db/schema/order-printings.ts';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import type { Role } from '#shared/roles.ts';

/** Whose paper lies in the house; what a driver, an agent or a customer opens is only read. */
const PRINTING_ROLES: ReadonlySet<Role> = new Set(['admin', 'stocker', 'packer']);

/** Keeps that the house has these orders on paper now; the first time counts. */
export function notePrinted(ctx: Ctx, orderIds: readonly number[]): void {
  if (ctx.actor === null || !PRINTING_ROLES.has(ctx.actor.role) || orderIds.length === 0) return;
  inTransaction(ctx, (tx) => {
    const printedAt = tx.clock.now();
    const ids = JSON.stringify(orderIds);
    const added = tx.db.all<{ orderId: number }>(sql`
      INSERT INTO ${orderPrintings} (order_id, printed_at)
      SELECT value, ${printedAt} FROM json_each(${ids}) WHERE true
      ON CONFLICT DO NOTHING RETURNING order_id AS orderId`);
    for (const { orderId } of added) tx.emit({ type: 'printed', orderId });
  });
}

/** Whether the house has an order on paper. */
export function isPrinted(wanted: boolean): SQL {
  const printed = sql`EXISTS (SELECT 1 FROM ${orderPrintings} WHERE ${orderPrintings.orderId} = ${orders.id})`;
  return wanted ? printed : sql`NOT ${printed}`;
}
