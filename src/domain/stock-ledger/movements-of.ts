import { type SQL, sql } from 'drizzle-orm';

/**
 * A product's movements, newest first, as a table expression: `FROM ${movementsOf(id)} LIMIT 20`, with the columns of
 * `stock_movements`. Reads back from the latest movement, or before `beforeId`, only as far as rows are consumed: use
 * a limit and no order. Empty when `beforeId` is another product's.
 */
export function movementsOf(productId: number, beforeId?: number | null): SQL {
  const first = beforeId
    ? sql`SELECT previous_id FROM stock_movements WHERE id = ${beforeId} AND product_id = ${productId}`
    : sql`SELECT last_movement_id FROM products WHERE id = ${productId}`;
  return sql`(WITH RECURSIVE ledger AS (
      SELECT * FROM stock_movements WHERE id = (${first})
      UNION ALL
      SELECT earlier.* FROM ledger JOIN stock_movements earlier ON earlier.id = ledger.previous_id
    ) SELECT * FROM ledger)`;
}
