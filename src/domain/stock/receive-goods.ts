import type { z } from 'zod';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { receiveGoodsInput } from '#shared/inputs/stock-inputs.ts';
import { type ChangedStock, toStockFigure } from './stock-figure.ts';

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
