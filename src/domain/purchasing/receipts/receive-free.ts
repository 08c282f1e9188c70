import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { findUndoableEntry } from '#domain/audit/undoable-entry.ts';
import { type ChangedStock, type StockFigure, toStockFigure } from '#domain/stock/stock-figure.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { receiveGoodsInput } from '#shared/inputs/stock-inputs.ts';
import { storeReceipt } from './post-receipt.ts';
import { undoReceipt } from './reverse-receipt.ts';

type Received = Omit<z.output<typeof receiveGoodsInput>, 'idempotencyKey'>;

/** Receives goods without a supplier. Repeated products are added up. Rejects with `product-not-found`. */
export function receiveFree(ctx: ActorCtx, { lines, note }: Received): ChangedStock[] {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return inTransaction(ctx, (tx) => {
    const receiptId = storeReceipt(tx, {
      supplierPaper: '',
      note,
      acceptsOver: false,
      lines: [...quantities].map(([productId, quantity]) => ({ productId, quantity })),
    });
    const figures = [...quantities.keys()].map((productId) => readFigure(tx, productId));
    const changeId = recordAudit(tx, {
      type: 'stock.received',
      productId: figures.length === 1 ? (figures[0]?.productId ?? null) : null,
      note,
      received: Object.fromEntries(quantities),
      receiptId,
    });
    return figures.map((figure) => ({ ...figure, changeId }));
  });
}

/** Undoes `receiveFree` or a receipt's undo; undefined for a change of another kind. Rejects as `undoReceipt` does. */
export function undoReceived(
  ctx: ActorCtx,
  { changeId }: { readonly changeId: number },
): StockFigure[] | undefined {
  return inTransaction(ctx, (tx): StockFigure[] | undefined => {
    const { action, details } = findUndoableEntry(tx, changeId, UNDOABLE);
    const received = z.object({ receiptId: z.int() }).safeParse(details);
    if (action !== 'stock.received' || !received.success) return undefined;
    const { lines } = undoReceipt(tx, { id: received.data.receiptId });
    return lines.map(({ productId }) => readFigure(tx, productId));
  });
}

const UNDOABLE = ['stock.adjusted', 'stock.received', 'stock.counted'] as const;

function readFigure(tx: ActorCtx, productId: number): StockFigure {
  const { stock } = products;
  const found = tx.db.select({ stock }).from(products).where(eq(products.id, productId)).get();
  return toStockFigure(tx, productId, found?.stock ?? 0);
}
