import type { z } from 'zod';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { adjustStockInput, receiveGoodsInput, setStockInput } from '#shared/inputs/stock-inputs.ts';
import { type ChangedStock, type StockFigure, toStockFigure } from './stock-figure.ts';

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

/** All or none; repeated products are added up. Returns the new figures. Rejects with `product-not-found`. */
export function receiveGoods(ctx: Ctx, input: z.output<typeof receiveGoodsInput>): ChangedStock[] {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of input.lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return inTransaction(ctx, (tx) => {
    const figures = [...quantities].map(([productId, delta]) => {
      getProductRow(tx, productId);
      const stock = changeStock(tx, { productId, delta, reason: 'received', note: input.note });
      return toStockFigure(tx, productId, stock);
    });
    const changeId = recordAudit(tx, {
      type: 'stock.received',
      productId: figures.length === 1 ? (figures[0]?.productId ?? null) : null,
      note: input.note,
      received: Object.fromEntries(quantities),
    });
    return figures.map((figure) => ({ ...figure, changeId }));
  });
}
