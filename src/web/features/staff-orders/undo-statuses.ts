import { findWayBack, type OrderStatus } from '#shared/order-status.ts';
import type { Role } from '#shared/roles.ts';

/** One step of taking back a bulk change: several orders get the same status. */
export type UndoStep = { readonly orderIds: number[]; readonly status: OrderStatus };

/**
 * The steps that bring orders which were taken to `status` back to what each was before, in this order; null when one
 * of them has no way back.
 */
export function planUndo(
  role: Role,
  status: OrderStatus,
  before: ReadonlyMap<number, OrderStatus>,
): UndoStep[] | null {
  const groups = Map.groupBy(before, ([, was]) => was);
  const steps: UndoStep[] = [];
  for (const [was, entries] of groups) {
    const wayBack = findWayBack(role, status, was);
    if (!wayBack) return null;
    const orderIds = entries.map(([orderId]) => orderId);
    steps.push(...wayBack.map((step) => ({ orderIds, status: step })));
  }
  return steps;
}
