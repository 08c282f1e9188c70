import { type SQL, sql } from 'drizzle-orm';

/**
 * What stands in a product's ledger, newest first, as something to select from: `FROM ${movementsOf(id)} LIMIT 20` with
 * the columns of `stock_movements`. It goes back from the latest movement, or from the one before `beforeId`, for as
 * long as rows are taken from it: say a limit and no order. Of a `beforeId` that is another product's there is nothing.
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
