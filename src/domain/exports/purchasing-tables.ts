import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { costPools } from '#db/schema/costs.ts';
import { supplierProducts, suppliers } from '#db/schema/suppliers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { SheetColumn } from '#spreadsheets/sheet.ts';
import { type RowsById, toRows } from './rows-by-id.ts';

export const SUPPLIER_PRODUCT_COLUMNS: readonly SheetColumn[] = [
  { header: 'Kodi', kind: 'text' },
  { header: 'Furnitori', kind: 'text' },
  { header: 'Kodi i furnitorit', kind: 'text' },
  { header: 'Pako', kind: 'whole' },
  { header: 'Çmimi pa TVSH', kind: 'e4' },
];

/** The one that the import finds among suppliers with the same name. */
const isFoundByName = sql`${suppliers.id} = (SELECT s.id FROM suppliers s
  WHERE s.name_folded = ${suppliers.nameFolded} ORDER BY s.is_active DESC, s.id LIMIT 1)`;

export function countSupplierProducts(ctx: Ctx): number {
  const found = ctx.db
    .select({ rows: count() })
    .from(supplierProducts)
    .innerJoin(products, eq(products.id, supplierProducts.productId))
    .innerJoin(suppliers, eq(suppliers.id, supplierProducts.supplierId))
    .where(and(isNull(products.deletedAt), isFoundByName))
    .get();
  return found?.rows ?? 0;
}

export function readSupplierProductRows(ctx: Ctx, afterId: number): RowsById {
  const supplier = ctx.db
    .select({ id: suppliers.id, name: suppliers.name })
    .from(suppliers)
    .where(and(gt(suppliers.id, afterId), isFoundByName))
    .orderBy(asc(suppliers.id))
    .limit(1)
    .get();
  if (!supplier) return { rows: [], lastId: null };
  const { supplierCode, packSize, netPriceE4 } = supplierProducts;
  const found = ctx.db
    .select({ code: products.code, supplierCode, packSize, netPriceE4 })
    .from(supplierProducts)
    .innerJoin(products, eq(products.id, supplierProducts.productId))
    .where(and(eq(supplierProducts.supplierId, supplier.id), isNull(products.deletedAt)))
    .orderBy(asc(products.nameFolded), asc(products.id))
    .all();
  return {
    rows: found.map((row) => [row.code, supplier.name, row.supplierCode, row.packSize, row.netPriceE4]),
    lastId: supplier.id,
  };
}

export const OPENING_COST_COLUMNS: readonly SheetColumn[] = [
  { header: 'Kodi', kind: 'text' },
  { header: 'Emri', kind: 'text' },
  { header: 'Kosto pa TVSH', kind: 'e4' },
];

/** Cells of unknown costs are empty, to be filled in and imported. */
export function readOpeningCostRows(ctx: Ctx, afterId: number, limit: number): RowsById {
  const found = ctx.db
    .select({ id: products.id, code: products.code, name: products.name, costE4: costPools.averageE4 })
    .from(products)
    .leftJoin(costPools, eq(costPools.productId, products.id))
    .where(and(isNull(products.deletedAt), gt(products.id, afterId)))
    .orderBy(asc(products.id))
    .limit(limit)
    .all();
  return toRows(found, ({ code, name, costE4 }) => [code, name, costE4]);
}
