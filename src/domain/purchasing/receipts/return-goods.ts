import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { supplierReturnLines, supplierReturns } from '#db/schema/receipts.ts';
import { suppliers } from '#db/schema/suppliers.ts';
import { users } from '#db/schema/users.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getProductRow } from '#domain/catalog/get-product.ts';
import { takeOut, worthLeaving } from '#domain/costs/pool.ts';
import { billedPieces } from '#domain/purchasing/bills/billed-pieces.ts';
import { nextNumber } from '#domain/purchasing/next-number.ts';
import { findSupplier } from '#domain/purchasing/suppliers/suppliers.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { type ActorCtx, actorIdOf, type Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { countRows } from '#kernel/rows.ts';
import type { listReturnsInput, returnGoodsInput } from '#shared/purchasing/receipt-inputs.ts';

/**
 * Goods returned to a supplier leave free stock at the average cost. Rejects with `supplier-not-found`,
 * `product-not-found` and `insufficient-stock`.
 */
export function returnGoods(ctx: ActorCtx, input: z.output<typeof returnGoodsInput>): SupplierReturn {
  return once(ctx, 'supplier-return.post', input, (tx, { supplierId, reason, lines }) => {
    const { name: supplierName } = findSupplier(tx, supplierId);
    const returnedOn = getShopMoment(tx).date;
    const { id, number } = tx.db
      .insert(supplierReturns)
      .values({
        ...nextNumber(tx, supplierReturns, 'KF', returnedOn),
        supplierId,
        returnedOn,
        reason,
        actorId: actorIdOf(tx),
        createdAt: tx.clock.now(),
      })
      .returning({ id: supplierReturns.id, number: supplierReturns.number })
      .get();
    for (const [position, line] of lines.entries()) storeLine(tx, { id, number }, position, line);
    recordAudit(tx, { type: 'supplier-return.posted', supplierName, number, reason });
    tx.emit({ type: 'purchasing' });
    return findReturn(tx, id);
  });
}

function storeLine(
  tx: Ctx,
  { id: returnId, number }: { readonly id: number; readonly number: string },
  position: number,
  { productId, quantity }: z.output<typeof returnGoodsInput>['lines'][number],
): void {
  getProductRow(tx, productId);
  changeStock(tx, {
    productId,
    delta: -quantity,
    reason: 'supplier-returned',
    note: number,
    at: 'return',
  });
  const valueE4 = worthLeaving(tx, productId, quantity);
  const { returnLineId } = tx.db
    .insert(supplierReturnLines)
    .values({ returnId, position, productId, quantity, valueE4 })
    .returning({ returnLineId: supplierReturnLines.id })
    .get();
  takeOut(tx, { productId, pieces: quantity, kind: 'supplier-returned', refs: { returnLineId } });
}

export type SupplierReturn = ReturnType<typeof withLines>[number];

export function findReturn(ctx: Ctx, id: number): SupplierReturn {
  const [found] = withLines(ctx, selectHeads(ctx).where(eq(supplierReturns.id, id)).all());
  if (!found) throw new DomainError('return-not-found');
  return found;
}

export function listReturns(ctx: Ctx, { page, limit }: z.output<typeof listReturnsInput>) {
  const heads = selectHeads(ctx)
    .orderBy(desc(supplierReturns.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .all();
  return { returns: withLines(ctx, heads), total: countRows(ctx, supplierReturns) };
}

function selectHeads(ctx: Ctx) {
  return ctx.db
    .select({
      ...pick(supplierReturns, 'id', 'number', 'supplierId'),
      supplierName: suppliers.name,
      ...pick(supplierReturns, 'returnedOn', 'reason'),
      actorName: users.name,
    })
    .from(supplierReturns)
    .innerJoin(suppliers, eq(suppliers.id, supplierReturns.supplierId))
    .leftJoin(users, eq(users.id, supplierReturns.actorId));
}

function withLines(ctx: Ctx, heads: ReturnType<ReturnType<typeof selectHeads>['all']>) {
  const lines = ctx.db
    .select({
      ...pick(supplierReturnLines, 'id', 'returnId', 'productId'),
      productName: products.name,
      productCode: products.code,
      quantity: supplierReturnLines.quantity,
      credited: billedPieces('return', 'supplier_return_lines'),
      valueE4: supplierReturnLines.valueE4,
    })
    .from(supplierReturnLines)
    .innerJoin(products, eq(products.id, supplierReturnLines.productId))
    .where(
      inArray(
        supplierReturnLines.returnId,
        heads.map(({ id }) => id),
      ),
    )
    .orderBy(asc(supplierReturnLines.position))
    .all();
  const byReturn = Map.groupBy(lines, ({ returnId }) => returnId);
  return heads.map((head) => ({ ...head, lines: byReturn.get(head.id) ?? [] }));
}
