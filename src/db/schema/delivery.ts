import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { ATTEMPT_REASONS, DIFFERENCE_REASONS, REDUCTION_REASONS } from '#shared/delivery.ts';
import { products } from './catalog.ts';
import { oneOf, onePer, refersTo } from './columns.ts';
import { customers } from './customers.ts';
import { regions } from './firm.ts';
import { payments } from './ledger.ts';
import { orderLines, orders } from './orders.ts';
import { users } from './users.ts';

/** The place of a customer in a driver's route, remembered for the next time; lower positions are visited first. */
export const routeStops = sqliteTable(
  'route_stops',
  {
    driverId: refersTo('driver_id', () => users.id),
    customerId: refersTo('customer_id', () => customers.id),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.driverId, table.customerId] }),
    index('route_stops_customer').on(table.customerId),
  ],
);

/**
 * What happened at the door, one row per order: who received, their signature (SVG path data), cents collected.
 * `deliveredAt` (ms) is when the driver did it; where their phone named a time that can't be, the server's own, and
 * `isTimeCorrected` says so. `paymentId` is the payment that was taken there, `unpaidReason` why none was.
 */
export const deliveries = sqliteTable(
  'deliveries',
  {
    orderId: onePer('order_id', () => orders.id),
    driverId: refersTo('driver_id', () => users.id),
    receiverName: text('receiver_name').notNull().default(''),
    signaturePath: text('signature_path').notNull().default(''),
    amountReceivedCents: integer('amount_received_cents').notNull(),
    paymentId: integer('payment_id').references(() => payments.id),
    unpaidReason: text('unpaid_reason').notNull().default(''),
    deliveredAt: integer('delivered_at').notNull(),
    deliveredDay: text('delivered_day').notNull(),
    isTimeCorrected: integer('is_time_corrected', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('deliveries_driver_day').on(table.driverId, table.deliveredDay),
    check('deliveries_amount_not_negative', sql`amount_received_cents >= 0`),
  ],
);

/** Receipts of deliveries that did not stand: who took them back, when (ms) and why. Append-only by trigger. */
export const voidedDeliveries = sqliteTable(
  'voided_deliveries',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: refersTo('order_id', () => orders.id),
    driverId: refersTo('driver_id', () => users.id),
    receiverName: text('receiver_name').notNull(),
    signaturePath: text('signature_path').notNull(),
    amountReceivedCents: integer('amount_received_cents').notNull(),
    deliveredAt: integer('delivered_at').notNull(),
    deliveredDay: text('delivered_day').notNull(),
    voidedById: integer('voided_by_id').references(() => users.id),
    voidedAt: integer('voided_at').notNull(),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('voided_deliveries_order').on(table.orderId),
    check('voided_deliveries_amount_not_negative', sql`amount_received_cents >= 0`),
  ],
);

/**
 * Pieces of a line that were not accepted at the door, with the reason; their stock came back. Append-only: a
 * correction that finds them accepted after all is a row with a negative quantity.
 */
export const deliveryReductions = sqliteTable(
  'delivery_reductions',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: refersTo('order_id', () => orders.id),
    orderLineId: refersTo('order_line_id', () => orderLines.id),
    quantity: integer('quantity').notNull(),
    reason: text('reason', { enum: REDUCTION_REASONS }).notNull(),
    actorId: refersTo('actor_id', () => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('delivery_reductions_order').on(table.orderId),
    index('delivery_reductions_line').on(table.orderLineId),
    check('delivery_reductions_quantity_not_zero', sql`quantity <> 0`),
    check('delivery_reductions_reason_valid', oneOf(table.reason, REDUCTION_REASONS)),
  ],
);

/**
 * A visit at which nothing was handed over: who drove, why, when it was (ms, as with `deliveries`). Append-only by
 * trigger; how often an order was tried is the number of its rows.
 */
export const deliveryAttempts = sqliteTable(
  'delivery_attempts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: refersTo('order_id', () => orders.id),
    driverId: refersTo('driver_id', () => users.id),
    reason: text('reason', { enum: ATTEMPT_REASONS }).notNull(),
    note: text('note').notNull().default(''),
    occurredAt: integer('occurred_at').notNull(),
    occurredDay: text('occurred_day').notNull(),
    isTimeCorrected: integer('is_time_corrected', { mode: 'boolean' }).notNull().default(false),
    actorId: refersTo('actor_id', () => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('delivery_attempts_order').on(table.orderId, table.id),
    index('delivery_attempts_driver_day').on(table.driverId, table.occurredDay),
    check('delivery_attempts_reason_valid', oneOf(table.reason, ATTEMPT_REASONS)),
    check('delivery_attempts_time_boolean', sql`is_time_corrected IN (0, 1)`),
  ],
);

/**
 * When a region is delivered to on a weekday (0 Sunday … 6 Saturday), where that differs from the shop's own rule in the
 * settings: orders are taken until `cutoffHour` of the shop's clock `cutoffDays` before; `capacity` is how many orders a
 * day takes (null: any); `driverId` is who drives there unless the dispatcher says otherwise.
 */
export const deliveryRules = sqliteTable(
  'delivery_rules',
  {
    regionId: refersTo('region_id', () => regions.id),
    weekday: integer('weekday').notNull(),
    isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
    cutoffHour: integer('cutoff_hour').notNull(),
    cutoffDays: integer('cutoff_days').notNull().default(0),
    window: text('window').notNull().default(''),
    capacity: integer('capacity'),
    driverId: integer('driver_id').references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.regionId, table.weekday] }),
    check('delivery_rules_weekday_range', sql`weekday BETWEEN 0 AND 6`),
    check('delivery_rules_open_boolean', sql`is_open IN (0, 1)`),
    check('delivery_rules_cutoff_range', sql`cutoff_hour BETWEEN 0 AND 24 AND cutoff_days BETWEEN 0 AND 14`),
    check('delivery_rules_capacity_not_negative', sql`capacity IS NULL OR capacity >= 0`),
  ],
);

/** Days on which one region is not delivered to; those of the whole shop stand in the settings. */
export const regionClosedDays = sqliteTable(
  'region_closed_days',
  {
    regionId: refersTo('region_id', () => regions.id),
    day: text('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.regionId, table.day] }),
    check('region_closed_days_form', sql`day GLOB '????-??-??'`),
  ],
);

/**
 * A photo of the door, taken at a visit: of a delivery, or of an attempt. `fileName` is its content-hash name in the
 * folder of papers. Append-only by trigger.
 */
export const deliveryPhotos = sqliteTable(
  'delivery_photos',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: refersTo('order_id', () => orders.id),
    attemptId: integer('attempt_id').references(() => deliveryAttempts.id),
    fileName: text('file_name').notNull(),
    actorId: refersTo('actor_id', () => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('delivery_photos_order').on(table.orderId, table.id)],
);

/** A van that was checked in: who compared what came back from a driver's day, and when (ms). Append-only by trigger. */
export const vanReturns = sqliteTable(
  'van_returns',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    driverId: refersTo('driver_id', () => users.id),
    day: text('day').notNull(),
    note: text('note').notNull().default(''),
    actorId: refersTo('actor_id', () => users.id),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('van_returns_driver_day').on(table.driverId, table.day),
    check('van_returns_day_form', sql`day GLOB '????-??-??'`),
  ],
);

/**
 * Pieces of a product that had to be on the van and those that were. Where they differ `reason` says why; what it does
 * to stock is in the ledger. Damaged pieces (`isWrittenOff`) had left the stock before they came back.
 */
export const vanReturnLines = sqliteTable(
  'van_return_lines',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    vanReturnId: refersTo('van_return_id', () => vanReturns.id),
    productId: refersTo('product_id', () => products.id),
    isWrittenOff: integer('is_written_off', { mode: 'boolean' }).notNull(),
    expected: integer('expected').notNull(),
    returned: integer('returned').notNull(),
    reason: text('reason', { enum: DIFFERENCE_REASONS }),
  },
  (table) => [
    index('van_return_lines_return').on(table.vanReturnId),
    check('van_return_lines_written_off_boolean', sql`is_written_off IN (0, 1)`),
    check('van_return_lines_returned_not_negative', sql`returned >= 0`),
    check('van_return_lines_difference_has_reason', sql`(expected = returned) = (reason IS NULL)`),
    check('van_return_lines_reason_valid', oneOf(table.reason, DIFFERENCE_REASONS)),
  ],
);
