import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { COST_ENTRY_KINDS } from '#shared/purchasing/purchasing-types.ts';
import { billLines } from './bills.ts';
import { products } from './catalog.ts';
import { oneOf, onePer, refersTo } from './columns.ts';
import { documentLines, documents } from './documents.ts';
import { receiptLines, supplierReturnLines } from './receipts.ts';
import { stockMovements } from './stock.ts';
import { users } from './users.ts';

/**
 * Owned quantity and cost of a product, in ten-thousandths of a euro without VAT. A product with unknown cost has no
 * row: the first known cost is applied to all that is owned then. `averageE4` is the last known average cost of a
 * piece, kept when nothing is owned any more.
 */
export const costPools = sqliteTable(
  'cost_pools',
  {
    productId: onePer('product_id', () => products.id),
    quantity: integer('quantity').notNull(),
    valueE4: integer('value_e4').notNull(),
    averageE4: integer('average_e4').notNull(),
  },
  () => [
    check('cost_pools_quantity_not_negative', sql`quantity >= 0`),
    check('cost_pools_value_not_negative', sql`value_e4 >= 0`),
    check('cost_pools_nothing_costs_nothing', sql`quantity > 0 OR value_e4 = 0`),
  ],
);

/**
 * Every change of a pool: pieces and value, and the pool after it. `expenseE4` is the part of a difference that did not
 * go into the pool (*diferencë çmimi*), of the day of booking. `reason` names a loss. One of the references names the
 * cause. Append-only by trigger.
 */
export const costEntries = sqliteTable(
  'cost_entries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    productId: refersTo('product_id', () => products.id),
    kind: text('kind', { enum: COST_ENTRY_KINDS }).notNull(),
    day: text('day').$type<ISODate>().notNull(),
    quantity: integer('quantity').notNull(),
    valueE4: integer('value_e4').notNull(),
    expenseE4: integer('expense_e4').notNull().default(0),
    quantityAfter: integer('quantity_after').notNull(),
    valueAfterE4: integer('value_after_e4').notNull(),
    reason: text('reason').notNull().default(''),
    receiptLineId: integer('receipt_line_id').references(() => receiptLines.id),
    returnLineId: integer('return_line_id').references(() => supplierReturnLines.id),
    billLineId: integer('bill_line_id').references(() => billLines.id),
    documentLineId: integer('document_line_id').references(() => documentLines.id),
    stockMovementId: integer('stock_movement_id').references(() => stockMovements.id),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('cost_entries_product').on(table.productId, table.day, table.id),
    index('cost_entries_day').on(table.day, table.kind),
    index('cost_entries_receipt_line').on(table.receiptLineId).where(sql`receipt_line_id IS NOT NULL`),
    index('cost_entries_bill_line').on(table.billLineId).where(sql`bill_line_id IS NOT NULL`),
    index('cost_entries_document_line').on(table.documentLineId).where(sql`document_line_id IS NOT NULL`),
    check('cost_entries_kind_valid', oneOf(table.kind, COST_ENTRY_KINDS)),
  ],
);

/**
 * Sums of issued documents by day of issue, so that a margin need not add up a million lines: net cents of the lines,
 * the cost of their pieces, and the net of sales at an unknown cost. Filled with the first cost of any product, then
 * written with each document. `productId` 0: lines without a product.
 */
export const productSales = sqliteTable(
  'product_sales',
  {
    day: text('day').$type<ISODate>().notNull(),
    productId: integer('product_id').notNull(),
    netCents: integer('net_cents').notNull(),
    costE4: integer('cost_e4').notNull(),
    uncostedCents: integer('uncosted_cents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.productId] })],
);

/** Like `product_sales`, by document; `day` is later than its issue only for cost returned without a document. */
export const documentSales = sqliteTable(
  'document_sales',
  {
    documentId: refersTo('document_id', () => documents.id),
    day: text('day').$type<ISODate>().notNull(),
    netCents: integer('net_cents').notNull(),
    costE4: integer('cost_e4').notNull(),
    uncostedCents: integer('uncosted_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.day] }),
    index('document_sales_day').on(table.day, table.documentId),
  ],
);
