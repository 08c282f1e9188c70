import { and, eq } from 'drizzle-orm';
import { isCustomer, isOpenOrder } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { holdsId } from '#db/schema/columns.ts';
import { customers } from '#db/schema/customers.ts';
import { deliveryRules, regionClosedDays } from '#db/schema/delivery.ts';
import { regions } from '#db/schema/firm.ts';
import { orders } from '#db/schema/orders.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { withChanges } from '#shared/changes.ts';
import type { Region } from '#shared/firm/firm-types.ts';
import type { CreateRegion, MoveCustomers, UpdateRegion } from '#shared/inputs/firm-inputs.ts';
import { MAX_ACTIVE_REGIONS } from '#shared/regions.ts';
import { foldText } from '#shared/text/fold.ts';
import {
  assertMayBecome,
  assertNotLast,
  placeOf,
  sortRows,
  tellChanged,
  tellCreated,
  tellDeleted,
} from './firm-rows.ts';
import { listRegionRows } from './read-firm.ts';

export function listActiveRegions(ctx: Ctx): Pick<Region, 'id' | 'name'>[] {
  return listRegionRows(ctx.db).flatMap(({ id, name, isActive }) => (isActive ? [{ id, name }] : []));
}

/** Without rules of its own it uses the shop's. Rejects with `firm-name-taken` or `firm-rows-full`. */
export function createRegion(ctx: Ctx, input: CreateRegion): Region {
  return inTransaction(ctx, (tx) => {
    const rows = listRegionRows(tx.db);
    const position = placeOf(rows, input, MAX_ACTIVE_REGIONS);
    const { id } = tx.db
      .insert(regions)
      .values({ ...input, nameFolded: foldText(input.name), position })
      .returning({ id: regions.id })
      .get();
    tellCreated(tx, 'region', input.name);
    return findRegion(tx, id);
  });
}

/**
 * Absent fields keep their values. Rejects with `region-not-found`, `firm-name-taken`, `firm-rows-full`, and, when
 * deactivated, with `firm-row-is-last` or `firm-row-in-use` (open orders, active customers).
 */
export function updateRegion(ctx: Ctx, { id, ...input }: UpdateRegion): Region {
  return inTransaction(ctx, (tx) => {
    const before = findRegion(tx, id);
    const after = withChanges(before, input);
    const rows = listRegionRows(tx.db);
    assertMayBecome(rows, before, after, MAX_ACTIVE_REGIONS);
    if (before.isActive && !after.isActive) {
      assertNotLast(rows, id);
      assertUnused(tx, id, 'active');
    }
    tx.db
      .update(regions)
      .set({ ...input, nameFolded: foldText(after.name) })
      .where(eq(regions.id, id))
      .run();
    tellChanged(tx, 'region', before, after);
    return findRegion(tx, id);
  });
}

/** In this order; omitted ids follow the named ones. Rejects with `region-not-found`. */
export function sortRegions(ctx: Ctx, { ids }: { readonly ids: readonly number[] }): Region[] {
  return inTransaction(ctx, (tx) => {
    for (const id of ids) findRegion(tx, id);
    sortRows(tx, 'region', listRegionRows(tx.db), ids);
    return listRegionRows(tx.db);
  });
}

/** Only while nothing refers to it. Rejects with `region-not-found`, `firm-row-is-last` or `firm-row-in-use`. */
export function deleteRegion(ctx: Ctx, { id }: { readonly id: number }): { readonly id: number } {
  return inTransaction(ctx, (tx) => {
    const region = findRegion(tx, id);
    if (region.isActive) assertNotLast(listRegionRows(tx.db), id);
    assertUnused(tx, id, 'any');
    tx.db.delete(deliveryRules).where(eq(deliveryRules.regionId, id)).run();
    tx.db.delete(regionClosedDays).where(eq(regionClosedDays.regionId, id)).run();
    tx.db.delete(regions).where(eq(regions.id, id)).run();
    tellDeleted(tx, 'region', region.name);
    return { id };
  });
}

/** `active`: open orders, active customers; `any`: also staff, closed orders and limited products. */
function assertUnused(tx: Ctx, id: number, what: 'active' | 'any'): void {
  const isActiveCustomer = and(isCustomer, eq(customers.isActive, true));
  const buyers = countRows(
    tx,
    customers,
    and(eq(customers.regionId, id), what === 'any' ? undefined : isActiveCustomer),
  );
  const ofRegion = eq(orders.regionId, id);
  const open = countRows(tx, orders, what === 'any' ? ofRegion : and(ofRegion, isOpenOrder));
  const limited = what === 'any' ? countRows(tx, products, holdsId(products.regionIds, id)) : 0;
  if (buyers + open + limited === 0) return;
  const use = { customers: buyers, points: 0, orders: open, ...(limited === 0 ? {} : { products: limited }) };
  throw new DomainError('firm-row-in-use', use);
}

/** Moves customers and their delivery points; orders stay. Rejects with `region-not-found` or `region-not-offered`. */
export function moveCustomers(ctx: Ctx, { id, toRegionId }: MoveCustomers) {
  return inTransaction(ctx, (tx) => {
    const from = findRegion(tx, id);
    const to = findRegion(tx, toRegionId);
    if (!to.isActive || to.id === from.id) throw new DomainError('region-not-offered').on('toRegionId');
    const moved = tx.db
      .update(customers)
      .set({ regionId: to.id, updatedAt: tx.clock.now() })
      .where(and(eq(customers.regionId, id), isCustomer))
      .returning({ userId: customers.id })
      .all();
    const userIds = moved.map(({ userId }) => userId);
    for (const userId of userIds) tx.emit({ type: 'user', userId });
    const count = { customers: userIds.length };
    // One entry for the whole action: thousands of single ones would bury the log.
    recordAudit(tx, { type: 'firm.customers-moved', name: from.name, toName: to.name, ...count, userIds });
    return { ...count, points: 0 };
  });
}

/** Rejects with `region-not-found`. */
function findRegion(ctx: Ctx, id: number): Region {
  const region = listRegionRows(ctx.db).find((row) => row.id === id);
  if (!region) throw new DomainError('region-not-found');
  return region;
}
