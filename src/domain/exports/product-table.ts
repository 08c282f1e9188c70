import { and, asc, gt, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { isFeatureOn } from '#domain/settings/features.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { categoryLabel, subcategoryLabel } from '#shared/categories.ts';
import { priceWithoutVatE4 } from '#shared/prices/pricing.ts';
import { unitLabel } from '#shared/prices/units.ts';
import { findRegionName, toRegionIds } from '#shared/regions.ts';
import { PRODUCT_LABELS } from '#shared/text/field-labels.ts';
import type { SheetColumn } from '#spreadsheets/sheet.ts';
import { type RowsById, toRows } from './rows-by-id.ts';

export const PRODUCT_COLUMNS: readonly SheetColumn[] = [
  { header: PRODUCT_LABELS.code, kind: 'text' },
  { header: PRODUCT_LABELS.name, kind: 'text' },
  { header: PRODUCT_LABELS.description, kind: 'text' },
  { header: PRODUCT_LABELS.category, kind: 'text' },
  { header: PRODUCT_LABELS.subcategory, kind: 'text' },
  { header: PRODUCT_LABELS.unit, kind: 'text' },
  { header: PRODUCT_LABELS.priceE4, kind: 'e4' },
  { header: `${PRODUCT_LABELS.vatBasisPoints} (%)`, kind: 'basisPoints' },
  { header: 'Çmimi pa TVSH', kind: 'e4' },
  { header: `${PRODUCT_LABELS.discountBasisPoints} (%)`, kind: 'basisPoints' },
  { header: PRODUCT_LABELS.quantity, kind: 'whole' },
  { header: PRODUCT_LABELS.isFeatured, kind: 'text' },
  { header: PRODUCT_LABELS.regionIds, kind: 'text' },
  { header: PRODUCT_LABELS.shelfPlace, kind: 'text' },
  { header: PRODUCT_LABELS.barcode, kind: 'text' },
  { header: PRODUCT_LABELS.weightGrams, kind: 'whole' },
  { header: PRODUCT_LABELS.reorderPoint, kind: 'whole' },
  { header: PRODUCT_LABELS.packName, kind: 'text' },
  { header: PRODUCT_LABELS.packSize, kind: 'whole' },
  { header: PRODUCT_LABELS.orderStep, kind: 'whole' },
  { header: PRODUCT_LABELS.minQuantity, kind: 'whole' },
  { header: PRODUCT_LABELS.pricePer, kind: 'whole' },
  { header: PRODUCT_LABELS.isOnRequest, kind: 'text' },
];

export function productTableColumns(ctx: Ctx): readonly SheetColumn[] {
  const reorderTo: SheetColumn = { header: PRODUCT_LABELS.reorderTo, kind: 'whole' };
  return isFeatureOn(ctx, 'purchasing') ? [...PRODUCT_COLUMNS, reorderTo] : PRODUCT_COLUMNS;
}

export function readProductRows(ctx: Ctx, afterId: number, limit: number): RowsById {
  const hasReorderTo = isFeatureOn(ctx, 'purchasing');
  const found = ctx.db
    .select()
    .from(products)
    .where(and(isNull(products.deletedAt), gt(products.id, afterId)))
    .orderBy(asc(products.id))
    .limit(limit)
    .all();
  return toRows(found, (product) => [
    product.code,
    product.name,
    product.description,
    categoryLabel(product.category),
    product.subcategory === null ? '' : subcategoryLabel(product.category, product.subcategory),
    unitLabel(product.unit),
    product.priceE4,
    product.vatBasisPoints,
    priceWithoutVatE4(product.priceE4, product.vatBasisPoints),
    product.discountBasisPoints,
    product.stock,
    product.isFeatured ? 'po' : 'jo',
    toRegionIds(product.regionIds)
      .map((id) => findRegionName(id))
      .join(', '),
    product.shelfPlace,
    product.barcode,
    product.weightGrams,
    product.reorderPoint,
    product.packName,
    product.packSize,
    product.orderStep,
    product.minQuantity,
    product.pricePer,
    product.isOnRequest ? 'po' : 'jo',
    ...(hasReorderTo ? [product.reorderTo] : []),
  ]);
}
