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

/** The position of a customer in a driver's route, remembered for next time; lower positions are visited first. */
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
 * One row per delivered order: who received it, their signature (SVG path data), cents collected. `deliveredAt` (ms) is
 * when the driver did it; where their phone reported an impossible time, the server's own, and `isTimeCorrected` says
 * so. `paymentId` is the payment taken at delivery, `unpaidReason` why there was none.
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

/** Voided deliveries: by which user, when (ms) and why. Append-only by trigger. */
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
 * Pieces of a line that were refused at delivery, with the reason; they returned to stock. Append-only: a correction
 * that finds them accepted after all is a row with a negative quantity.
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
 * A failed delivery attempt: driver, reason, time (ms, as with `deliveries`). Append-only by trigger; the number of
 * attempts is the number of rows.
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
 * Delivery rules of a region for a weekday (0 Sunday … 6 Saturday), where they differ from the shop's own in the
 * settings: orders are accepted until `cutoffHour` of the shop's time `cutoffDays` before; `capacity` is the maximum
 * number of orders a day (null: any); `driverId` is the default driver.
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

/** Days without delivery in one region; those of the whole shop are in the settings. */
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
 * A photo taken at a delivery or an attempt. `fileName` is its content-hash name in the documents folder. Append-only
 * by trigger.
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

/** A van that was checked in: who compared the returns of a driver's day, and when (ms). Append-only by trigger. */
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
 * Expected and actual pieces of a product on the van. Where they differ `reason` says why; the effect on stock is in
 * the ledger. Damaged pieces (`isWrittenOff`) had left the stock before they came back.
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
