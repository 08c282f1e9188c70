import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { ORDER_STATUSES, STATUS } from '#shared/order-status.ts';

const STANDING = ORDER_STATUSES.filter((status) => status !== STATUS.cancelled);

export function readOwned(ctx: Ctx, productId: number): number {
  const { owned } = ctx.db.get<{ owned: number }>(sql`
    SELECT COALESCE((SELECT stock FROM products WHERE id = ${productId}), 0) + COALESCE((
      SELECT SUM(l.quantity) FROM orders o CROSS JOIN order_lines l ON l.order_id = o.id
      WHERE o.invoice_id IS NULL AND o.status IN ${STANDING} AND l.product_id = ${productId}), 0) AS owned`);
  return owned;
}
