import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ORDER_CHANGE_KINDS } from '#shared/order-changes.ts';
import { ROLES } from '#shared/roles.ts';
import { products } from './catalog.ts';
import { oneOf } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/**
 * What the shop changed of an order after it was placed, as its customer is told. `fromValue` and `toValue` are pieces,
 * a text or a day, by the kind; a changed quantity with a `reason` was changed at the door; `oldTotalCents` is the order's
 * total before; rows from before `productId` know the product by its name. Append-only by trigger.
 */
export const orderChanges = sqliteTable(
  'order_changes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    createdAt: integer('created_at').notNull(),
    actorId: integer('actor_id').references(() => users.id),
    actorRole: text('actor_role', { enum: ROLES }).notNull(),
    kind: text('kind', { enum: ORDER_CHANGE_KINDS }).notNull(),
    productId: integer('product_id').references(() => products.id),
    productName: text('product_name').notNull().default(''),
    fromValue: text('from_value'),
    toValue: text('to_value'),
    oldTotalCents: integer('old_total_cents').notNull(),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('order_changes_order').on(table.orderId, table.id),
    index('order_changes_customer').on(table.customerId, table.id),
    check('order_changes_actor_role_valid', oneOf(table.actorRole, ROLES)),
    check('order_changes_kind_valid', oneOf(table.kind, ORDER_CHANGE_KINDS)),
    check('order_changes_old_total_not_negative', sql`old_total_cents >= 0`),
  ],
);

/** Up to which change (its id) a customer has looked at what the shop changed. */
export const orderChangesSeen = sqliteTable(
  'order_changes_seen',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customers.id),
    changeId: integer('change_id').notNull(),
  },
  () => [check('order_changes_seen_not_negative', sql`change_id >= 0`)],
);
