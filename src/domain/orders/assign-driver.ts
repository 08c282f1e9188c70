import { eq, sql } from 'drizzle-orm';
import { orders } from '#db/schema/orders.ts';
import { type Driver, getDriver } from '#domain/accounts/drivers.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { STATUS } from '#shared/order-status.ts';
import { type BulkResult, changeOrders } from './change-orders.ts';
import { announceOrder, findOrder } from './find-order.ts';

/** Who drives an order now; null for nobody. */
export type OrderDriver = {
  readonly orderId: number;
  readonly driverId: number | null;
  readonly driverCode: number | null;
  readonly driverName: string | null;
};

/**
 * Gives an order to the driver of that number, or to nobody (null). The driver who delivered one has its cash: a
 * delivered order stays theirs. Rejects with `driver-not-found` (also a deactivated one), `order-not-found` and
 * `order-delivered`.
 */
export function assignDriver(
  ctx: ActorCtx,
  { orderId, driverCode }: { readonly orderId: number; readonly driverCode: number | null },
): OrderDriver {
  return inTransaction(ctx, (tx) => handOver(tx, orderId, findWanted(tx, driverCode)));
}

/** Gives several orders to one driver or to nobody; an unknown order is named, the others are given all the same. */
export async function assignDriverToOrders(
  ctx: ActorCtx,
  { orderIds, driverCode }: { readonly orderIds: readonly number[]; readonly driverCode: number | null },
): Promise<BulkResult> {
  findWanted(ctx, driverCode);
  // Looked up again each time: a driver may be switched off meanwhile.
  return changeOrders(ctx, orderIds, (tx, orderId) => handOver(tx, orderId, findWanted(tx, driverCode)));
}

/** The active driver of that number; null for nobody. Rejects with `driver-not-found`. */
export function findWanted(ctx: ActorCtx, driverCode: number | null): Driver | null {
  return driverCode === null ? null : getDriver(ctx, driverCode);
}

/** Gives one order to a driver or to nobody. Call it in a transaction. */
export function handOver(ctx: ActorCtx, orderId: number, driver: Driver | null): OrderDriver {
  const order = findOrder(ctx, orderId);
  const driverId = driver?.id ?? null;
  const result = {
    orderId,
    driverId,
    driverCode: driver?.driverCode ?? null,
    driverName: driver?.name ?? null,
  };
  if (order.driverId === driverId) return result;
  if (order.status === STATUS.delivered) throw new DomainError('order-delivered');
  ctx.db
    .update(orders)
    .set({ driverId, updatedAt: ctx.clock.now(), version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
    .run();
  recordAudit(ctx, {
    type: 'order.driver-assigned',
    orderId,
    from: order.driverId,
    to: driverId,
    driverCode: result.driverCode,
    driverName: result.driverName,
  });
  for (const person of new Set([order.driverId, driverId])) {
    announceOrder(ctx, { ...order, driverId: person });
  }
  return result;
}
