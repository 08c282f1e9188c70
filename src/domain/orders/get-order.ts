import { eq } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { readStaffOrders, type StaffOrder } from './staff-order.ts';

/** One order as staff see it, by its number; rejects with `order-not-found`. */
export function getOrder(ctx: Ctx, { orderId }: { readonly orderId: number }): StaffOrder {
  const [order] = readStaffOrders(ctx, { where: eq(orders.id, orderId), limit: 1 });
  if (!order) throw new DomainError('order-not-found');
  return order;
}
