import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { PURCHASE_ORDER_STATUSES, SUPPLIER_LANGUAGES } from '#shared/purchasing/purchasing-types.ts';
import { products } from './catalog.ts';
import { oneOf, refersTo } from './columns.ts';
import { users } from './users.ts';

/** `minimumOrderCents` may be null; `leadDays` is the time from ordering to receiving. Never deleted. */
export const suppliers = sqliteTable(
  'suppliers',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    nameFolded: text('name_folded').notNull(),
    businessNumber: text('business_number').notNull().default(''),
    fiscalNumber: text('fiscal_number').notNull().default(''),
    vatNumber: text('vat_number').notNull().default(''),
    country: text('country').notNull().default('XK'),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    address: text('address').notNull().default(''),
    iban: text('iban').notNull().default(''),
    termsDays: integer('terms_days').notNull().default(0),
    leadDays: integer('lead_days').notNull().default(7),
    minimumOrderCents: integer('minimum_order_cents'),
    language: text('language', { enum: SUPPLIER_LANGUAGES }).notNull().default('sq'),
    note: text('note').notNull().default(''),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('suppliers_name_unique').on(table.nameFolded).where(sql`is_active = 1`),
    check('suppliers_country_form', sql`country GLOB '[A-Z][A-Z]'`),
    check('suppliers_terms_range', sql`terms_days BETWEEN 0 AND 180`),
    check('suppliers_lead_range', sql`lead_days BETWEEN 0 AND 180`),
    check('suppliers_minimum_not_negative', sql`minimum_order_cents >= 0`),
    check('suppliers_language_valid', oneOf(table.language, SUPPLIER_LANGUAGES)),
    check('suppliers_is_active_boolean', sql`is_active IN (0, 1)`),
  ],
);

/** Supplier's products and their names. `netPriceE4` is per piece; follows the last bill unless `isPriceFixed`. */
export const supplierProducts = sqliteTable(
  'supplier_products',
  {
    supplierId: refersTo('supplier_id', () => suppliers.id),
    productId: refersTo('product_id', () => products.id),
    supplierCode: text('supplier_code').notNull().default(''),
    supplierName: text('supplier_name').notNull().default(''),
    packSize: integer('pack_size').notNull().default(1),
    netPriceE4: integer('net_price_e4'),
    isPriceFixed: integer('is_price_fixed', { mode: 'boolean' }).notNull().default(false),
    isPreferred: integer('is_preferred', { mode: 'boolean' }).notNull().default(false),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.supplierId, table.productId] }),
    uniqueIndex('supplier_products_preferred').on(table.productId).where(sql`is_preferred = 1`),
    index('supplier_products_product').on(table.productId),
    check('supplier_products_pack_size_positive', sql`pack_size >= 1`),
    check('supplier_products_price_not_negative', sql`net_price_e4 >= 0`),
    check('supplier_products_is_price_fixed_boolean', sql`is_price_fixed IN (0, 1)`),
    check('supplier_products_is_preferred_boolean', sql`is_preferred IN (0, 1)`),
  ],
);

/**
 * Orders to suppliers. A draft has no number; `sequence` is gapless from 1 per year of sending. `version` grows with
 * every change, for a sent order also the number on its document.
 */
export const purchaseOrders = sqliteTable(
  'purchase_orders',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    supplierId: refersTo('supplier_id', () => suppliers.id),
    status: text('status', { enum: PURCHASE_ORDER_STATUSES }).notNull().default('draft'),
    year: integer('year'),
    sequence: integer('sequence'),
    number: text('number'),
    version: integer('version').notNull().default(1),
    expectedOn: text('expected_on').$type<ISODate>(),
    note: text('note').notNull().default(''),
    endReason: text('end_reason').notNull().default(''),
    sentOn: text('sent_on').$type<ISODate>(),
    createdById: integer('created_by_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('purchase_orders_sequence').on(table.year, table.sequence),
    index('purchase_orders_supplier').on(table.supplierId, table.id),
    index('purchase_orders_expected').on(table.expectedOn, table.id).where(sql`status IN ('sent', 'partly')`),
    check('purchase_orders_status_valid', oneOf(table.status, PURCHASE_ORDER_STATUSES)),
    check('purchase_orders_sent_has_number', sql`(status = 'draft') = (number IS NULL)`),
    check(
      'purchase_orders_number_whole',
      sql`(number IS NULL) = (sequence IS NULL) AND (number IS NULL) = (sent_on IS NULL)`,
    ),
  ],
);

/** In pieces. A removed line that a reversed receipt names has `quantity` 0; `received` is net of reversals. */
export const purchaseOrderLines = sqliteTable(
  'purchase_order_lines',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: refersTo('order_id', () => purchaseOrders.id),
    productId: refersTo('product_id', () => products.id),
    position: integer('position').notNull(),
    quantity: integer('quantity').notNull(),
    received: integer('received').notNull().default(0),
    netPriceE4: integer('net_price_e4'),
  },
  (table) => [
    uniqueIndex('purchase_order_lines_product').on(table.orderId, table.productId),
    index('purchase_order_lines_by_product').on(table.productId, table.orderId),
    check('purchase_order_lines_quantity_not_negative', sql`quantity >= 0`),
    check('purchase_order_lines_received_not_negative', sql`received >= 0`),
    check('purchase_order_lines_price_not_negative', sql`net_price_e4 >= 0`),
  ],
);

/** The sent versions as JSON: the document is drawn from this alone. Append-only by trigger. */
export const purchaseOrderPapers = sqliteTable(
  'purchase_order_papers',
  {
    orderId: refersTo('order_id', () => purchaseOrders.id),
    /** 1 for the first version; from 2 on it is a change. */
    revision: integer('revision').notNull(),
    content: text('content').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.revision] }),
    check('purchase_order_papers_revision_positive', sql`revision >= 1`),
  ],
);
