import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { cashClosings, cashCounts, cashMovements, pendingExpenses } from '#db/schema/cash.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { assertClockConfirmed } from '#domain/clock/clock-question.ts';
import {
  findLastClosedDay,
  firstOpenCashDay,
  isCashDayClosed,
  readLastClosing,
  type TillOwner,
} from '#domain/ledger/cash-day.ts';
import { assertSinceFirstDay } from '#domain/ledger/first-day.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { countCashInput } from '#shared/inputs/delivery-inputs.ts';
import type {
  closeCashInput,
  countTillInput,
  decideExpenseInput,
  moveCashInput,
  reopenCashInput,
  reverseMovementInput,
  spendCashInput,
} from '#shared/inputs/ledger-inputs.ts';
import { findTillOwner, getCashSheet, getOwnCashSheet } from './cash-sheets.ts';
import { findUndecidedExpense, fitsDayBound, noteDecision } from './pending-expenses.ts';

/**
 * Closes a till's day: cash of that day or an earlier one that is booked later counts on the first open day. The
 * counted amount, else the expected one, is what the driver handed in. Rejects with `clock-not-confirmed`,
 * `day-closed` (already), `cash-day-ahead`, `day-before-shop`, `driver-not-found`, and `cash-changed` when the sums are
 * no longer those `seen`.
 */
export function closeCashDay(ctx: ActorCtx, input: z.input<typeof closeCashInput>) {
  return once(ctx, 'cash.close', input, (tx, { date, note = '', seen, ...till }) => {
    assertClockConfirmed(tx);
    const driverId = findTillOwner(tx, till);
    assertPastDay(tx, date);
    assertOpen(tx, driverId, date);
    const sheet = getCashSheet(tx, driverId, date);
    const handedInCents = (sheet.officeCount ?? sheet.driverCount)?.amountCents ?? sheet.expectedCents;
    const sums = { expectedCents: sheet.expectedCents, handedInCents };
    if (seen && !isDeepStrictEqual(seen, sums)) throw new DomainError('cash-changed');
    const counterDay = driverId === null ? null : firstOpenCashDay(tx, null, date);
    insertClosing(tx, { driverId, day: date, counterDay, event: 'close', ...sums, reason: note });
    recordAudit(tx, { type: 'cash.closed', driverId, date, ...sums, ...(note === '' ? {} : { note }) });
    tx.emit({ type: 'agenda', driverId });
    return getCashSheet(tx, driverId, date);
  });
}

/**
 * Reopens a till's closed day with a reason; what the driver handed in leaves the counter's till on its first open
 * day. Rejects with `day-open` and `driver-not-found`.
 */
export function reopenCashDay(ctx: ActorCtx, input: z.output<typeof reopenCashInput>) {
  return once(ctx, 'cash.reopen', input, (tx, { date, reason, ...till }) => {
    const driverId = findTillOwner(tx, till);
    const closing = readLastClosing(tx, driverId, date);
    if (closing?.event !== 'close') throw new DomainError('day-open', { day: date });
    const counterDay = closing.counterDay && firstOpenCashDay(tx, null, closing.counterDay);
    const sums = { expectedCents: 0, handedInCents: -closing.handedInCents };
    insertClosing(tx, { driverId, day: date, counterDay, event: 'reopen', ...sums, reason });
    recordAudit(tx, { type: 'cash.reopened', driverId, date, reason });
    tx.emit({ type: 'agenda', driverId });
    return getCashSheet(tx, driverId, date);
  });
}

type Closing = Omit<typeof cashClosings.$inferInsert, 'actorId' | 'createdAt'>;

function insertClosing(tx: ActorCtx, closing: Closing): void {
  tx.db
    .insert(cashClosings)
    .values({ ...closing, actorId: tx.actor.id, createdAt: tx.clock.now() })
    .run();
}

/**
 * A driver counts their own day; a later count replaces the earlier one, and both are stored. Rejects with
 * `cash-day-ahead`, `day-before-shop`, `day-closed` and `driver-not-found` (another driver's number).
 */
export function countOwnCash(ctx: ActorCtx, input: z.output<typeof countCashInput>) {
  return once(ctx, 'delivery.cash', input, (tx, { date, driverCode, ...count }) => {
    if (driverCode !== undefined && driverCode !== tx.actor.driverCode)
      throw new DomainError('driver-not-found');
    const day = date ?? getShopMoment(tx).date;
    storeCount(tx, { ...count, driverId: tx.actor.id, day, countedBy: 'driver' });
    return getOwnCashSheet(tx, { date: day });
  });
}

export function countTill(ctx: ActorCtx, input: z.output<typeof countTillInput>) {
  return once(ctx, 'cash.count', input, (tx, { driverCode, driverId: named, date: day, ...count }) => {
    const driverId = findTillOwner(tx, { driverCode, driverId: named });
    storeCount(tx, { ...count, driverId, day, countedBy: 'office' });
    return getCashSheet(tx, driverId, day);
  });
}

type StoredCount = Omit<typeof cashCounts.$inferInsert, 'actorId' | 'createdAt'> & {
  readonly driverId: TillOwner;
};

function storeCount(tx: ActorCtx, count: StoredCount): void {
  const { driverId, day: date, countedBy, amountCents } = count;
  assertPastDay(tx, date);
  assertOpen(tx, driverId, date);
  tx.db
    .insert(cashCounts)
    .values({ ...count, actorId: tx.actor.id, createdAt: tx.clock.now() })
    .run();
  recordAudit(tx, { type: 'delivery.cash-counted', driverId, date, countedBy, amountCents });
  tx.emit({ type: 'agenda', driverId });
}

/**
 * Records cash into or out of a till other than payments, after its last closed day. Rejects with `cash-day-ahead`,
 * `day-before-shop`, `day-closed` and `driver-not-found`.
 */
export function moveCash(ctx: ActorCtx, input: z.output<typeof moveCashInput>) {
  return once(ctx, 'cash.move', input, (tx, { date: day, kind, amountCents, reason, ...till }) => {
    const driverId = findTillOwner(tx, till);
    if (driverId !== null && kind !== 'float' && kind !== 'expense')
      throw new DomainError('validation-failed');
    assertPastDay(tx, day);
    assertAfterLastClosed(tx, driverId, day);
    const isChange = driverId !== null && kind === 'float';
    const counterDay = isChange ? firstOpenCashDay(tx, null, day) : null;
    storeMovement(tx, { driverId, day, counterDay, kind, amountCents, reason });
    return getCashSheet(tx, driverId, day);
  });
}

/**
 * A driver's expense from the till; for a closed day it counts on the first open one. Above the day's limit it waits
 * for the office and reduces nothing until then. Rejects with `expense-too-large`, `cash-day-ahead` and
 * `day-before-shop`.
 */
export function spendCash(ctx: ActorCtx, input: z.output<typeof spendCashInput>) {
  return once(ctx, 'cash.spend', input, (tx, { date, amountCents, reason }) => {
    const { maxExpenseCents } = getSettings(tx).money;
    if (amountCents > maxExpenseCents)
      throw new DomainError('expense-too-large', { maxCents: maxExpenseCents });
    const wanted = date ?? getShopMoment(tx).date;
    assertPastDay(tx, wanted);
    const day = firstOpenCashDay(tx, tx.actor.id, wanted);
    const isPending = !fitsDayBound(tx, day, amountCents);
    const expense = { driverId: tx.actor.id, day, amountCents, reason };
    if (isPending) storePendingExpense(tx, expense);
    else storeMovement(tx, { ...expense, kind: 'expense' });
    return { ...getOwnCashSheet(tx, { date: day }), isPending };
  });
}

type Expense = Pick<typeof pendingExpenses.$inferInsert, 'driverId' | 'day' | 'amountCents' | 'reason'>;

function storePendingExpense(tx: ActorCtx, expense: Expense): void {
  tx.db
    .insert(pendingExpenses)
    .values({ ...expense, createdAt: tx.clock.now() })
    .run();
  const { driverId, day: date, amountCents, reason } = expense;
  recordAudit(tx, { type: 'cash.expense-pending', driverId, date, amountCents, reason });
  tx.emit({ type: 'agenda', driverId });
}

/**
 * The office accepts or declines an expense above the limit; accepted, it counts on its day or the first open one after
 * it. Rejects with `expense-not-found` and `expense-decided`.
 */
export function decideExpense(ctx: ActorCtx, input: z.output<typeof decideExpenseInput>) {
  return once(ctx, 'cash.decide-expense', input, (tx, { expenseId, decision }) => {
    const { driverId, day: wanted, amountCents, reason } = findUndecidedExpense(tx, expenseId);
    const day = firstOpenCashDay(tx, driverId, wanted);
    const movementId =
      decision === 'accepted'
        ? storeMovement(tx, { driverId, day, kind: 'expense', amountCents, reason })
        : null;
    noteDecision(tx, expenseId, { decision, movementId });
    if (decision === 'declined') {
      recordAudit(tx, { type: 'cash.expense-declined', driverId, date: wanted, amountCents, reason });
      tx.emit({ type: 'agenda', driverId });
    }
    return getCashSheet(tx, driverId, decision === 'accepted' ? day : wanted);
  });
}

/**
 * Reverses a movement on its own day or the first open one after it. Rejects with `movement-not-found` and
 * `movement-reversed`.
 */
export function reverseMovement(ctx: ActorCtx, input: z.output<typeof reverseMovementInput>) {
  return once(ctx, 'cash.reverse', input, (tx, { movementId, reason }) => {
    const movement = tx.db.select().from(cashMovements).where(eq(cashMovements.id, movementId)).get();
    if (!movement || movement.reversesId !== null) throw new DomainError('movement-not-found');
    const earlier = tx.db.select().from(cashMovements).where(eq(cashMovements.reversesId, movementId)).get();
    if (earlier) throw new DomainError('movement-reversed');
    const { driverId, kind, counterDay: taken } = movement;
    const day = firstOpenCashDay(tx, driverId, movement.day);
    storeMovement(tx, {
      driverId,
      day,
      counterDay: taken && firstOpenCashDay(tx, null, taken > day ? taken : day),
      kind,
      amountCents: -movement.amountCents,
      reason,
      reversesId: movementId,
    });
    return getCashSheet(tx, driverId, day);
  });
}

type Movement = Omit<typeof cashMovements.$inferInsert, 'actorId' | 'createdAt'> & {
  readonly driverId: TillOwner;
  readonly reason: string;
};

function storeMovement(tx: ActorCtx, movement: Movement): number {
  const { lastInsertRowid } = tx.db
    .insert(cashMovements)
    .values({ ...movement, actorId: tx.actor.id, createdAt: tx.clock.now() })
    .run();
  const { driverId, day: date, kind, amountCents, reason } = movement;
  recordAudit(tx, { type: 'cash.moved', driverId, date, movement: kind, amountCents, reason });
  tx.emit({ type: 'agenda', driverId });
  return Number(lastInsertRowid);
}

function assertPastDay(tx: ActorCtx, day: ISODate): void {
  if (day > getShopMoment(tx).date) throw new DomainError('cash-day-ahead').on('date');
  assertSinceFirstDay(tx, { date: day });
}

function assertAfterLastClosed(tx: ActorCtx, driverId: TillOwner, day: ISODate): void {
  const closedUntil = findLastClosedDay(tx, driverId);
  if (closedUntil !== null && day <= closedUntil) throw new DomainError('day-closed', { day: closedUntil });
}

function assertOpen(tx: ActorCtx, driverId: TillOwner, day: ISODate): void {
  if (isCashDayClosed(tx, driverId, day)) throw new DomainError('day-closed', { day });
}
