import { and, asc, eq } from 'drizzle-orm';
import { isOpenOrder } from '#db/conditions.ts';
import { orders } from '#db/schema/orders.ts';
import { type Account, getAccount } from '#domain/accounts/accounts.ts';
import { type UserUpdate, updateUser } from '#domain/accounts/manage-users.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { findWanted, handOver } from './assign-driver.ts';

/** A change of an account; `handOverTo` says who takes the stops of a driver who leaves (null: nobody yet). */
export type DriverUpdate = UserUpdate & { readonly handOverTo?: number | null | undefined };

/**
 * Changes an account as `updateUser` does. A driver who is switched off or gets another role leaves no stops behind
 * unsaid: rejects with `driver-has-stops` (count and numbers in the details) unless `handOverTo` is given, and then
 * moves them in the same transaction. An account that becomes a driver's needs a number.
 */
export function changeDriverAccount(ctx: ActorCtx, { handOverTo, ...update }: DriverUpdate): Account {
  return inTransaction(ctx, (tx) => {
    const before = getAccount(tx, update.userId);
    if (isLeaving(before, update)) moveStops(tx, before, handOverTo);
    const after = updateUser(tx, update);
    if (before.role !== 'driver') assertHasDriverCode(after);
    return after;
  });
}

/** Rejects a driver without a number, to whom no order could be given. */
export function assertHasDriverCode({ role, driverCode }: Pick<Account, 'role' | 'driverCode'>): void {
  if (role !== 'driver' || driverCode !== null) return;
  throw new DomainError('driver-without-code').on('driverCode');
}

function isLeaving(before: Account, { changes }: UserUpdate): boolean {
  if (before.role !== 'driver' || !before.isActive) return false;
  return changes.isActive === false || (changes.role ?? 'driver') !== 'driver';
}

function moveStops(tx: ActorCtx, driver: Account, handOverTo: number | null | undefined): void {
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
  const successor = findWanted(tx, handOverTo);
  if (successor?.id === driver.id) {
    throw new DomainError('driver-hands-over-to-self').on('handOverTo');
  }
  for (const orderId of open) handOver(tx, orderId, successor);
}
