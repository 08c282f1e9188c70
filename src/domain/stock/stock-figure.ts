import { figuresOf, type StockFigures } from '#domain/stock-ledger/stock-figures.ts';
import type { Ctx } from '#kernel/ctx.ts';

/** The stock of a product after a change; `stock` is what can be sold. */
export type StockFigure = StockFigures & { readonly productId: number; readonly stock: number };

/** The stock after something that can be taken back, by the entry of the log that it is. */
export type ChangedStock = StockFigure & { readonly changeId: number };

/** The figures of a product whose stock was just changed. */
export function toStockFigure(ctx: Ctx, productId: number, stock: number): StockFigure {
  return { productId, stock, ...figuresOf(ctx, productId, stock) };
}
