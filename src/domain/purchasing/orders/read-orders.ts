import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { purchaseOrderLines, purchaseOrders, supplierProducts, suppliers } from '#db/schema/suppliers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import type { listPurchaseOrdersInput } from '#shared/purchasing/order-inputs.ts';

const orderColumns = {
  ...pick(purchaseOrders, 'id', 'number', 'version', 'status', 'supplierId'),
  supplierName: suppliers.name,
  ...pick(purchaseOrders, 'expectedOn', 'note', 'endReason', 'sentOn', 'createdAt'),
};

const lineColumns = {
  ...pick(purchaseOrderLines, 'id', 'orderId', 'productId'),
  productCode: products.code,
  productName: products.name,
  unit: products.unit,
  supplierCode: sql<string>`coalesce(${supplierProducts.supplierCode}, '')`,
  supplierName: sql<string>`coalesce(${supplierProducts.supplierName}, '')`,
  packSize: sql<number>`coalesce(${supplierProducts.packSize}, 1)`,
  /** In pieces, like `received`. */
  quantity: purchaseOrderLines.quantity,
  ...pick(purchaseOrderLines, 'received', 'netPriceE4'),
};

export type PurchaseOrderLine = ReturnType<typeof readLines>[number];

/** `totalCents` is the sum of the lines with a known price, without VAT. */
export type PurchaseOrder = Omit<
  typeof purchaseOrders.$inferSelect,
  'year' | 'sequence' | 'createdById' | 'updatedAt'
> & {
  readonly supplierName: string;
  readonly lines: readonly PurchaseOrderLine[];
  readonly totalCents: number;
};

export function listPurchaseOrders(
  ctx: Ctx,
  { supplierId, status, page, limit }: z.output<typeof listPurchaseOrdersInput>,
): { readonly orders: PurchaseOrder[]; readonly total: number } {
  const where = and(
    supplierId === undefined ? undefined : eq(purchaseOrders.supplierId, supplierId),
    status === undefined ? undefined : eq(purchaseOrders.status, status),
  );
  return { orders: readOrders(ctx, where, { page, limit }), total: countRows(ctx, purchaseOrders, where) };
}

export function countPurchaseOrders(ctx: Ctx, supplierId?: number) {
  return ctx.db
    .select({ status: purchaseOrders.status, total: count() })
    .from(purchaseOrders)
    .where(supplierId === undefined ? undefined : eq(purchaseOrders.supplierId, supplierId))
    .groupBy(purchaseOrders.status)
    .all();
}

export function findPurchaseOrder(ctx: Ctx, id: number): PurchaseOrder {
  const [order] = readOrders(ctx, eq(purchaseOrders.id, id), { page: 1, limit: 1 });
  if (!order) throw new DomainError('purchase-order-not-found');
  return order;
}

function readOrders(
  ctx: Ctx,
  where: SQL | undefined,
  { page, limit }: { readonly page: number; readonly limit: number },
): PurchaseOrder[] {
  const rows = ctx.db
    .select(orderColumns)
    .from(purchaseOrders)
    .innerJoin(suppliers, eq(suppliers.id, purchaseOrders.supplierId))
    .where(where)
    .orderBy(desc(purchaseOrders.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .all();
  const lines = Map.groupBy(
    readLines(
      ctx,
      rows.map((row) => row.id),
    ),
    (line) => line.orderId,
  );
  return rows.map((row) => {
    const own = lines.get(row.id) ?? [];
    return { ...row, lines: own, totalCents: totalOfLines(own) };
  });
}

/** A line removed after the reversal of its receipt stays with quantity 0, and is hidden. */
function readLines(ctx: Ctx, orderIds: readonly number[]) {
  return ctx.db
    .select(lineColumns)
    .from(purchaseOrderLines)
    .innerJoin(purchaseOrders, eq(purchaseOrders.id, purchaseOrderLines.orderId))
    .innerJoin(products, eq(products.id, purchaseOrderLines.productId))
    .leftJoin(
      supplierProducts,
      and(
        eq(supplierProducts.supplierId, purchaseOrders.supplierId),
        eq(supplierProducts.productId, purchaseOrderLines.productId),
      ),
    )
    .where(and(inArray(purchaseOrderLines.orderId, [...orderIds]), gt(purchaseOrderLines.quantity, 0)))
    .orderBy(asc(purchaseOrderLines.orderId), asc(purchaseOrderLines.position))
    .all();
}

export function totalOfLines(
  lines: readonly { readonly netPriceE4: number | null; readonly quantity: number }[],
): number {
  return lines.reduce((sum, { netPriceE4, quantity }) => sum + lineTotal(netPriceE4 ?? 0, quantity), 0);
}

export const IS_AWAITED = inArray(purchaseOrders.status, ['sent', 'partly']);

export function readOnOrder(ctx: Ctx): ReadonlyMap<number, number> {
  const rows = ctx.db
    .select({
      productId: purchaseOrderLines.productId,
      pieces: sql<number>`sum(max(0, ${purchaseOrderLines.quantity} - ${purchaseOrderLines.received}))`,
    })
    .from(purchaseOrderLines)
    .innerJoin(purchaseOrders, eq(purchaseOrders.id, purchaseOrderLines.orderId))
    .where(IS_AWAITED)
    .groupBy(purchaseOrderLines.productId)
    .all();
  return new Map(rows.map(({ productId, pieces }) => [productId, pieces]));
}
