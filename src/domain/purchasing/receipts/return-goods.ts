import { asc, desc, eq, max } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { supplierReturnLines, supplierReturns } from '#db/schema/receipts.ts';
import { suppliers } from '#db/schema/suppliers.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import { takeOut, worthLeaving } from '#domain/costs/pool.ts';
import { purchasingNumber } from '#domain/purchasing/next-number.ts';
import { findSupplier } from '#domain/purchasing/suppliers/suppliers.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { type ActorCtx, actorIdOf, type Ctx } from '#kernel/ctx.ts';
import { once } from '#kernel/idempotency.ts';
import type { returnGoodsInput } from '#shared/purchasing/receipt-inputs.ts';

/**
 * Goods that go back to a supplier leave free stock at the average cost. Rejects with `supplier-not-found`,
 * `product-not-found` and `insufficient-stock`.
 */
export function returnGoods(ctx: ActorCtx, input: z.output<typeof returnGoodsInput>): SupplierReturn {
  return once(ctx, 'supplier-return.post', input, (tx, { supplierId, reason, lines }) => {
    const { name: supplierName } = findSupplier(tx, supplierId);
    const returnedOn = getShopMoment(tx).date;
    const year = Number(returnedOn.slice(0, 4));
    const last = tx.db
      .select({ sequence: max(supplierReturns.sequence) })
      .from(supplierReturns)
      .where(eq(supplierReturns.year, year))
      .get();
    const sequence = (last?.sequence ?? 0) + 1;
    const number = purchasingNumber('KF', year, sequence);
    const { id } = tx.db
      .insert(supplierReturns)
      .values({
        year,
        sequence,
        number,
        supplierId,
        returnedOn,
        reason,
        actorId: actorIdOf(tx),
        createdAt: tx.clock.now(),
      })
      .returning({ id: supplierReturns.id })
      .get();
    for (const [position, line] of lines.entries()) storeLine(tx, { id, number }, position, line);
    recordAudit(tx, { type: 'supplier-return.posted', supplierName, number, reason });
    tx.emit({ type: 'purchasing' });
    return findReturn(tx, id);
  });
}

type Line = z.output<typeof returnGoodsInput>['lines'][number];

function storeLine(
  tx: Ctx,
  { id: returnId, number }: { readonly id: number; readonly number: string },
  position: number,
  { productId, quantity }: Line,
): void {
  getProductRow(tx, productId);
  changeStock(tx, {
    productId,
    delta: -quantity,
    reason: 'supplier-returned',
    note: number,
    at: 'adjustment',
  });
  const valueE4 = worthLeaving(tx, productId, quantity);
  const { returnLineId } = tx.db
    .insert(supplierReturnLines)
    .values({ returnId, position, productId, quantity, valueE4 })
    .returning({ returnLineId: supplierReturnLines.id })
    .get();
  takeOut(tx, { productId, pieces: quantity, kind: 'supplier-returned', refs: { returnLineId } });
}

export type SupplierReturn = ReturnType<typeof findReturn>;

export function findReturn(ctx: Ctx, id: number) {
  const [found] = readReturns(ctx, id);
  if (!found) throw new Error(`Return ${id} is not there.`);
  return found;
}

const MAX_RETURNS = 200;

/** The newest first. */
export function listReturns(ctx: Ctx) {
  return readReturns(ctx);
}

function readReturns(ctx: Ctx, id?: number) {
  const heads = ctx.db
    .select({
      id: supplierReturns.id,
      number: supplierReturns.number,
      supplierId: supplierReturns.supplierId,
      supplierName: suppliers.name,
      returnedOn: supplierReturns.returnedOn,
      reason: supplierReturns.reason,
    })
    .from(supplierReturns)
    .innerJoin(suppliers, eq(suppliers.id, supplierReturns.supplierId))
    .where(id === undefined ? undefined : eq(supplierReturns.id, id))
    .orderBy(desc(supplierReturns.id))
    .limit(MAX_RETURNS)
    .all();
  return heads.map((head) => ({
    ...head,
    lines: ctx.db
      .select({
        id: supplierReturnLines.id,
        productId: supplierReturnLines.productId,
        productName: products.name,
        quantity: supplierReturnLines.quantity,
        valueE4: supplierReturnLines.valueE4,
      })
      .from(supplierReturnLines)
      .innerJoin(products, eq(products.id, supplierReturnLines.productId))
      .where(eq(supplierReturnLines.returnId, head.id))
      .orderBy(asc(supplierReturnLines.position))
      .all(),
  }));
}
