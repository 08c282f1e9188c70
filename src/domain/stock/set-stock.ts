import type { z } from 'zod';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { setStockInput } from '#shared/inputs/stock-inputs.ts';
import { type StockFigure, toStockFigure } from './stock-figure.ts';

/**
 * Sets the absolute stock; the ledger records the difference. Rejects with `stock-changed` when `expected` (the
 * figure shown) is outdated, and with `product-not-found`.
 */
export function setStock(ctx: Ctx, input: z.output<typeof setStockInput>): StockFigure {
  return inTransaction(ctx, (tx) => {
    const { productId, quantity, expected } = input;
    const before = getProductRow(tx, productId).stock;
    if (expected !== undefined && expected !== before) {
      throw new DomainError('stock-changed', { productId, expected, stock: before });
    }
    const stock = changeStock(tx, { productId, delta: quantity - before, reason: 'set' });
    recordAudit(tx, {
      type: 'stock.set',
      productId,
      from: before,
      to: stock,
    });
    return toStockFigure(tx, productId, stock);
  });
}
