import { figuresOf, type StockFigures } from '#domain/stock-ledger/stock-figures.ts';
import type { Ctx } from '#kernel/ctx.ts';

export type StockFigure = StockFigures & { readonly productId: number; readonly stock: number };

export type ChangedStock = StockFigure & { readonly changeId: number };

export function toStockFigure(ctx: Ctx, productId: number, stock: number): StockFigure {
  return { productId, stock, ...figuresOf(ctx, productId, stock) };
}
