import { sql } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import type { LossesRequest } from '#shared/purchasing/cost-inputs.ts';
import { e4ToCents } from '#shared/purchasing/cost-math.ts';

/** Negative: more was found than lost. */
export type LossRow = { readonly reason: string; readonly quantity: number; readonly valueCents: number };

export type Losses = { readonly rows: readonly LossRow[]; readonly totalCents: number };

/** Pieces of known cost lost between two days, less those found, by reason. */
export function getLosses(ctx: Ctx, { from, to }: LossesRequest): Losses {
  const rows = ctx.db
    .all<{ reason: string; quantity: number; valueE4: number }>(sql`
      SELECT reason, -SUM(quantity) AS quantity, -SUM(value_e4) AS valueE4 FROM cost_entries
      WHERE kind IN ('loss', 'found') AND day BETWEEN ${from} AND ${to} GROUP BY reason ORDER BY reason`)
    .map(({ valueE4, ...row }) => ({ ...row, valueCents: e4ToCents(valueE4) }));
  return { rows, totalCents: rows.reduce((sum, row) => sum + row.valueCents, 0) };
}
