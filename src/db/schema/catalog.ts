import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { DEFAULT_UNIT } from '#shared/prices/units.ts';
import { idList } from './columns.ts';

/**
 * Products. `priceE4` includes VAT (ten-thousandths of a euro); rates are basis points. `stock` is the sellable
 * quantity and always equals the sum of the product's `stock_movements`. `regionIds` are the regions in which it is
 * available; null is everywhere, also in regions added later. `reorderPoint` is its low-stock threshold; null uses the
 * shop's; `reorderTo` is the target of a reorder. A pack (`packName`) holds `packSize` pieces; customers order at least
 * `minQuantity` pieces, in whole `orderStep`s. The price is shown for `pricePer` pieces; with `isOnRequest` customers
 * see none, and can't order it. `image` is the content-hash file name in the image store. Deleting sets `deletedAt`;
 * past orders keep their lines.
 */
export const products = sqliteTable(
  'products',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    code: text('code').notNull().default(''),
    codeFolded: text('code_folded').notNull().default(''),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull(),
    description: text('description').notNull().default(''),
    descriptionFolded: text('description_folded').notNull().default(''),
    category: text('category').notNull(),
    subcategory: text('subcategory'),
    unit: text('unit').notNull().default(DEFAULT_UNIT),
    priceE4: integer('price_e4').notNull(),
    vatBasisPoints: integer('vat_basis_points').notNull(),
    discountBasisPoints: integer('discount_basis_points').notNull().default(0),
    isFeatured: integer('is_featured', { mode: 'boolean' }).notNull().default(false),
    regionIds: idList('region_ids'),
    image: text('image'),
    stock: integer('stock').notNull().default(0),
    shelfPlace: text('shelf_place').notNull().default(''),
    barcode: text('barcode').notNull().default(''),
    weightGrams: integer('weight_grams'),
    reorderPoint: integer('reorder_point'),
    reorderTo: integer('reorder_to'),
    packName: text('pack_name').notNull().default(''),
    packSize: integer('pack_size').notNull().default(1),
    orderStep: integer('order_step').notNull().default(1),
    minQuantity: integer('min_quantity').notNull().default(1),
    pricePer: integer('price_per').notNull().default(1),
    isOnRequest: integer('is_on_request', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    uniqueIndex('products_code_unique')
      .on(table.codeFolded)
      .where(sql`deleted_at IS NULL AND code_folded <> ''`),
    index('products_category')
      .on(table.category, table.id, table.subcategory, table.regionIds, table.stock)
      .where(sql`deleted_at IS NULL`),
    index('products_updated').on(table.updatedAt, table.id),
    index('products_featured').on(table.id).where(sql`deleted_at IS NULL AND is_featured = 1`),
    index('products_discounted').on(table.id).where(sql`deleted_at IS NULL AND discount_basis_points > 0`),
    uniqueIndex('products_barcode_unique').on(table.barcode).where(sql`deleted_at IS NULL AND barcode <> ''`),
    index('products_stock')
      .on(table.stock, table.nameFolded, table.id, table.reorderPoint)
      .where(sql`deleted_at IS NULL`),
    index('products_name')
      .on(table.nameFolded, table.id, table.regionIds, table.codeFolded)
      .where(sql`deleted_at IS NULL`),
    check('products_price_not_negative', sql`price_e4 >= 0`),
    check('products_vat_range', sql`vat_basis_points BETWEEN 0 AND 10000`),
    check('products_discount_range', sql`discount_basis_points BETWEEN 0 AND 10000`),
    check('products_stock_not_negative', sql`stock >= 0`),
    check('products_weight_positive', sql`weight_grams > 0`),
    check('products_reorder_point_not_negative', sql`reorder_point >= 0`),
    check('products_reorder_to_not_negative', sql`reorder_to >= 0`),
    check('products_pack_size_positive', sql`pack_size >= 1`),
    check('products_order_step_positive', sql`order_step >= 1`),
    check('products_min_quantity_positive', sql`min_quantity >= 1`),
    check('products_price_per_valid', sql`price_per IN (1, 100, 1000)`),
    check('products_is_on_request_boolean', sql`is_on_request IN (0, 1)`),
    check('products_region_ids_form', sql`region_ids GLOB ',[1-9]*,'`),
    check('products_is_featured_boolean', sql`is_featured IN (0, 1)`),
  ],
);
