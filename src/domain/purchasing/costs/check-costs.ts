import { sql } from 'drizzle-orm';
import { readOwned } from '#domain/costs/owned.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { getStockValue } from './stock-value.ts';

type Sums = {
  readonly productId: number;
  readonly productName: string;
  readonly quantity: number;
  readonly valueE4: number;
  readonly entered: number;
  readonly enteredE4: number;
};

/**
 * Compares each pool with the owned quantity, and with the sum of all its entries: in pieces, the `value` in
 * ten-thousandths of a euro.
 */
export function checkCosts(ctx: Ctx) {
  const pools = ctx.db.all<Sums>(sql`
    SELECT c.product_id AS productId, p.name AS productName, c.quantity, c.value_e4 AS valueE4,
      COALESCE(e.pieces, 0) AS entered, COALESCE(e.value, 0) AS enteredE4
    FROM cost_pools c JOIN products p ON p.id = c.product_id
    LEFT JOIN (SELECT product_id, SUM(quantity) AS pieces, SUM(value_e4) AS value FROM cost_entries GROUP BY product_id) e
      ON e.product_id = c.product_id
    ORDER BY c.product_id`);
  const differences = pools.flatMap(({ productId, productName, ...sums }) => {
    const pairs = [
      ['owned', readOwned(ctx, productId), sums.quantity],
      ['quantity', sums.entered, sums.quantity],
      ['value', sums.enteredE4, sums.valueE4],
    ] as const;
    return pairs.flatMap(([what, expected, found]) =>
      expected === found ? [] : [{ productId, productName, what, expected, found }],
    );
  });
  return { ok: differences.length === 0, valueCents: getStockValue(ctx, {}).totalCents, differences };
}
