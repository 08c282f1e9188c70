import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CUSTOM_STOCK_REASONS } from '#shared/packing.ts';
import { products } from './catalog.ts';
import { oneOf, refersTo } from './columns.ts';
import { customers } from './customers.ts';
import { orderLines } from './orders.ts';
import { users } from './users.ts';

/** Finished pieces made for one customer, for instance boxes with their logo; quantity is never negative. */
export const customStock = sqliteTable(
  'custom_stock',
  {
    customerId: refersTo('customer_id', () => customers.id),
    productId: refersTo('product_id', () => products.id),
    quantity: integer('quantity').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('custom_stock_product').on(table.productId),
    check('custom_stock_quantity_not_negative', sql`quantity >= 0`),
  ],
);

/** History of custom stock, append-only by trigger: quantity equals the sum of the deltas. */
export const customStockMovements = sqliteTable(
  'custom_stock_movements',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    customerId: refersTo('customer_id', () => customers.id),
    productId: refersTo('product_id', () => products.id),
    delta: integer('delta').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    reason: text('reason', { enum: CUSTOM_STOCK_REASONS }).notNull(),
    note: text('note').notNull().default(''),
    orderLineId: integer('order_line_id').references(() => orderLines.id),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('custom_stock_movements_customer').on(table.customerId, table.id),
    index('custom_stock_movements_line').on(table.orderLineId).where(sql`order_line_id IS NOT NULL`),
    check('custom_stock_movements_reason_valid', oneOf(table.reason, CUSTOM_STOCK_REASONS)),
    check('custom_stock_movements_delta_not_zero', sql`delta <> 0`),
    check('custom_stock_movements_balance_not_negative', sql`balance_after >= 0`),
  ],
);
