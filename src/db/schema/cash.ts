import { sql } from 'drizzle-orm';
import { check, index, integer, type SQLiteColumn, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CASH_MOVEMENTS, EXPENSE_DECISIONS } from '#shared/accounting/ledger.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { oneOf, refersTo } from './columns.ts';
import { users } from './users.ts';

/**
 * Cash counted at the end of a day, in cents, by the driver or by the office; both are kept. `driverId` null is the
 * till of the counter. Append-only by trigger; the latest count of each side is valid.
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
    actorId: refersTo('actor_id', () => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('cash_counts_driver_day').on(table.driverId, table.day, table.id),
    check('cash_counts_counted_by_valid', oneOf(table.countedBy, ['driver', 'office'])),
    check('cash_counts_amount_not_negative', sql`amount_cents >= 0`),
  ],
);

/**
 * Cash that went into or out of a till besides payments, in cents, on its cash day; `driverId` null is the counter.
 * Change for a driver comes out of the counter's till, on `counterDay`: later than `day` if the counter was closed by
 * then. A mistake is reversed by a row that names it (`reversesId`). Append-only by trigger.
 */
export const cashMovements = sqliteTable(
  'cash_movements',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    driverId: integer('driver_id').references(() => users.id),
    day: text('day').$type<ISODate>().notNull(),
    counterDay: text('counter_day').$type<ISODate>(),
    kind: text('kind', { enum: CASH_MOVEMENTS }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull().default(''),
    reversesId: integer('reverses_id').references((): SQLiteColumn => cashMovements.id),
    actorId: refersTo('actor_id', () => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('cash_movements_driver_day').on(table.driverId, table.day, table.id),
    index('cash_movements_day').on(table.day),
    index('cash_movements_counter_day').on(table.counterDay).where(sql`counter_day IS NOT NULL`),
    check('cash_movements_kind_valid', oneOf(table.kind, CASH_MOVEMENTS)),
    check('cash_movements_sign', sql`amount_cents <> 0 AND (amount_cents < 0) = (reverses_id IS NOT NULL)`),
    check('cash_movements_of_driver', sql`driver_id IS NULL OR kind IN ('float', 'expense')`),
    check(
      'cash_movements_change_from_counter',
      sql`(counter_day IS NOT NULL) = (driver_id IS NOT NULL AND kind = 'float')`,
    ),
    check('cash_movements_counter_not_before', sql`counter_day >= day`),
  ],
);

/**
 * Closings and reopenings of a day's cash, of a driver or of the counter (`driverId` null): the last row is the state.
 * A closing records the expected and the handed-in cash, in cents; a reopening reverses the handing-in. Cash handed in
 * by a driver counts at the counter on `counterDay`: later than `day` if the counter was closed by then. Append-only by
 * trigger.
 */
export const cashClosings = sqliteTable(
  'cash_closings',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    driverId: integer('driver_id').references(() => users.id),
    day: text('day').$type<ISODate>().notNull(),
    counterDay: text('counter_day').$type<ISODate>(),
    event: text('event', { enum: ['close', 'reopen'] }).notNull(),
    expectedCents: integer('expected_cents').notNull(),
    handedInCents: integer('handed_in_cents').notNull(),
    reason: text('reason').notNull().default(''),
    actorId: refersTo('actor_id', () => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('cash_closings_driver_day').on(table.driverId, table.day, table.id),
    index('cash_closings_counter_day').on(table.counterDay).where(sql`counter_day IS NOT NULL`),
    check('cash_closings_event_valid', oneOf(table.event, ['close', 'reopen'])),
    check('cash_closings_driver_to_counter', sql`(counter_day IS NOT NULL) = (driver_id IS NOT NULL)`),
    check('cash_closings_counter_not_before', sql`counter_day >= day`),
  ],
);

/**
 * A driver's expenses above the day's limit, in cents: they reduce nothing until the office accepts them, by a
 * movement. Decided once.
 */
export const pendingExpenses = sqliteTable(
  'pending_expenses',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    driverId: refersTo('driver_id', () => users.id),
    day: text('day').$type<ISODate>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull(),
    createdAt: integer('created_at').notNull(),
    decision: text('decision', { enum: EXPENSE_DECISIONS }),
    decidedById: integer('decided_by_id').references(() => users.id),
    decidedAt: integer('decided_at'),
    movementId: integer('movement_id').references(() => cashMovements.id),
  },
  (table) => [
    index('pending_expenses_driver_day').on(table.driverId, table.day, table.id),
    index('pending_expenses_undecided').on(table.day).where(sql`decision IS NULL`),
    check('pending_expenses_amount_positive', sql`amount_cents > 0`),
    check(
      'pending_expenses_decision_valid',
      sql`decision IS NULL OR ${oneOf(sql`decision`, EXPENSE_DECISIONS)}`,
    ),
    check('pending_expenses_movement_of_accepted', sql`(movement_id IS NOT NULL) = (decision IS 'accepted')`),
  ],
);
