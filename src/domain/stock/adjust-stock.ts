import type { z } from 'zod';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { adjustStockInput } from '#shared/inputs/stock-inputs.ts';
import { type ChangedStock, toStockFigure } from './stock-figure.ts';

/** Relative, so that concurrent adjustments add up. Rejects with `insufficient-stock` and `product-not-found`. */
export function adjustStock(ctx: Ctx, input: z.output<typeof adjustStockInput>): ChangedStock {
  return inTransaction(ctx, (tx) => {
    const { productId, operation, quantity, note } = input;
    const product = getProductRow(tx, productId);
    if (operation === 'remove' && quantity > product.stock) {
      throw new DomainError('insufficient-stock', {
        productId,
        productName: product.name,
        available: product.stock,
        requested: quantity,
        at: 'adjustment',
      });
    }
    const delta = operation === 'add' ? quantity : -quantity;
    const stock = changeStock(tx, { productId, delta, reason: 'adjusted', note });
    const changeId = recordAudit(tx, {
      type: 'stock.adjusted',
      productId,
      delta,
      stock,
      note,
    });
    return { ...toStockFigure(tx, productId, stock), changeId };
  });
}
