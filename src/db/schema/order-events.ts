import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ORDER_EVENT_TYPES, type OrderEventType } from '#shared/order-events.ts';
import { ROLES } from '#shared/roles.ts';
import { oneOf, onePer, refersTo } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/**
 * Everything that happened to an order, oldest first; `data` is the JSON that `readOrderEvent` parses by kind. The
 * history, the shop's changes and undo are views of this table. `occurredAt` (ms) is when a driver did it whose phone
 * reported it later. A change by staff that the customer should see names them in `toldCustomerId`, with the actor's
 * role and the order's previous total in cents; the three are null for all others. Append-only by trigger.
 */
export const orderEvents = sqliteTable(
  'order_events',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: refersTo('order_id', () => orders.id),
    kind: text('kind').$type<OrderEventType>().notNull(),
    data: text('data').notNull(),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
    occurredAt: integer('occurred_at'),
    toldCustomerId: integer('told_customer_id').references(() => customers.id),
    actorRole: text('actor_role', { enum: ROLES }),
    oldTotalCents: integer('old_total_cents'),
  },
  (table) => [
    index('order_events_order').on(table.orderId, table.id),
    index('order_events_told').on(table.toldCustomerId, table.id).where(sql`told_customer_id IS NOT NULL`),
    check('order_events_kind_valid', oneOf(table.kind, ORDER_EVENT_TYPES)),
    check('order_events_actor_role_valid', sql`actor_role IS NULL OR ${oneOf(table.actorRole, ROLES)}`),
    check(
      'order_events_told_whole',
      sql`(told_customer_id IS NULL) = (actor_role IS NULL) AND (told_customer_id IS NULL) = (old_total_cents IS NULL)`,
    ),
    check('order_events_old_total_not_negative', sql`old_total_cents >= 0`),
  ],
);

/** The last event (its id) up to which a customer has seen the shop's changes. */
export const orderEventsSeen = sqliteTable(
  'order_events_seen',
  {
    customerId: onePer('customer_id', () => customers.id),
    eventId: integer('event_id').notNull(),
  },
  () => [check('order_events_seen_not_negative', sql`event_id >= 0`)],
);
