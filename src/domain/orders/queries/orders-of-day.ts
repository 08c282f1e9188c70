import { and, desc, eq, isNull, lt, not, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { isOpenOrder } from '#db/conditions.ts';
import { orders } from '#db/schema/orders.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { customerOrderFeedInput, ordersOfDayInput } from '#shared/inputs/order-inputs.ts';
import { readStaffOrders, type StaffOrder } from './staff-order.ts';
import { ordersOwnedBy } from './visible-orders.ts';

export type OrderPart = { readonly cursor?: number | undefined; readonly limit?: number | undefined };

export function listOrdersOfDay(
  ctx: Ctx,
  { date, by, cursor, limit }: z.output<typeof ordersOfDayInput> & OrderPart,
): StaffOrder[] {
  const day = by === 'created' ? orders.createdDay : orders.deliverDate;
  const isAfter = cursor === undefined ? undefined : lt(orders.id, cursor);
  return readStaffOrders(ctx, { where: and(eq(day, date), isAfter), limit });
}

export function isUnassigned(): SQL | undefined {
  return and(isNull(orders.driverId), isNull(orders.heldAt), isOpenOrder);
}

export function isUnassignedOn(date: ISODate): SQL | undefined {
  return and(eq(orders.deliverDate, date), isUnassigned());
}

export function listUnassignedOrders(ctx: Ctx, { date }: { readonly date: ISODate }): StaffOrder[] {
  return readStaffOrders(ctx, { where: isUnassignedOn(date) });
}

const MAX_OPEN = 200;

/** Below the cursor (an order number), newest first. Rejects with `customer-not-found`. */
export function listCustomerOrders(ctx: Ctx, input: z.output<typeof customerOrderFeedInput>) {
  getCustomer(ctx, { customerId: input.customerId });
  const found = readStaffOrders(ctx, {
    where: and(
      ordersOwnedBy(input.customerId),
      input.cursor === undefined ? undefined : lt(orders.id, input.cursor),
      input.isPast ? not(isOpenOrder) : undefined,
    ),
    limit: input.limit + 1,
  });
  const page = found.slice(0, input.limit);
  return {
    orders: page,
    nextCursor: found.length > input.limit ? (page.at(-1)?.orderId ?? null) : null,
  };
}

/** Newest first. Rejects with `customer-not-found`. */
export function listOpenOrders(ctx: Ctx, { customerId }: { readonly customerId: number }): StaffOrder[] {
  getCustomer(ctx, { customerId });
  return readStaffOrders(ctx, {
    where: and(ordersOwnedBy(customerId), isOpenOrder),
    orderBy: [desc(orders.id)],
    limit: MAX_OPEN,
  });
}
