import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { isCustomer } from '#db/conditions.ts';
import { customers } from '#db/schema/customers.ts';
import { orders } from '#db/schema/orders.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addDays, type ISODate } from '#shared/dates/shop-dates.ts';

export type SilentCustomer = {
  readonly customerId: number;
  readonly name: string;
  readonly phone: string;
  readonly lastOrderId: number;
  readonly lastOrderDay: ISODate;
  readonly lastOrderCents: number;
};

export const SILENT_DAYS = 30;

const CUSTOMERS_AT_ONCE = 500;
const MOST = 20;

/**
 * Active customers whose last order is older than 30 days, the most recently silent first: a call is most likely to win
 * them back. Customers are read in batches by index.
 */
export function listSilentCustomers(ctx: Ctx): Promise<readonly SilentCustomer[]> {
  return findSilent(ctx, addDays(getShopMoment(ctx).date, -SILENT_DAYS));
}

async function findSilent(ctx: Ctx, before: ISODate): Promise<SilentCustomer[]> {
  const silent: SilentCustomer[] = [];
  let afterId = 0;
  for (;;) {
    const people = readCustomers(ctx, afterId);
    const last = people.at(-1);
    if (!last) break;
    afterId = last.customerId;
    silent.push(...withLastOrder(ctx, people).filter((customer) => customer.lastOrderDay < before));
    await setImmediate();
  }
  return silent.sort((a, b) => b.lastOrderId - a.lastOrderId).slice(0, MOST);
}

function readCustomers(ctx: Ctx, afterId: number) {
  return ctx.db
    .select({
      customerId: customers.id,
      name: customers.name,
      phone: customers.phone,
      // Raw SQL: the builder omits table names in a query over a single table.
      lastOrderId: sql<number | null>`(SELECT MAX(o.id) FROM orders o WHERE o.customer_id = customers.id)`,
    })
    .from(customers)
    .where(and(gt(customers.id, afterId), isCustomer, eq(customers.isActive, true)))
    .orderBy(asc(customers.id))
    .limit(CUSTOMERS_AT_ONCE)
    .all();
}

function withLastOrder(ctx: Ctx, people: ReturnType<typeof readCustomers>): SilentCustomer[] {
  const ids = people.flatMap(({ lastOrderId }) => (lastOrderId === null ? [] : [lastOrderId]));
  const found = ctx.db
    .select({ id: orders.id, lastOrderDay: orders.createdDay, lastOrderCents: orders.totalCents })
    .from(orders)
    .where(inArray(orders.id, ids))
    .all();
  const byId = new Map(found.map(({ id, ...order }) => [id, order]));
  return people.flatMap(({ lastOrderId, ...person }) => {
    const order = lastOrderId === null ? undefined : byId.get(lastOrderId);
    return order && lastOrderId !== null ? [{ ...person, lastOrderId, ...order }] : [];
  });
}
