import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CATEGORY_ICONS } from '#shared/firm/firm-types.ts';
import { oneOf, refersTo } from './columns.ts';

/**
 * Delivery regions, in the order of `position`. `paperName` is the name on documents ('': the name). Ids are never
 * reused; a deactivated region can't be selected, and is shown where orders and customers still name it.
 */
export const regions = sqliteTable(
  'regions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull(),
    paperName: text('paper_name').notNull().default(''),
    position: integer('position').notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    uniqueIndex('regions_name_unique').on(table.nameFolded).where(sql`is_active = 1`),
    check('regions_is_active_boolean', sql`is_active IN (0, 1)`),
  ],
);

/** Product groups; `products.category` holds the key. A changed key is kept in `category_former_keys`. */
export const categories = sqliteTable(
  'categories',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull(),
    icon: text('icon', { enum: CATEGORY_ICONS }).notNull(),
    position: integer('position').notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    uniqueIndex('categories_name_unique').on(table.nameFolded).where(sql`is_active = 1`),
    check('categories_icon_valid', oneOf(table.icon, CATEGORY_ICONS)),
    check('categories_is_active_boolean', sql`is_active IN (0, 1)`),
  ],
);

export const categoryFormerKeys = sqliteTable(
  'category_former_keys',
  {
    key: text('key').primaryKey(),
    categoryId: refersTo('category_id', () => categories.id),
  },
  (table) => [index('category_former_keys_category').on(table.categoryId)],
);

/** `products.subcategory` holds the key, which is unique in its category. */
export const subcategories = sqliteTable(
  'subcategories',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    categoryId: refersTo('category_id', () => categories.id),
    key: text('key').notNull(),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull(),
    position: integer('position').notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    uniqueIndex('subcategories_key_unique').on(table.categoryId, table.key),
    uniqueIndex('subcategories_name_unique').on(table.categoryId, table.nameFolded).where(sql`is_active = 1`),
    check('subcategories_is_active_boolean', sql`is_active IN (0, 1)`),
  ],
);

/** Units of products; `products.unit` and `order_lines.unit` hold the key, which never changes. */
export const units = sqliteTable(
  'units',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull(),
    nameEn: text('name_en').notNull().default(''),
    nameSr: text('name_sr').notNull().default(''),
    code: text('code').notNull().default('C62'),
    position: integer('position').notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    uniqueIndex('units_name_unique').on(table.nameFolded).where(sql`is_active = 1`),
    check('units_is_active_boolean', sql`is_active IN (0, 1)`),
  ],
);

/** One row, incremented by triggers on every change of a table of the firm, so that readers can cache. */
export const firmRevision = sqliteTable(
  'firm_revision',
  {
    id: integer('id').primaryKey(),
    revision: integer('revision').notNull(),
  },
  () => [check('firm_revision_one_row', sql`id = 1`)],
);
