import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { products } from './catalog.ts';
import { oneOf, onePer, refersTo } from './columns.ts';
import { customers } from './customers.ts';

const NOTIFICATION_KINDS = ['back-in-stock'] as const;

/** Customers who want a notification when a sold-out product is back; the row is deleted once it is sent. */
export const stockWishes = sqliteTable(
  'stock_wishes',
  {
    customerId: refersTo('customer_id', () => customers.id),
    productId: refersTo('product_id', () => products.id),
    wishedAt: integer('wished_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('stock_wishes_product').on(table.productId),
  ],
);

/** Notifications to one customer that are stored nowhere else; the others are derived from their subject. */
export const shopNotices = sqliteTable(
  'shop_notices',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    customerId: refersTo('customer_id', () => customers.id),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    productId: refersTo('product_id', () => products.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('shop_notices_customer').on(table.customerId, table.createdAt),
    index('shop_notices_product').on(table.productId),
    check('shop_notices_kind_valid', oneOf(table.kind, NOTIFICATION_KINDS)),
  ],
);

/** Until when (ms) a customer has read their notifications. */
export const newsSeen = sqliteTable(
  'news_seen',
  {
    customerId: onePer('customer_id', () => customers.id),
    seenAt: integer('seen_at').notNull(),
  },
  () => [check('news_seen_not_negative', sql`seen_at >= 0`)],
);
