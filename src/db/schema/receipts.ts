import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  type SQLiteColumn,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { products } from './catalog.ts';
import { refersTo } from './columns.ts';
import { purchaseOrderLines, purchaseOrders, suppliers } from './suppliers.ts';
import { users } from './users.ts';

/**
 * Goods receipts, `sequence` gapless from 1 per year. A receipt is reversed as a whole by one that names it
 * (`reversesId`). Append-only by trigger.
 */
export const receipts = sqliteTable(
  'receipts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull().unique(),
    supplierId: integer('supplier_id').references(() => suppliers.id),
    orderId: integer('order_id').references(() => purchaseOrders.id),
    receivedOn: text('received_on').$type<ISODate>().notNull(),
    supplierPaper: text('supplier_paper').notNull().default(''),
    note: text('note').notNull().default(''),
    reversesId: integer('reverses_id').references((): SQLiteColumn => receipts.id),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('receipts_sequence').on(table.year, table.sequence),
    uniqueIndex('receipts_reverses').on(table.reversesId).where(sql`reverses_id IS NOT NULL`),
    index('receipts_supplier').on(table.supplierId, table.id),
    index('receipts_order').on(table.orderId).where(sql`order_id IS NOT NULL`),
    index('receipts_day').on(table.receivedOn, table.id),
  ],
);

/**
 * `quantity` is pieces, `netCostE4` the stated cost of one (null: not stated), `valueE4` the value at which the line
 * came in (null: unknown). `orderLineId` is null for goods that were not on the order. Append-only by trigger.
 */
export const receiptLines = sqliteTable(
  'receipt_lines',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    receiptId: refersTo('receipt_id', () => receipts.id),
    position: integer('position').notNull(),
    productId: refersTo('product_id', () => products.id),
    orderLineId: integer('order_line_id').references(() => purchaseOrderLines.id),
    quantity: integer('quantity').notNull(),
    netCostE4: integer('net_cost_e4'),
    valueE4: integer('value_e4'),
  },
  (table) => [
    uniqueIndex('receipt_lines_position').on(table.receiptId, table.position),
    index('receipt_lines_product').on(table.productId, table.id),
    index('receipt_lines_order_line').on(table.orderLineId).where(sql`order_line_id IS NOT NULL`),
    check('receipt_lines_quantity_positive', sql`quantity >= 1`),
    check('receipt_lines_cost_not_negative', sql`net_cost_e4 >= 0 AND value_e4 >= 0`),
  ],
);

/** Goods returned to a supplier, at the average cost. Append-only by trigger. */
export const supplierReturns = sqliteTable(
  'supplier_returns',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull().unique(),
    supplierId: refersTo('supplier_id', () => suppliers.id),
    returnedOn: text('returned_on').$type<ISODate>().notNull(),
    reason: text('reason').notNull(),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('supplier_returns_sequence').on(table.year, table.sequence),
    index('supplier_returns_supplier').on(table.supplierId, table.id),
  ],
);

export const supplierReturnLines = sqliteTable(
  'supplier_return_lines',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    returnId: refersTo('return_id', () => supplierReturns.id),
    position: integer('position').notNull(),
    productId: refersTo('product_id', () => products.id),
    quantity: integer('quantity').notNull(),
    valueE4: integer('value_e4'),
  },
  (table) => [
    uniqueIndex('supplier_return_lines_position').on(table.returnId, table.position),
    index('supplier_return_lines_product').on(table.productId, table.id),
    check('supplier_return_lines_quantity_positive', sql`quantity >= 1`),
    check('supplier_return_lines_value_not_negative', sql`value_e4 >= 0`),
  ],
);
