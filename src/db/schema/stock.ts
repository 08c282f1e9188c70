import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { STOCK_REASONS } from '#shared/stock.ts';
import { products } from './catalog.ts';
import { oneOf, refersTo } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/**
 * The append-only ledger of stock (a trigger rejects update and delete): every change of `products.stock` is one row,
 * and stock equals the sum of the deltas. `balanceAfter` is the stock right after the change.
 */
export const stockMovements = sqliteTable(
  'stock_movements',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    productId: refersTo('product_id', () => products.id),
    delta: integer('delta').notNull(),
    balanceAfter: integer('balance_after').notNull(),
    reason: text('reason', { enum: STOCK_REASONS }).notNull(),
    note: text('note').notNull().default(''),
    orderId: integer('order_id').references(() => orders.id),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('stock_movements_product').on(table.productId, table.id),
    index('stock_movements_order').on(table.orderId).where(sql`order_id IS NOT NULL`),
    check('stock_movements_reason_valid', oneOf(table.reason, STOCK_REASONS)),
    check('stock_movements_delta_not_zero', sql`delta <> 0`),
    check('stock_movements_balance_not_negative', sql`balance_after >= 0`),
  ],
);
