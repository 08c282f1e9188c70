import type { z } from 'zod';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { postStockCountInput } from '#shared/stock-inputs.ts';

/** What a count came to for one product: counted less what the screen showed, and the stock after it. */
export type CountedStock = {
  readonly productId: number;
  readonly difference: number;
  readonly stock: number;
};

/**
 * Posts counted figures, all or none. What is posted is the difference that the counter saw (counted − expected):
 * pieces sold while counting stay sold. Rejects with `stock-changed` where so much was sold meanwhile that the
 * difference would leave less than nothing, with `validation-failed` a product counted twice, and an unknown one with
 * `product-not-found`.
 */
export function postStockCount(ctx: Ctx, input: z.output<typeof postStockCountInput>): CountedStock[] {
  if (new Set(input.lines.map((line) => line.productId)).size < input.lines.length) {
    throw new DomainError('product-counted-twice');
  }
  return inTransaction(ctx, (tx) => {
    const results = input.lines.map(({ productId, counted, expected }) => {
      const { stock: before, name } = getProductRow(tx, productId);
      const difference = counted - expected;
      if (before + difference < 0) {
        throw new DomainError('stock-sold-while-counting', {
          productId,
          productName: name,
          expected,
          stock: before,
        });
      }
      const note = input.note === '' ? `Numëruar: ${counted}` : `Numëruar: ${counted}. ${input.note}`;
      const stock = changeStock(tx, { productId, delta: difference, reason: 'counted', note });
      return { productId, difference, stock };
    });
    recordAudit(tx, {
      action: 'stock.counted',
      entity: 'stock',
      entityId: results.length === 1 ? (results[0]?.productId ?? null) : null,
      details: { note: input.note, lines: results },
    });
    return results;
  });
}
