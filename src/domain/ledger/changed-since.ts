import { and, asc, count, eq, gt, lte, type SQL, sum } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { customers } from '#db/schema/customers.ts';
import { customerEntries } from '#db/schema/ledger.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ChangedSince } from '#shared/accounting/ledger.ts';
import { type ISODate, toLocalDate } from '#shared/dates/shop-dates.ts';
import { type CurrentClosing, findClosingOf } from './closed-months.ts';

/** Null where the figures have not changed since the month was closed. */
export function findChangedSince(ctx: Ctx, day: ISODate, customerId?: number): ChangedSince | null {
  const closing = findClosingOf(ctx, day);
  if (closing === undefined) return null;
  const found = ctx.db
    .select({ entries: count(), cents: sum(customerEntries.amountCents).mapWith(Number) })
    .from(customerEntries)
    .where(isLate(closing, day, customerId))
    .get();
  if (!found || found.entries === 0) return null;
  const closedOn = toLocalDate(closing.closedAt, getSettings(ctx).shop.timeZone);
  return { closedOn, entries: found.entries, cents: found.cents };
}

const MAX_LISTED = 200;

export function listChangedSince(ctx: Ctx, day: ISODate) {
  const closing = findClosingOf(ctx, day);
  if (closing === undefined) return [];
  return ctx.db
    .select({
      ...pick(customerEntries, 'id', 'customerId'),
      customerName: customers.name,
      ...pick(customerEntries, 'day', 'kind', 'number', 'amountCents', 'reason'),
      enteredAt: customerEntries.createdAt,
    })
    .from(customerEntries)
    .innerJoin(customers, eq(customers.id, customerEntries.customerId))
    .where(isLate(closing, day))
    .orderBy(asc(customerEntries.id))
    .limit(MAX_LISTED)
    .all();
}

function isLate({ lastEntryId }: CurrentClosing, day: ISODate, customerId?: number): SQL | undefined {
  return and(
    gt(customerEntries.id, lastEntryId),
    lte(customerEntries.day, day),
    customerId === undefined ? undefined : eq(customerEntries.customerId, customerId),
  );
}

export type Known = 'now' | 'closing';

export function lastKnownEntry(ctx: Ctx, day: ISODate, known: Known): number {
  const closing = known === 'closing' ? findClosingOf(ctx, day) : undefined;
  return closing?.lastEntryId ?? Number.MAX_SAFE_INTEGER;
}
