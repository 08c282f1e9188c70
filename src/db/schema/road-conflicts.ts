import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { DELIVERY_PAYMENT_METHODS } from '#shared/accounting/ledger.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { ATTEMPT_REASONS, REDUCTION_REASONS } from '#shared/delivery.ts';
import { ORDER_STATUSES } from '#shared/order-status.ts';
import { CONFLICT_DECISIONS, CONFLICT_MONEY } from '#shared/road-conflicts.ts';
import { oneOf, refersTo } from './columns.ts';
import { payments } from './ledger.ts';
import { orders } from './orders.ts';
import { users } from './users.ts';

/**
 * A driver's action that conflicted with the order, for the office to decide: the status it led to (or why nothing was
 * delivered), the receiver, the payment (cents), when it was done (ms, as with `deliveries`), and the order's status
 * when it was reported. `actKey` is the action's key: reported twice it is stored once. Cash is in the driver's till
 * from `cashDay` on and leaves it on `cashOutDay`, when it becomes a payment (`paymentId`) or is given back. By trigger
 * only the decision is written later, once, and nothing is deleted.
 */
export const roadConflicts = sqliteTable(
  'road_conflicts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    orderId: refersTo('order_id', () => orders.id),
    driverId: refersTo('driver_id', () => users.id),
    actKey: text('act_key'),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    attemptReason: text('attempt_reason', { enum: ATTEMPT_REASONS }),
    receiverName: text('receiver_name').notNull().default(''),
    signaturePath: text('signature_path').notNull().default(''),
    unpaidReason: text('unpaid_reason').notNull().default(''),
    note: text('note').notNull().default(''),
    method: text('method', { enum: DELIVERY_PAYMENT_METHODS }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    occurredAt: integer('occurred_at').notNull(),
    occurredDay: text('occurred_day').$type<ISODate>().notNull(),
    isTimeCorrected: integer('is_time_corrected', { mode: 'boolean' }).notNull(),
    orderStatus: text('order_status', { enum: ORDER_STATUSES }).notNull(),
    createdAt: integer('created_at').notNull(),
    cashDay: text('cash_day').$type<ISODate>(),
    cashOutDay: text('cash_out_day').$type<ISODate>(),
    decision: text('decision', { enum: CONFLICT_DECISIONS }),
    money: text('money', { enum: CONFLICT_MONEY }),
    reason: text('reason').notNull().default(''),
    paymentId: integer('payment_id').references(() => payments.id),
    decidedById: integer('decided_by_id').references(() => users.id),
    decidedAt: integer('decided_at'),
  },
  (table) => [
    uniqueIndex('road_conflicts_act').on(table.driverId, table.actKey).where(sql`act_key IS NOT NULL`),
    index('road_conflicts_open').on(table.orderId).where(sql`decision IS NULL`),
    index('road_conflicts_decided').on(table.decidedAt).where(sql`decision IS NOT NULL`),
    index('road_conflicts_cash').on(table.cashDay, table.driverId).where(sql`cash_day IS NOT NULL`),
    index('road_conflicts_cash_out').on(table.cashOutDay).where(sql`cash_out_day IS NOT NULL`),
    check('road_conflicts_status_valid', oneOf(table.status, ORDER_STATUSES)),
    check('road_conflicts_attempt_reason_valid', oneOf(table.attemptReason, ATTEMPT_REASONS)),
    check('road_conflicts_order_status_valid', oneOf(table.orderStatus, ORDER_STATUSES)),
    check('road_conflicts_method_valid', oneOf(table.method, DELIVERY_PAYMENT_METHODS)),
    check('road_conflicts_amount_not_negative', sql`amount_cents >= 0`),
    check('road_conflicts_time_boolean', sql`is_time_corrected IN (0, 1)`),
    check(
      'road_conflicts_cash_has_day',
      sql`(cash_day IS NOT NULL) = (method = 'cash_driver' AND amount_cents > 0)`,
    ),
    check(
      'road_conflicts_decided_cash_leaves',
      sql`(cash_out_day IS NOT NULL) = (cash_day IS NOT NULL AND decision IS NOT NULL)`,
    ),
    check('road_conflicts_cash_not_before', sql`cash_out_day >= cash_day`),
    check('road_conflicts_decision_valid', oneOf(table.decision, CONFLICT_DECISIONS)),
    check('road_conflicts_decision_has_time', sql`(decision IS NULL) = (decided_at IS NULL)`),
    check('road_conflicts_money_valid', oneOf(table.money, CONFLICT_MONEY)),
  ],
);

/** Accepted pieces of a line in such an action, where it was not all of it, and why. Append-only by trigger. */
export const roadConflictLines = sqliteTable(
  'road_conflict_lines',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    conflictId: refersTo('conflict_id', () => roadConflicts.id),
    // The line may be removed from the order before the office decides.
    orderLineId: integer('order_line_id').notNull(),
    productName: text('product_name').notNull(),
    deliveredQuantity: integer('delivered_quantity').notNull(),
    reason: text('reason', { enum: REDUCTION_REASONS }).notNull(),
  },
  (table) => [
    index('road_conflict_lines_conflict').on(table.conflictId),
    check('road_conflict_lines_quantity_not_negative', sql`delivered_quantity >= 0`),
    check('road_conflict_lines_reason_valid', oneOf(table.reason, REDUCTION_REASONS)),
  ],
);
