import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isOpenOrder } from '#db/conditions.ts';
import { orders } from '#db/schema/orders.ts';
import { users } from '#db/schema/users.ts';
import { recordOrderEvent } from '#domain/order-events/record-order-event.ts';
import { type BulkResult, changeOrders } from '#domain/orders/changes/change-orders.ts';
import { announceOrder, assertNotOver, findOrder } from '#domain/orders/queries/find-order.ts';
import { type Driver, getDriver } from '#domain/users/drivers.ts';
import { type UserUpdate, updateUser } from '#domain/users/manage-users.ts';
import { getUser, type UserRow } from '#domain/users/users.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { bulkSetDriverInput, setDriverInput } from '#shared/inputs/order-inputs.ts';
import { STATUS } from '#shared/order-status.ts';

export type OrderDriver = {
  readonly orderId: number;
  readonly driverId: number | null;
  readonly driverCode: number | null;
  readonly driverName: string | null;
};

/**
 * Assigns a driver by number; null removes the driver. Delivered orders keep their driver, who holds the cash. Rejects
 * with `driver-not-found` (also deactivated), `order-not-found`, `order-delivered`, for cancelled orders `order-over`,
 * and `order-changed` when `expected` is no longer the driver's number.
 */
export function assignDriver(
  ctx: ActorCtx,
  { orderId, driverCode, expected }: z.output<typeof setDriverInput>,
): OrderDriver {
  return inTransaction(ctx, (tx) => {
    if (expected !== undefined) assertHasDriver(tx, orderId, expected);
    return assignOrder(tx, orderId, findDriverToAssign(tx, driverCode));
  });
}

function assertHasDriver(ctx: ActorCtx, orderId: number, expected: number | null): void {
  const { driverId, version } = findOrder(ctx, orderId);
  const driver =
    driverId === null
      ? undefined
      : ctx.db.select({ code: users.driverCode }).from(users).where(eq(users.id, driverId)).get();
  if ((driver?.code ?? null) !== expected) throw new DomainError('order-changed', { version });
}

export async function assignDriverToOrders(
  ctx: ActorCtx,
  { orderIds, driverCode, expected }: z.output<typeof bulkSetDriverInput>,
): Promise<BulkResult> {
  findDriverToAssign(ctx, driverCode);
  // Looked up for every order: the driver may be deactivated meanwhile.
  return changeOrders(ctx, orderIds, (tx, orderId) => {
    const driver = findDriverToAssign(tx, driverCode);
    const isGivenAlready = findOrder(tx, orderId).driverId === (driver?.id ?? null);
    if (expected !== undefined && !isGivenAlready) assertHasDriver(tx, orderId, expected);
    assignOrder(tx, orderId, driver);
  });
}

/** Rejects with `driver-not-found`. */
export function findDriverToAssign(ctx: ActorCtx, driverCode: number | null): Driver | null {
  return driverCode === null ? null : getDriver(ctx, driverCode);
}

export function assignOrder(ctx: ActorCtx, orderId: number, driver: Driver | null): OrderDriver {
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
  assertNotOver(order);
  ctx.db
    .update(orders)
    .set({ driverId, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId))
    .run();
  recordOrderEvent(ctx, {
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

export type DriverUpdate = UserUpdate & { readonly handOverTo?: number | null | undefined };

/**
 * `updateUser` for accounts that are or become drivers. A driver who is deactivated or changes role must not leave open
 * stops: rejects with `driver-has-stops` (with their numbers) unless `handOverTo` is given, and then reassigns them in
 * the same transaction. New drivers need a number.
 */
export function changeDriverAccount(ctx: ActorCtx, { handOverTo, ...update }: DriverUpdate): UserRow {
  return inTransaction(ctx, (tx) => {
    const before = getUser(tx, update.userId);
    if (isLeaving(before, update)) moveStops(tx, before, handOverTo);
    const after = updateUser(tx, update);
    if (before.role !== 'driver') assertHasDriverCode(after);
    return after;
  });
}

/** Orders are assigned by number. Rejects with `driver-without-code`. */
export function assertHasDriverCode({ role, driverCode }: Pick<UserRow, 'role' | 'driverCode'>): void {
  if (role !== 'driver' || driverCode !== null) return;
  throw new DomainError('driver-without-code').on('driverCode');
}

function isLeaving(before: UserRow, { changes }: UserUpdate): boolean {
  if (before.role !== 'driver' || !before.isActive) return false;
  return changes.isActive === false || (changes.role ?? 'driver') !== 'driver';
}

function moveStops(tx: ActorCtx, driver: UserRow, handOverTo: number | null | undefined): void {
  const open = tx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.driverId, driver.id), isOpenOrder))
    .orderBy(asc(orders.id))
    .all()
    .map((order) => order.id);
  if (open.length === 0) return;
  if (handOverTo === undefined) {
    throw new DomainError('driver-has-stops', {
      driverName: driver.name,
      count: open.length,
      orderIds: open,
    });
  }
  const successor = findDriverToAssign(tx, handOverTo);
  if (successor?.id === driver.id) {
    throw new DomainError('driver-hands-over-to-self').on('handOverTo');
  }
  for (const orderId of open) assignOrder(tx, orderId, successor);
}
