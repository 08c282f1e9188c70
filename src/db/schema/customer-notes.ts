import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { refersTo } from './columns.ts';
import { customers } from './customers.ts';
import { users } from './users.ts';

/** A note about a customer, shown to the driver too where it says so; open until `resolvedAt` is set. */
export const customerNotes = sqliteTable(
  'customer_notes',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    customerId: refersTo('customer_id', () => customers.id),
    text: text('text').notNull(),
    isForDriver: integer('is_for_driver', { mode: 'boolean' }).notNull().default(false),
    authorId: refersTo('author_id', () => users.id),
    createdAt: integer('created_at').notNull(),
    resolvedAt: integer('resolved_at'),
    resolvedById: integer('resolved_by_id').references(() => users.id),
  },
  (table) => [
    index('customer_notes_customer').on(table.customerId, table.resolvedAt),
    check('customer_notes_for_driver_boolean', sql`is_for_driver IN (0, 1)`),
  ],
);

/** That a customer was called on a day, shown in the call list until the day is over. */
export const customerCalls = sqliteTable(
  'customer_calls',
  {
    day: text('day').$type<ISODate>().notNull(),
    customerId: refersTo('customer_id', () => customers.id),
    callerId: refersTo('caller_id', () => users.id),
    calledAt: integer('called_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.customerId] })],
);
