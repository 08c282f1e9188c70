import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { COMPLAINT_REASONS } from '#shared/complaints.ts';
import { products } from './catalog.ts';
import { oneOf, refersTo } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/**
 * A customer's report of missing or damaged goods in an order, for the office to settle: its lines (none: the order as
 * a whole), and their own words. Open until `doneAt` (ms); `answer` is shown to the customer.
 */
export const complaints = sqliteTable(
  'complaints',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: refersTo('order_id', () => orders.id),
    customerId: refersTo('customer_id', () => customers.id),
    reason: text('reason', { enum: COMPLAINT_REASONS }).notNull(),
    note: text('note').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    answer: text('answer').notNull().default(''),
    answeredById: integer('answered_by_id').references(() => users.id),
    answeredAt: integer('answered_at'),
    doneAt: integer('done_at'),
  },
  (table) => [
    index('complaints_order').on(table.orderId, table.id),
    index('complaints_customer').on(table.customerId, table.createdAt),
    index('complaints_open').on(table.id).where(sql`done_at IS NULL`),
    check('complaints_reason_valid', oneOf(table.reason, COMPLAINT_REASONS)),
  ],
);

/** Pieces of a product; the name as it was ordered. Append-only by trigger. */
export const complaintLines = sqliteTable(
  'complaint_lines',
  {
    complaintId: refersTo('complaint_id', () => complaints.id),
    productId: refersTo('product_id', () => products.id),
    productName: text('product_name').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.complaintId, table.productId] }),
    check('complaint_lines_quantity_positive', sql`quantity > 0`),
  ],
);

/** A photo with a complaint; `fileName` is its content-hash name in the documents folder. Append-only by trigger. */
export const complaintPhotos = sqliteTable(
  'complaint_photos',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    complaintId: refersTo('complaint_id', () => complaints.id),
    fileName: text('file_name').notNull(),
  },
  (table) => [index('complaint_photos_complaint').on(table.complaintId, table.id)],
);
