import { sql } from 'drizzle-orm';
import { check, index, integer, type SQLiteColumn, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CASH_MOVEMENTS } from '#shared/ledger.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import { users } from './accounts.ts';
import { oneOf } from './columns.ts';

/**
 * Cash that was counted at the end of a day, in cents, by the driver or by the office; both are kept. `driverId` null is
 * the till of the counter. Append-only by trigger; the latest of each side stands.
 */
export const cashCounts = sqliteTable(
  'cash_counts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    driverId: integer('driver_id').references(() => users.id),
    day: text('day').$type<ISODate>().notNull(),
    countedBy: text('counted_by', { enum: ['driver', 'office'] }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    note: text('note').notNull().default(''),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('cash_counts_driver_day').on(table.driverId, table.day, table.id),
    check('cash_counts_counted_by_valid', oneOf(table.countedBy, ['driver', 'office'])),
    check('cash_counts_amount_not_negative', sql`amount_cents >= 0`),
  ],
);

/**
 * What went into or out of a till besides payments, in cents, on the day in whose cash it counts; `driverId` null is the
 * counter. A mistake is taken back by a row that names it (`reversesId`). Append-only by trigger.
 */
export const cashMovements = sqliteTable(
  'cash_movements',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    driverId: integer('driver_id').references(() => users.id),
    day: text('day').$type<ISODate>().notNull(),
    kind: text('kind', { enum: CASH_MOVEMENTS }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull().default(''),
    reversesId: integer('reverses_id').references((): SQLiteColumn => cashMovements.id),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('cash_movements_driver_day').on(table.driverId, table.day, table.id),
    index('cash_movements_day').on(table.day),
    check('cash_movements_kind_valid', oneOf(table.kind, CASH_MOVEMENTS)),
    check('cash_movements_sign', sql`amount_cents <> 0 AND (amount_cents < 0) = (reverses_id IS NOT NULL)`),
    check('cash_movements_of_driver', sql`driver_id IS NULL OR kind IN ('float', 'expense')`),
  ],
);

/**
 * Closings and reopenings of a day's cash, of a driver or of the counter (`driverId` null): the last one says how it
 * stands. A closing keeps what was expected and what was handed in, in cents. Append-only by trigger.
 */
export const cashClosings = sqliteTable(
  'cash_closings',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    driverId: integer('driver_id').references(() => users.id),
    day: text('day').$type<ISODate>().notNull(),
    event: text('event', { enum: ['close', 'reopen'] }).notNull(),
    expectedCents: integer('expected_cents').notNull(),
    handedInCents: integer('handed_in_cents').notNull(),
    reason: text('reason').notNull().default(''),
    actorId: integer('actor_id')
      .notNull()
      .references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('cash_closings_driver_day').on(table.driverId, table.day, table.id),
    index('cash_closings_day').on(table.day),
    check('cash_closings_event_valid', oneOf(table.event, ['close', 'reopen'])),
  ],
);
