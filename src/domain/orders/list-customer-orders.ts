import { and, desc, lt, not } from 'drizzle-orm';
import type { z } from 'zod';
import { isOpenOrder } from '#db/conditions.ts';
import { orders } from '#db/schema/orders.ts';
import { getCustomer } from '#domain/accounts/customers.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import type { customerOrderFeedInput } from '#shared/order-inputs.ts';
import { readStaffOrders, type StaffOrder } from './staff-order.ts';
import { ordersOwnedBy } from './visible-orders.ts';

/** Open orders of one customer that are shown at most. */
const MAX_OPEN = 200;

/** A page of a customer's past orders; `nextCursor` is null on the last one. */
export type CustomerOrders = { readonly orders: StaffOrder[]; readonly nextCursor: number | null };

/**
 * A customer's orders below the cursor (an order number), newest first, for staff who look after them. Rejects with
 * `customer-not-found`.
 */
export function listCustomerOrders(ctx: Ctx, input: z.output<typeof customerOrderFeedInput>): CustomerOrders {
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

/** A customer's orders that are neither delivered nor cancelled, newest first. Rejects with `customer-not-found`. */
export function listOpenOrders(ctx: Ctx, { customerId }: { readonly customerId: number }): StaffOrder[] {
  getCustomer(ctx, { customerId });
  return readStaffOrders(ctx, {
    where: and(ordersOwnedBy(customerId), isOpenOrder),
    orderBy: [desc(orders.id)],
    limit: MAX_OPEN,
  });
}
