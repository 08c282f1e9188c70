import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { auditLog } from '#db/schema/audit.ts';
import { products } from '#db/schema/catalog.ts';
import { stockMovements } from '#db/schema/stock.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { findUndoableEntry, type UndoableEntry } from '#domain/audit/undoable-entry.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { StockReason } from '#shared/stock.ts';
import { type StockFigure, toStockFigure } from './stock-figure.ts';

const UNDOABLE = {
  'stock.adjusted': {
    reason: 'adjusted',
    read: ({ details, entityId }: UndoableEntry) =>
      new Map([[z.int().parse(entityId), z.object({ delta: z.int() }).parse(details).delta]]),
  },
  'stock.received': {
    reason: 'received',
    read: ({ details }: UndoableEntry) => {
      const { received } = z.object({ received: z.record(z.string(), z.int()) }).parse(details);
      return new Map(Object.entries(received).map(([productId, pieces]) => [Number(productId), pieces]));
    },
  },
  'stock.counted': {
    reason: 'counted',
    read: ({ details }: UndoableEntry) => {
      const line = z.object({ productId: z.int(), difference: z.int() });
      const { lines } = z.object({ lines: z.array(line) }).parse(details);
      return new Map(lines.map(({ productId, difference }) => [productId, difference]));
    },
  },
} as const satisfies Record<
  string,
  { reason: StockReason; read: (entry: UndoableEntry) => ReadonlyMap<number, number> }
>;

const ACTIONS = ['stock.adjusted', 'stock.received', 'stock.counted'] as const;

const FINAL: readonly StockReason[] = ['counted', 'set'];

/**
 * Undoes the caller's own adjustment, receipt or count by reverse movements, all or none; nothing is deleted. Returns
 * the new figures. Rejects with `undo-not-found`, `undo-too-late` after a minute, `undo-overtaken` when already
 * undone or counted since, and `insufficient-stock` when the pieces are sold.
 */
export function undoStock(ctx: ActorCtx, { changeId }: { readonly changeId: number }): StockFigure[] {
  return inTransaction(ctx, (tx) => {
    const entry = findUndoableEntry(tx, changeId, ACTIONS);
    const action = ACTIONS.find((known) => known === entry.action) ?? 'stock.adjusted';
    const { reason, read } = UNDOABLE[action];
    const pieces = [...read(entry)].filter(([, delta]) => delta !== 0);
    assertStanding(
      tx,
      entry,
      pieces.map(([productId]) => productId),
    );
    const figures = pieces.map(([productId, delta]) => {
      getProductRow(tx, productId);
      const stock = changeStock(tx, { productId, delta: -delta, reason, note: 'U kthye', at: 'undo' });
      return toStockFigure(tx, productId, stock);
    });
    recordAudit(tx, {
      type: 'stock.undone',
      productId: figures.length === 1 ? (figures[0]?.productId ?? null) : null,
      changeId,
      lines: pieces.map(([productId, delta]) => ({ productId, difference: -delta })),
    });
    return figures;
  });
}

/** Rejects with `undo-overtaken` when later entries build on it. */
function assertStanding(ctx: ActorCtx, entry: UndoableEntry, productIds: readonly number[]): void {
  const isUndoing = and(
    gt(auditLog.id, entry.id),
    eq(auditLog.action, 'stock.undone'),
    eq(sql`json_extract(${auditLog.details}, '$.changeId')`, entry.id),
  );
  const counted = ctx.db
    .select({ name: products.name })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .where(
      and(
        inArray(stockMovements.productId, [...productIds]),
        isNull(stockMovements.orderId),
        inArray(stockMovements.reason, [...FINAL]),
        gt(stockMovements.createdAt, entry.at),
      ),
    )
    .limit(1)
    .get();
  if (hasRow(ctx, auditLog, isUndoing)) throw new DomainError('undo-overtaken', { what: null });
  if (counted) throw new DomainError('undo-overtaken', { what: counted.name });
}
