import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { EDITABLE_STATUSES } from '#shared/order-status.ts';

export type StockFigures = { readonly free: number; readonly taken: number; readonly shelf: number };

export function withFigures<Item extends { readonly id: number; readonly stock: number }>(
  ctx: Ctx,
  items: readonly Item[],
): (Item & StockFigures)[] {
  const [only] = items;
  if (!only) return [];
  const taken = takenOf(ctx, items.length === 1 ? sql`AND l.product_id = ${only.id}` : sql``);
  return items.map((item) => ({ ...item, ...toFigures(item.stock, taken.get(item.id) ?? 0) }));
}

export function figuresOf(ctx: Ctx, productId: number, stock: number): StockFigures {
  const taken = takenOf(ctx, sql`AND l.product_id = ${productId}`);
  return toFigures(stock, taken.get(productId) ?? 0);
}

function toFigures(free: number, taken: number): StockFigures {
  return { free, taken, shelf: free + taken };
}

function takenOf(ctx: Ctx, only: SQL): Map<number, number> {
  const rows = ctx.db.all<{ id: number; taken: number }>(sql`
    SELECT l.product_id AS id, SUM(l.stock_taken) AS taken
    FROM orders o CROSS JOIN order_lines l ON l.order_id = o.id
    WHERE o.status IN ${EDITABLE_STATUSES} ${only}
    GROUP BY l.product_id`);
  return new Map(rows.map((row) => [row.id, row.taken]));
}
