import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { products } from './catalog.ts';
import { refersTo } from './columns.ts';
import { customers } from './customers.ts';

/** The cart of each customer, one row per product. It reserves no stock; prices are computed when read. */
export const cartItems = sqliteTable(
  'cart_items',
  {
    customerId: refersTo('customer_id', () => customers.id),
    productId: refersTo('product_id', () => products.id),
    quantity: integer('quantity').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('cart_items_product').on(table.productId),
    check('cart_items_quantity_positive', sql`quantity >= 1`),
  ],
);
