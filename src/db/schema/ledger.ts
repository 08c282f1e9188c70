import { sql } from 'drizzle-orm';
import { check, index, integer, type SQLiteColumn, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ENTRY_KINDS, MAX_TERMS_DAYS, PAYMENT_METHODS } from '#shared/accounting/ledger.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { oneOf, onePer, refersTo } from './columns.ts';
import { customers } from './customers.ts';
import { documents } from './documents.ts';
import { orders } from './orders.ts';
import { REFERENCE_IN_SQL } from './reference-in-sql.ts';
import { users } from './users.ts';

/**
 * The payment terms of a customer; without a row they pay on delivery and have no limit. `limitCents` null is no limit,
 * 0 is cash only.
 */
export const customerTerms = sqliteTable(
  'customer_terms',
  {
    customerId: onePer('customer_id', () => customers.id),
    termsDays: integer('terms_days').notNull().default(0),
    limitCents: integer('limit_cents'),
    updatedAt: integer('updated_at').notNull(),
  },
  () => [
    check('customer_terms_days_range', sql.raw(`terms_days BETWEEN 0 AND ${MAX_TERMS_DAYS}`)),
    check('customer_terms_limit_not_negative', sql`limit_cents IS NULL OR limit_cents >= 0`),
  ],
);

/**
 * Money that a customer paid, in cents. `receivedOn` is the day of receipt; `occurredAt` (ms) when a driver took it.
 * `cashDay` is the cash day to which it belongs: that day, or the first open one after it if that was closed; null for
 * money that is not cash. `driverId` is the driver who took it. Append-only by trigger: a mistake is reversed.
 */
export const payments = sqliteTable(
  'payments',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    customerId: refersTo('customer_id', () => customers.id),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    receivedOn: text('received_on').$type<ISODate>().notNull(),
    occurredAt: integer('occurred_at').notNull(),
    cashDay: text('cash_day').$type<ISODate>(),
    driverId: integer('driver_id').references(() => users.id),
    orderId: integer('order_id').references(() => orders.id),
    reference: text('reference').notNull().default(''),
    note: text('note').notNull().default(''),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('payments_customer').on(table.customerId, table.id),
    index('payments_cash').on(table.cashDay, table.driverId).where(sql`cash_day IS NOT NULL`),
    index('payments_order').on(table.orderId).where(sql`order_id IS NOT NULL`),
    index('payments_reference').on(sql.raw(REFERENCE_IN_SQL)).where(sql`reference <> ''`),
    check('payments_method_valid', oneOf(table.method, PAYMENT_METHODS)),
    check('payments_amount_positive', sql`amount_cents > 0`),
    check('payments_received_on_form', sql`received_on GLOB '????-??-??'`),
    check('payments_cash_has_day', sql`(cash_day IS NOT NULL) = (method IN ('cash_driver', 'cash_counter'))`),
    check('payments_driver_took_cash', sql`(driver_id IS NOT NULL) = (method = 'cash_driver')`),
  ],
);

/** Reversed payments: the reason, and the cash day of the reversal. Append-only by trigger. */
export const paymentReversals = sqliteTable(
  'payment_reversals',
  {
    paymentId: onePer('payment_id', () => payments.id),
    cashDay: text('cash_day').$type<ISODate>(),
    reason: text('reason').notNull(),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('payment_reversals_cash').on(table.cashDay).where(sql`cash_day IS NOT NULL`)],
);

/**
 * A customer's account, in cents: debits positive, credits negative; `balanceCents` is what the customer owes after the
 * entry. `day` is its value date, `dueOn` the due day of a debit. `reversesId` is the entry that a reversal cancels.
 * `reason` says why it was entered into a month whose books were closed. Append-only by trigger.
 */
export const customerEntries = sqliteTable(
  'customer_entries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    customerId: refersTo('customer_id', () => customers.id),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    day: text('day').$type<ISODate>().notNull(),
    dueOn: text('due_on').$type<ISODate>(),
    documentId: integer('document_id').references(() => documents.id),
    paymentId: integer('payment_id').references(() => payments.id),
    reversesId: integer('reverses_id').references((): SQLiteColumn => customerEntries.id),
    number: text('number').notNull().default(''),
    description: text('description').notNull().default(''),
    reason: text('reason').notNull().default(''),
    amountCents: integer('amount_cents').notNull(),
    balanceCents: integer('balance_cents').notNull(),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('customer_entries_customer').on(table.customerId, table.id),
    index('customer_entries_day').on(table.customerId, table.day, table.id),
    index('customer_entries_by_day').on(table.day),
    index('customer_entries_document').on(table.documentId).where(sql`document_id IS NOT NULL`),
    index('customer_entries_payment').on(table.paymentId).where(sql`payment_id IS NOT NULL`),
    index('customer_entries_reverses').on(table.reversesId).where(sql`reverses_id IS NOT NULL`),
    check('customer_entries_kind_valid', oneOf(table.kind, ENTRY_KINDS)),
    check('customer_entries_amount_not_zero', sql`amount_cents <> 0`),
    check('customer_entries_debit_due', sql`(amount_cents > 0) = (due_on IS NOT NULL)`),
    check('customer_entries_reversal_refers', sql`(kind = 'reversal') = (reverses_id IS NOT NULL)`),
    check('customer_entries_day_form', sql`day GLOB '????-??-??'`),
  ],
);

/**
 * Which credit pays which debit, in cents, from `day` on; reversed by a negative row. Between two entries the sum is
 * never negative, and never more than either has. Append-only by trigger.
 */
export const allocations = sqliteTable(
  'allocations',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    creditId: refersTo('credit_id', () => customerEntries.id),
    debitId: refersTo('debit_id', () => customerEntries.id),
    amountCents: integer('amount_cents').notNull(),
    day: text('day').$type<ISODate>().notNull(),
    actorId: integer('actor_id').references(() => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('allocations_credit').on(table.creditId),
    index('allocations_debit').on(table.debitId),
    index('allocations_day').on(table.day),
    check('allocations_amount_not_zero', sql`amount_cents <> 0`),
  ],
);

/**
 * The remainder of every entry that is not settled: cents to be paid (positive) or to be used (negative). Derived from
 * entries and allocations, it saves adding up years of them; settled ones have no row.
 */
export const openEntries = sqliteTable(
  'open_entries',
  {
    entryId: onePer('entry_id', () => customerEntries.id),
    customerId: refersTo('customer_id', () => customers.id),
    openCents: integer('open_cents').notNull(),
  },
  (table) => [
    index('open_entries_customer').on(table.customerId, table.entryId),
    check('open_entries_not_settled', sql`open_cents <> 0`),
  ],
);

/** Payment reminders to a customer, with their level (1 the mildest). Append-only by trigger. */
export const paymentReminders = sqliteTable(
  'payment_reminders',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    customerId: refersTo('customer_id', () => customers.id),
    level: integer('level').notNull(),
    overdueCents: integer('overdue_cents').notNull(),
    actorId: refersTo('actor_id', () => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('payment_reminders_customer').on(table.customerId, table.id),
    check('payment_reminders_level_range', sql`level BETWEEN 1 AND 3`),
  ],
);
