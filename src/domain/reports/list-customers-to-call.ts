import { and, eq, ne, sql } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import { orders } from '#db/schema/orders.ts';
import { readCalls } from '#domain/accounts/customer-calls.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { STATUS } from '#shared/order-status.ts';
import { addDays, type ISODate } from '#shared/shop-dates.ts';
import { listSilentCustomers, type SilentCustomer } from './list-silent-customers.ts';

/** Weeks looked back, and in how many of them a customer ordered on a weekday that is theirs. */
const WEEKS = 8;
const LEAST_WEEKS = 3;

const MAX_DUE = 20;

/** A customer who orders on this day of the week as a rule. */
export type DueCustomer = Pick<SilentCustomer, 'customerId' | 'name' | 'phone'> & {
  /** In how many of the last eight weeks. */
  readonly weeks: number;
  readonly lastOrderDay: ISODate;
};

/**
 * Whom to call today: those who order on this weekday as a rule, most faithful first, and those who have fallen silent.
 * Whoever has ordered today is in neither; whoever was called stays, with who called them.
 */
export async function listCustomersToCall(ctx: Ctx) {
  const today = getShopMoment(ctx).date;
  const served = readCustomersOf(ctx, today);
  const silent = (await listSilentCustomers(ctx)).filter(({ customerId }) => !served.has(customerId));
  const skipped = new Set([...served, ...silent.map(({ customerId }) => customerId)]);
  const due = readDue(ctx, today).filter(({ customerId }) => !skipped.has(customerId));
  const calls = readCalls(ctx, today);
  const withCall = <C extends { readonly customerId: number }>(customer: C) => ({
    ...customer,
    /** Who has called them today already. */
    call: calls.get(customer.customerId) ?? null,
  });
  return { due: due.slice(0, MAX_DUE).map(withCall), silent: silent.map(withCall) };
}

function readCustomersOf(ctx: Ctx, day: ISODate): Set<number> {
  const found = ctx.db
    .selectDistinct({ customerId: orders.customerId })
    .from(orders)
    .where(eq(orders.createdDay, day))
    .all();
  return new Set(found.map(({ customerId }) => customerId));
}

function readDue(ctx: Ctx, today: ISODate): DueCustomer[] {
  const days = Array.from({ length: WEEKS }, (_, week) => addDays(today, -7 * (week + 1)));
  const weeks = sql<number>`COUNT(DISTINCT ${orders.createdDay})`;
  return ctx.db
    .select({
      customerId: users.id,
      name: users.name,
      phone: users.phone,
      weeks,
      lastOrderDay: sql<ISODate>`MAX(${orders.createdDay})`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.customerId))
    .where(
      and(
        sql`${orders.createdDay} IN (SELECT value FROM json_each(${JSON.stringify(days)}))`,
        ne(orders.status, STATUS.cancelled),
        eq(users.isActive, true),
      ),
    )
    .groupBy(users.id)
    .having(sql`${weeks} >= ${LEAST_WEEKS}`)
    .orderBy(sql`${weeks} DESC`, users.nameFolded, users.id)
    .all();
}
