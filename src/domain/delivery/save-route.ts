import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { isCustomer } from '#db/conditions.ts';
import { customers } from '#db/schema/customers.ts';
import { routeStops } from '#db/schema/delivery.ts';
import { getDriver } from '#domain/users/drivers.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { saveRouteInput } from '#shared/inputs/delivery-inputs.ts';

/**
 * Stores the visiting order of these customers for this and later days; other customers keep their positions between
 * them. Rejects with `driver-not-found`, `customer-not-found`, and `route-changed` when they are no longer visited in
 * the `expected` order.
 */
export function saveRoute(
  ctx: ActorCtx,
  { driverCode, customerIds, expected }: z.output<typeof saveRouteInput>,
): { readonly driverCode: number; readonly customerIds: readonly number[] } {
  return inTransaction(ctx, (tx) => {
    const { id: driverId } = getDriver(tx, driverCode);
    const wanted = [...new Set(customerIds)];
    assertCustomers(tx, wanted);
    const remembered = tx.db
      .select({ customerId: routeStops.customerId })
      .from(routeStops)
      .where(eq(routeStops.driverId, driverId))
      .orderBy(asc(routeStops.position))
      .all()
      .map((stop) => stop.customerId);
    if (expected && !follows(remembered, wanted) && !follows(remembered, expected)) {
      throw new DomainError('route-changed');
    }
    const route = mergeRoute(remembered, wanted);
    tx.db.delete(routeStops).where(eq(routeStops.driverId, driverId)).run();
    for (const [index, customerId] of route.entries()) {
      tx.db
        .insert(routeStops)
        .values({ driverId, customerId, position: index + 1 })
        .run();
    }
    tx.emit({ type: 'agenda', driverId });
    return { driverCode, customerIds: wanted };
  });
}

/** Customers who were never placed follow any order. */
function follows(remembered: readonly number[], order: readonly number[]): boolean {
  const [placed, isMeant] = [new Set(remembered), new Set(order)];
  const found = remembered.filter((id) => isMeant.has(id));
  return order.filter((id) => placed.has(id)).every((id, index) => id === found[index]);
}

export function mergeRoute(remembered: readonly number[], wanted: readonly number[]): number[] {
  const known = new Set(remembered);
  const isWanted = new Set(wanted);
  const inOrder = wanted.filter((id) => known.has(id));
  const merged = remembered.map((id) => (isWanted.has(id) ? (inOrder.shift() ?? id) : id));
  for (const [index, id] of wanted.entries()) {
    if (known.has(id)) continue;
    const before = wanted[index - 1];
    merged.splice(before === undefined ? firstPlace(merged, isWanted) : merged.indexOf(before) + 1, 0, id);
  }
  return merged;
}

function firstPlace(merged: readonly number[], isWanted: ReadonlySet<number>): number {
  const place = merged.findIndex((id) => isWanted.has(id));
  return place === -1 ? merged.length : place;
}

function assertCustomers(ctx: ActorCtx, customerIds: number[]): void {
  const found = ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(inArray(customers.id, customerIds), isCustomer))
    .all();
  if (found.length < customerIds.length) throw new DomainError('customer-not-found');
}
