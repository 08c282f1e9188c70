import { sql } from 'drizzle-orm';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { STATUS } from '#shared/order-status.ts';

/**
 * What is owed for orders, in cents: what their invoices leave open, and before there is one what was not paid towards
 * the order yet; nothing for cancelled ones.
 */
export function readOwed(ctx: Ctx, orderIds: readonly number[]): Map<number, number> {
  // Invoices of the time before there were accounts stand in none.
  const rows = ctx.db.all<{ orderId: number; cents: number }>(sql`
    SELECT o.id AS orderId, CASE
      WHEN o.status = ${STATUS.cancelled} THEN 0
      WHEN i.id IS NOT NULL AND i.series <> 'MIG' THEN COALESCE((
        SELECT e.open_cents FROM customer_entries c JOIN open_entries e ON e.entry_id = c.id
        WHERE c.document_id = i.id), 0)
      ELSE MAX(0, o.total_cents - (
        SELECT COALESCE(SUM(p.amount_cents), 0) FROM payments p
        WHERE p.order_id = o.id AND NOT EXISTS (SELECT 1 FROM payment_reversals r WHERE r.payment_id = p.id)))
      END AS cents
    FROM orders o LEFT JOIN documents i ON i.id = o.invoice_id
    WHERE o.id IN (SELECT value FROM json_each(${JSON.stringify(orderIds)}))`);
  return new Map(rows.map(({ orderId, cents }) => [orderId, cents]));
}
