import { and, desc, eq, gte, lt, lte, type SQL, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { pick } from '#db/schema/columns.ts';
import { customerEntries } from '#db/schema/ledger.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { countRows } from '#kernel/rows.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';
import { findChangedSince, type Known, lastKnownEntry } from './changed-since.ts';
import { readBalance } from './enter.ts';
import { readExposure } from './holds.ts';
import { listOpenCredits, listOpenDebits } from './open-items.ts';
import { readOpenOn } from './open-on-day.ts';
import { readTerms } from './read-terms.ts';
import { assertReceivablesVisible } from './visible-receivables.ts';

type EntriesPage = {
  readonly page: number;
  readonly limit: number;
  readonly by?: 'entered' | 'day' | undefined;
};

type AccountRequest = EntriesPage & { readonly customerId: number };

/**
 * Amounts in cents; `availableCents` is null without a credit limit. Entries newest first, by entry or by day. Rejects with
 * `customer-not-found`.
 */
export function getReceivables(ctx: ActorCtx, { customerId, ...page }: AccountRequest) {
  assertReceivablesVisible(ctx, customerId);
  const open = getOpenReceivables(ctx, { customerId });
  const terms = readTerms(ctx, customerId);
  const isShown = ctx.actor.role !== 'customer' || getSettings(ctx).money.showFreeLimit;
  const limitCents = isShown ? terms.limitCents : null;
  return {
    ...open,
    termsDays: terms.termsDays,
    limitCents,
    availableCents: limitCents === null ? null : Math.max(0, limitCents - readExposure(ctx, customerId)),
    entries: listEntries(ctx, customerId, page),
    entryCount: countRows(ctx, customerEntries, eq(customerEntries.customerId, customerId)),
  };
}

/** For drivers: balance and open items only. Rejects with `customer-not-found`. */
export function getOpenReceivables(ctx: ActorCtx, { customerId }: { readonly customerId: number }) {
  assertReceivablesVisible(ctx, customerId);
  const today = getShopMoment(ctx).date;
  const open = listOpenDebits(ctx, customerId).map(({ dueOn, ...debit }) => ({
    ...debit,
    dueOn: dueOn ?? debit.day,
    isOverdue: (dueOn ?? debit.day) < today,
  }));
  const overdue = open.filter((debit) => debit.isOverdue);
  const credit = listOpenCredits(ctx, customerId);
  return {
    customerId,
    balanceCents: readBalance(ctx, customerId),
    overdueCents: overdue.reduce((cents, debit) => cents + debit.openCents, 0),
    creditCents: credit.reduce((cents, entry) => cents - entry.openCents, 0),
    open,
  };
}

const entryColumns = {
  ...pick(customerEntries, 'id', 'day', 'dueOn', 'kind', 'number', 'description', 'documentId', 'paymentId'),
  amountCents: customerEntries.amountCents,
};

const reversals = alias(customerEntries, 'reversals');

const balanceOfDays = sql<number>`SUM(${customerEntries.amountCents}) OVER (
  ORDER BY ${customerEntries.day}, ${customerEntries.id})`;

function listEntries(ctx: Ctx, customerId: number, { page, limit, by }: EntriesPage) {
  const isByDay = by === 'day';
  const balanceCents = isByDay ? balanceOfDays : customerEntries.balanceCents;
  const found = ctx.db
    .select({ ...entryColumns, balanceCents, reversedById: reversals.id })
    .from(customerEntries)
    .leftJoin(reversals, eq(reversals.reversesId, customerEntries.id))
    .where(eq(customerEntries.customerId, customerId))
    .orderBy(...(isByDay ? [desc(customerEntries.day)] : []), desc(customerEntries.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .all();
  return found.map(toSides);
}

/** A positive amount is the debit. */
export function toSides<Entry extends { readonly amountCents: number }>(entry: Entry) {
  const { amountCents } = entry;
  return { ...entry, debitCents: Math.max(0, amountCents), creditCents: Math.max(0, -amountCents) };
}

type Period = {
  readonly customerId: number;
  readonly from: ISODate;
  readonly to: ISODate;
  readonly known?: Known;
};

export type Statement = ReturnType<typeof getStatement>;

/**
 * The statement (kartela) of a period. Where it ends in a closed month, `isLate` marks entries made after the
 * closing, and `known: 'closing'` leaves them out. Rejects with `customer-not-found`.
 */
export function getStatement(ctx: ActorCtx, { customerId, from, to, known = 'now' }: Period) {
  assertReceivablesVisible(ctx, customerId);
  const counts = lte(customerEntries.id, lastKnownEntry(ctx, to, known));
  const closedAtEntry = lastKnownEntry(ctx, to, 'closing');
  const openingCents = balanceBefore(ctx, customerId, from, counts);
  let balanceCents = openingCents;
  const entries = ctx.db
    .select(entryColumns)
    .from(customerEntries)
    .where(and(eq(customerEntries.customerId, customerId), ...within(from, to), counts))
    .orderBy(customerEntries.day, customerEntries.id)
    .all()
    .map((entry) => {
      balanceCents += entry.amountCents;
      return { ...toSides(entry), balanceCents, isLate: entry.id > closedAtEntry };
    });
  return {
    customerId,
    from,
    to,
    known,
    openingCents,
    entries,
    closingCents: balanceCents,
    changedSince: findChangedSince(ctx, to, customerId),
  };
}

export type BalanceOnDay = ReturnType<typeof getBalanceOnDay>;

/** Rejects with `customer-not-found`. */
export function getBalanceOnDay(
  ctx: ActorCtx,
  { customerId, on }: { readonly customerId: number; readonly on: ISODate },
) {
  assertReceivablesVisible(ctx, customerId);
  return {
    customerId,
    on,
    balanceCents: balanceBefore(ctx, customerId, addDays(on, 1)),
    open: readOpenOn(ctx, on, { customerId }),
    changedSince: findChangedSince(ctx, on, customerId),
  };
}

function within(from: ISODate, to: ISODate) {
  return [gte(customerEntries.day, from), lte(customerEntries.day, to)];
}

function balanceBefore(ctx: Ctx, customerId: number, day: ISODate, counts?: SQL): number {
  const [found] = ctx.db
    .select({ cents: sum(customerEntries.amountCents).mapWith(Number) })
    .from(customerEntries)
    .where(and(eq(customerEntries.customerId, customerId), lt(customerEntries.day, day), counts))
    .all();
  return found?.cents ?? 0;
}
