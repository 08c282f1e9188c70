import { and, asc, eq, sql } from 'drizzle-orm';
import { cashClosings, cashMovements } from '#db/schema/cash.ts';
import { pick } from '#db/schema/columns.ts';
import { customers } from '#db/schema/customers.ts';
import { paymentReversals, payments } from '#db/schema/ledger.ts';
import { orders } from '#db/schema/orders.ts';
import { roadConflicts } from '#db/schema/road-conflicts.ts';
import { users } from '#db/schema/users.ts';
import { paymentNumber } from '#domain/ledger/book-payment.ts';
import { ofTill, type TillOwner } from '#domain/ledger/cash-day.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { ConflictDecision } from '#shared/road-conflicts.ts';
import { findTillOwner, getCashSheet, type NamedTill } from './cash-sheets.ts';
import { listPendingExpenses } from './pending-expenses.ts';

const oldDebtCents = sql<number>`(
  SELECT COALESCE(SUM(a.amount_cents), 0) FROM allocations a
  JOIN customer_entries c ON c.id = a.credit_id JOIN customer_entries t ON t.id = a.debit_id
  LEFT JOIN documents d ON d.id = t.document_id
  WHERE c.payment_id = ${payments.id} AND t.id < c.id
    AND (${payments.orderId} IS NULL OR d.order_id IS NOT ${payments.orderId}))`;

function listPayments(ctx: Ctx, driverId: TillOwner, date: ISODate) {
  const columns = {
    ...pick(payments, 'id', 'customerId'),
    customerName: customers.name,
    ...pick(payments, 'orderId', 'amountCents', 'receivedOn', 'occurredAt', 'note'),
    oldDebtCents,
  };
  const received = ctx.db
    .select(columns)
    .from(payments)
    .innerJoin(customers, eq(customers.id, payments.customerId))
    .where(and(ofTill(payments.driverId, driverId), eq(payments.cashDay, date)))
    .orderBy(asc(payments.id))
    .all()
    .map((payment) => ({ ...payment, number: paymentNumber(payment.id), reason: null }));
  const returned = ctx.db
    .select({ ...columns, reason: paymentReversals.reason })
    .from(paymentReversals)
    .innerJoin(payments, eq(payments.id, paymentReversals.paymentId))
    .innerJoin(customers, eq(customers.id, payments.customerId))
    .where(and(ofTill(payments.driverId, driverId), eq(paymentReversals.cashDay, date)))
    .orderBy(asc(payments.id))
    .all()
    .map((payment) => ({
      ...payment,
      number: paymentNumber(payment.id),
      amountCents: -payment.amountCents,
      oldDebtCents: 0,
    }));
  return [...received, ...returned];
}

/**
 * Cash of road conflicts that entered a till without an order, or left it by the office's decision; both on one day
 * cancel out.
 */
function listConflictCash(ctx: Ctx, driverId: TillOwner, date: ISODate) {
  const { cashDay, cashOutDay, decision } = roadConflicts;
  return ctx.db
    .select({
      conflictId: roadConflicts.id,
      orderId: roadConflicts.orderId,
      customerName: orders.buyerName,
      amountCents: sql<number>`${roadConflicts.amountCents} * CASE ${cashDay} WHEN ${date} THEN 1 ELSE -1 END`,
      occurredOn: roadConflicts.occurredDay,
      decision: sql<ConflictDecision | null>`CASE ${cashOutDay} WHEN ${date} THEN ${decision} END`,
    })
    .from(roadConflicts)
    .innerJoin(orders, eq(orders.id, roadConflicts.orderId))
    .where(
      and(
        ofTill(roadConflicts.driverId, driverId),
        sql`(${cashDay} = ${date}) <> (${cashOutDay} IS ${date})`,
      ),
    )
    .orderBy(asc(roadConflicts.id))
    .all();
}

function listMovements(ctx: Ctx, driverId: TillOwner, date: ISODate) {
  return ctx.db
    .select({
      ...pick(cashMovements, 'id', 'kind', 'amountCents', 'reason', 'reversesId'),
      actorName: users.name,
      at: cashMovements.createdAt,
    })
    .from(cashMovements)
    .innerJoin(users, eq(users.id, cashMovements.actorId))
    .where(and(ofTill(cashMovements.driverId, driverId), eq(cashMovements.day, date)))
    .orderBy(asc(cashMovements.id))
    .all();
}

/** Rejects with `driver-not-found`. */
export function getTillDay(ctx: Ctx, { date, ...till }: NamedTill & { readonly date: ISODate }) {
  return readTillDay(ctx, findTillOwner(ctx, till), date);
}

export function getOwnTillDay(ctx: ActorCtx, { date }: { readonly date?: ISODate | undefined }) {
  return {
    ...readTillDay(ctx, ctx.actor.id, date ?? getShopMoment(ctx).date),
    maxExpenseCents: getSettings(ctx).money.maxExpenseCents,
  };
}

function readTillDay(ctx: Ctx, driverId: TillOwner, date: ISODate) {
  return {
    sheet: getCashSheet(ctx, driverId, date),
    payments: listPayments(ctx, driverId, date),
    conflicts: listConflictCash(ctx, driverId, date),
    movements: listMovements(ctx, driverId, date),
    pendingExpenses: driverId === null ? [] : listPendingExpenses(ctx, driverId, date),
    closings: listClosings(ctx, driverId, date),
    transfers: driverId === null ? listTransfers(ctx, date) : [],
    supplierPayments: driverId === null ? listSupplierPayments(ctx, date) : [],
  };
}

/**
 * In cents: negative is refunded money. Without the supplier: employees who count the till read this, and suppliers are
 * visible to the admin only.
 */
type CashToSupplier = {
  readonly paymentId: number;
  readonly amountCents: number;
  readonly actorName: string;
  readonly at: number;
};

function listSupplierPayments(ctx: Ctx, date: ISODate): CashToSupplier[] {
  return ctx.db.all<CashToSupplier>(sql`
    SELECT m.id AS paymentId, m.cents AS amountCents, u.name AS actorName, m.at FROM (
      SELECT id, amount_cents AS cents, actor_id, created_at AS at FROM supplier_payments WHERE cash_day = ${date}
      UNION ALL
      SELECT p.id, -p.amount_cents, r.actor_id, r.created_at
      FROM supplier_payment_reversals r JOIN supplier_payments p ON p.id = r.payment_id WHERE r.cash_day = ${date}) m
    JOIN users u ON u.id = m.actor_id ORDER BY m.at, m.id`);
}

/** In cents: positive into the counter's till, negative out of it (change, reopened days). */
type CashTransfer = {
  readonly what: 'close' | 'reopen' | 'float';
  readonly driverId: number;
  readonly driverName: string;
  readonly day: ISODate;
  readonly amountCents: number;
  readonly at: number;
};

function listTransfers(ctx: Ctx, date: ISODate): CashTransfer[] {
  return ctx.db.all<CashTransfer>(sql`
    SELECT h.what, h.driver_id AS driverId, u.name AS driverName, h.day, h.cents AS amountCents, h.at FROM (
      SELECT event AS what, driver_id, day, handed_in_cents AS cents, created_at AS at
      FROM cash_closings WHERE counter_day = ${date}
      UNION ALL
      SELECT 'float', driver_id, day, -amount_cents, created_at FROM cash_movements WHERE counter_day = ${date}) h
    JOIN users u ON u.id = h.driver_id WHERE h.cents <> 0 ORDER BY h.at, h.driver_id`);
}

function listClosings(ctx: Ctx, driverId: TillOwner, date: ISODate) {
  return ctx.db
    .select({
      ...pick(cashClosings, 'event', 'expectedCents', 'handedInCents', 'reason'),
      actorName: users.name,
      at: cashClosings.createdAt,
    })
    .from(cashClosings)
    .innerJoin(users, eq(users.id, cashClosings.actorId))
    .where(and(ofTill(cashClosings.driverId, driverId), eq(cashClosings.day, date)))
    .orderBy(sql`${cashClosings.id} DESC`)
    .all();
}
