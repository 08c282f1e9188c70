import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { documentLines, documents } from '#db/schema/documents.ts';
import { supplierProducts, suppliers } from '#db/schema/suppliers.ts';
import { readOnOrder } from '#domain/purchasing/orders/read-orders.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addDays } from '#shared/dates/shop-dates.ts';
import { DEFAULT_LEAD_DAYS, suggestQuantity, WEEKS_OF_SALES } from '#shared/purchasing/suggest-quantity.ts';

/**
 * Products whose free and ordered pieces are at or below their reorder point (else the shop's limit), grouped by
 * preferred supplier; those without an active one last.
 */
export function suggestOrders(ctx: Ctx, { supplierId }: { readonly supplierId?: number | undefined } = {}) {
  const onOrder = readOnOrder(ctx);
  const { lowStockThreshold } = getSettings(ctx).shop;
  const low = readProducts(ctx, supplierId)
    .map((product) => ({
      ...product,
      onOrder: onOrder.get(product.productId) ?? 0,
      reorderPoint: product.reorderPoint ?? lowStockThreshold,
    }))
    .filter((product) => product.free + product.onOrder <= product.reorderPoint);
  const sold = readSold(
    ctx,
    low.map((product) => product.productId),
  );
  return low.map(({ leadDays, ...product }) => {
    const shown = { ...product, leadDays: leadDays ?? DEFAULT_LEAD_DAYS };
    return { ...shown, ...suggestQuantity({ ...shown, soldPieces: sold.get(product.productId) ?? 0 }) };
  });
}

function readProducts(ctx: Ctx, supplierId: number | undefined) {
  return ctx.db
    .select({
      productId: products.id,
      productCode: products.code,
      productName: products.name,
      unit: products.unit,
      free: products.stock,
      reorderPoint: products.reorderPoint,
      reorderTo: products.reorderTo,
      leadDays: suppliers.leadDays,
      packSize: sql<number>`iif(${suppliers.id} IS NULL, 1, ${supplierProducts.packSize})`,
      supplierId: suppliers.id,
      supplierName: suppliers.name,
      minimumOrderCents: suppliers.minimumOrderCents,
      netPriceE4: sql<number | null>`iif(${suppliers.id} IS NULL, NULL, ${supplierProducts.netPriceE4})`,
    })
    .from(products)
    .leftJoin(
      supplierProducts,
      and(eq(supplierProducts.productId, products.id), eq(supplierProducts.isPreferred, true)),
    )
    .leftJoin(suppliers, and(eq(suppliers.id, supplierProducts.supplierId), eq(suppliers.isActive, true)))
    .where(
      and(isNull(products.deletedAt), supplierId === undefined ? undefined : eq(suppliers.id, supplierId)),
    )
    .orderBy(
      sql`${suppliers.id} IS NULL`,
      asc(suppliers.nameFolded),
      asc(suppliers.id),
      asc(products.nameFolded),
      asc(products.id),
    )
    .all();
}

/** Pieces invoiced less those credited. */
function readSold(ctx: Ctx, productIds: readonly number[]): ReadonlyMap<number, number> {
  const before = addDays(getShopMoment(ctx).date, -7 * WEEKS_OF_SALES);
  const rows = ctx.db
    .select({
      productId: documentLines.productId,
      pieces: sql<number>`sum(iif(${documents.kind} = 'credit_note', -1, 1) * ${documentLines.quantity})`,
    })
    .from(documentLines)
    .innerJoin(documents, eq(documents.id, documentLines.documentId))
    .where(
      and(
        inIds(documentLines.productId, productIds),
        inArray(documents.kind, ['invoice', 'debit_note', 'credit_note']),
        gt(documents.issuedOn, before),
      ),
    )
    .groupBy(documentLines.productId)
    .all();
  return new Map(rows.flatMap(({ productId, pieces }) => (productId === null ? [] : [[productId, pieces]])));
}
