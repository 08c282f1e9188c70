import { and, asc, gt, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { isFeatureOn } from '#domain/settings/features.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { categoryLabel, subcategoryLabel } from '#shared/categories.ts';
import { type ByKind, fieldEntries } from '#shared/define-fields.ts';
import type { FeatureKey } from '#shared/feature-list.ts';
import { priceWithoutVatE4 } from '#shared/prices/pricing.ts';
import { unitLabel } from '#shared/prices/units.ts';
import { PRODUCT_FIELDS, type ProductField } from '#shared/product-fields.ts';
import { findRegionName, toRegionIds } from '#shared/regions.ts';
import type { SheetCell, SheetColumn } from '#spreadsheets/sheet.ts';
import { type RowsById, toRows } from './rows-by-id.ts';

const KINDS: ByKind<SheetColumn['kind']> = { price: 'e4', percent: 'basisPoints', whole: 'whole' };

type Column = SheetColumn & { readonly name: ProductField | 'netPriceE4'; readonly feature?: FeatureKey };

const NET_PRICE: Column = { name: 'netPriceE4', header: 'Çmimi pa TVSH', kind: 'e4' };

const COLUMNS = fieldEntries(PRODUCT_FIELDS).flatMap(([name, { label, kind, feature }]): Column[] => {
  if (kind === 'image') return [];
  const header = kind === 'percent' ? `${label} (%)` : label;
  const column = { name, header, kind: KINDS[kind] ?? 'text', ...(feature && { feature }) };
  return name === 'vatBasisPoints' ? [column, NET_PRICE] : [column];
});

export const PRODUCT_COLUMNS = COLUMNS.filter(({ feature }) => feature === undefined);

export function productTableColumns(ctx: Ctx): readonly Column[] {
  return COLUMNS.filter(({ feature }) => feature === undefined || isFeatureOn(ctx, feature));
}

export function readProductRows(ctx: Ctx, afterId: number, limit: number): RowsById {
  const columns = productTableColumns(ctx);
  const found = ctx.db
    .select()
    .from(products)
    .where(and(isNull(products.deletedAt), gt(products.id, afterId)))
    .orderBy(asc(products.id))
    .limit(limit)
    .all();
  return toRows(found, (product) => {
    const values = toValues(product);
    return columns.map(({ name }) => toCell(values[name]));
  });
}

type Values = Readonly<Record<Column['name'], SheetCell | boolean>>;

function toValues(product: typeof products.$inferSelect): Values {
  return {
    ...product,
    category: categoryLabel(product.category),
    subcategory: product.subcategory === null ? '' : subcategoryLabel(product.category, product.subcategory),
    unit: unitLabel(product.unit),
    netPriceE4: priceWithoutVatE4(product.priceE4, product.vatBasisPoints),
    quantity: product.stock,
    regionIds: toRegionIds(product.regionIds)
      .map((id) => findRegionName(id))
      .join(', '),
  };
}

function toCell(value: SheetCell | boolean): SheetCell {
  return typeof value === 'boolean' ? (value ? 'po' : 'jo') : value;
}
