import { and, eq, ne, sql } from 'drizzle-orm';
import { customers } from '#db/schema/customers.ts';
import { orders } from '#db/schema/orders.ts';
import { CALLS_RETAINED_DAYS, readCalls } from '#domain/customers/customer-calls.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addDays, type ISODate, toLocalDate } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import { listShortCustomers } from './list-short-orders.ts';
import { listSilentCustomers } from './list-silent-customers.ts';

const WEEKS = 8;
const LEAST_WEEKS = 3;

const MAX_DUE = 20;

/**
 * Customers with short lines, then those who usually order on this weekday (most regular first), then silent ones. A
 * customer who has ordered today is in neither of the last two; one who was called today stays listed, with the
 * caller's name.
 */
export async function listCustomersToCall(ctx: Ctx) {
  const today = getShopMoment(ctx).date;
  const served = readCustomersOf(ctx, today);
  const silent = (await listSilentCustomers(ctx)).filter(({ customerId }) => !served.has(customerId));
  const short = listShort(ctx, today);
  const isShort = new Set(short.map(({ customerId }) => customerId));
  const skipped = new Set([...served, ...isShort, ...silent.map(({ customerId }) => customerId)]);
  const due = readDue(ctx, today).filter(({ customerId }) => !skipped.has(customerId));
  const calls = readCalls(ctx, today);
  const withCall = <C extends { readonly customerId: number }>(customer: C) => ({
    ...customer,
    call: calls.get(customer.customerId) ?? null,
  });
  return {
    short,
    due: due.slice(0, MAX_DUE).map(withCall),
    silent: silent.filter(({ customerId }) => !isShort.has(customerId)).map(withCall),
  };
}

function listShort(ctx: Ctx, today: ISODate) {
  const calls = readCalls(ctx, addDays(today, -CALLS_RETAINED_DAYS));
  const { timeZone } = getSettings(ctx).shop;
  return listShortCustomers(ctx, today).flatMap(({ at, ...customer }) => {
    const last = calls.get(customer.customerId);
    const call = last && last.calledAt >= at ? last : null;
    const isOld = call !== null && toLocalDate(call.calledAt, timeZone) < today;
    return isOld ? [] : [{ ...customer, call }];
  });
}

function readCustomersOf(ctx: Ctx, day: ISODate): Set<number> {
  const found = ctx.db
    .selectDistinct({ customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.createdDay, day))
    .all();
  return new Set(found.map(({ customerId }) => customerId));
}

function readDue(ctx: Ctx, today: ISODate) {
  const days = Array.from({ length: WEEKS }, (_, week) => addDays(today, -7 * (week + 1)));
  const weeks = sql<number>`COUNT(DISTINCT ${orders.createdDay})`;
  return ctx.db
    .select({
      customerId: customers.id,
      name: customers.name,
      phone: customers.phone,
      weeks,
      lastOrderDay: sql<ISODate>`MAX(${orders.createdDay})`,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        sql`${orders.createdDay} IN (SELECT value FROM json_each(${JSON.stringify(days)}))`,
        ne(orders.status, STATUS.cancelled),
        // The unary plus keeps SQLite off this index: it would scan all orders of every active customer.
        sql`+${customers.isActive} = 1`,
      ),
    )
    .groupBy(customers.id)
    .having(sql`${weeks} >= ${LEAST_WEEKS}`)
    .orderBy(sql`${weeks} DESC`, customers.nameFolded, customers.id)
    .all();
}
