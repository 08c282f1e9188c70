import type { z } from 'zod';
import { readPool } from '#domain/costs/pool.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { sentenceOf } from '#shared/errors/error-answers.ts';
import { printUnitPrice } from '#shared/prices/unit-price.ts';
import { openingCostInput } from '#shared/purchasing/receipt-inputs.ts';
import { changedRow, createdRow, type PlannedRow, rejectedRow, toLabel, withWarnings } from './import-row.ts';
import { describeDifferences, readCells, toReasons } from './plan-fields.ts';
import { findProductByCode, NO_PRODUCT, withoutVatIn } from './product-by-code.ts';
import { OPENING_COST_WORDS } from './purchasing-columns.ts';
import type { Headers } from './read-headers.ts';
import type { RowCells } from './read-rows.ts';

export type OpeningCostWrite = {
  readonly kind: 'set-opening-cost';
  readonly input: z.output<typeof openingCostInput>;
};

/**
 * Products are matched by code. One with a known cost is skipped, unless the row has the same cost. `seen` holds
 * products of earlier rows.
 */
export function createOpeningCostPlan(_job: unknown, { price: heading }: Pick<Headers, 'price'>) {
  return (
    ctx: Ctx,
    row: number,
    cells: RowCells,
    seen: Map<string, number>,
  ): PlannedRow<OpeningCostWrite> => {
    const code = String(cells.get('code') ?? '');
    const at = { row, label: toLabel([code, cells.get('name')]) };
    const product = findProductByCode(ctx, code);
    if (!product) return rejectedRow(at, [NO_PRODUCT]);
    const { values, reasons } = readCells(cells, OPENING_COST_WORDS);
    if (reasons.length > 0) return rejectedRow(at, reasons);
    const netCostE4 = withoutVatIn(heading, values['priceE4'], product);
    const given = { ...(netCostE4 === undefined ? {} : { netCostE4 }) };
    const parsed = openingCostInput.safeParse({ ...given, productId: product.id });
    if (!parsed.success) return rejectedRow(at, toReasons(parsed.error.issues, given, OPENING_COST_WORDS));
    const earlier = seen.get(String(product.id));
    if (earlier !== undefined)
      return rejectedRow(at, [`Kosto përsëritet: është edhe në rreshtin ${earlier}.`]);
    seen.set(String(product.id), row);
    const write: OpeningCostWrite = { kind: 'set-opening-cost', input: parsed.data };
    const pool = readPool(ctx, product.id);
    if (pool?.averageE4 === parsed.data.netCostE4) return changedRow(at, [], write);
    if (pool) return rejectedRow(at, [sentenceOf(new DomainError('cost-already-known'))]);
    const planned = createdRow(at, describeDifferences({}, given, OPENING_COST_WORDS), write);
    return netCostE4 === 0 ? withWarnings(planned, [`Kosto është ${printUnitPrice(0)}.`]) : planned;
  };
}
