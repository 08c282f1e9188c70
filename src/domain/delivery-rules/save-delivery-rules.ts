import { createHash } from 'node:crypto';
import { and, asc, eq, gte } from 'drizzle-orm';
import { isOpenOrder } from '#db/conditions.ts';
import { pick } from '#db/schema/columns.ts';
import { deliveryRules, regionClosedDays } from '#db/schema/delivery.ts';
import { orders } from '#db/schema/orders.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { isClosedDay, PREVIEW_DAYS, type RegionRules } from '#shared/dates/delivery-dates.ts';
import { addDays } from '#shared/dates/shop-dates.ts';
import { firmTables } from '#shared/firm/firm-tables.ts';
import type { SaveDeliveryRules } from '#shared/inputs/delivery-inputs.ts';
import { activeRegions } from '#shared/regions.ts';
import { countOrders, readRegionRules } from './region-rules.ts';

/** With the number of orders on the next days. `version` changes with any of a region's rules. */
export function listDeliveryRules(ctx: Ctx) {
  const today = getShopMoment(ctx).date;
  return activeRegions().map(({ id: regionId, name: regionName }) => ({
    regionId,
    regionName,
    ...readForEditing(ctx, regionId),
    taken: [...countOrders(ctx, regionId, { from: today, to: addDays(today, PREVIEW_DAYS - 1) })].map(
      ([day, count]) => ({ day, count }),
    ),
  }));
}

function readForEditing(ctx: Ctx, regionId: number) {
  const today = getShopMoment(ctx).date;
  const stored = ctx.db.select().from(deliveryRules).where(eq(deliveryRules.regionId, regionId)).all();
  const drivers = new Map(stored.map((rule) => [rule.weekday, rule.driverId]));
  const rules = readRegionRules(ctx, regionId, { from: today, to: today });
  const weekdays = rules.weekdays.map((rule, weekday) => ({
    ...rule,
    driverId: drivers.get(weekday) ?? null,
  }));
  const closedDays = ctx.db
    .select({ day: regionClosedDays.day })
    .from(regionClosedDays)
    .where(eq(regionClosedDays.regionId, regionId))
    .orderBy(asc(regionClosedDays.day))
    .all()
    .map((row) => row.day);
  const isOwn = stored.length > 0;
  const content = JSON.stringify([weekdays, closedDays, isOwn]);
  return { weekdays, closedDays, isOwn, version: createHash('sha256').update(content).digest('hex') };
}

/**
 * Replaces the rules of a region. Placed orders stay; those now on a closed day are returned. Rejects with
 * `delivery-rules-changed` when the rules were saved since the form was loaded.
 */
export function saveDeliveryRules(ctx: ActorCtx, input: SaveDeliveryRules) {
  const { regionId, weekdays, closedDays, version } = input;
  return inTransaction(ctx, (tx) => {
    assertUnchanged(tx, regionId, version);
    tx.db.delete(deliveryRules).where(eq(deliveryRules.regionId, regionId)).run();
    tx.db
      .insert(deliveryRules)
      .values(weekdays.map((rule, weekday) => ({ regionId, weekday, ...rule })))
      .run();
    tx.db.delete(regionClosedDays).where(eq(regionClosedDays.regionId, regionId)).run();
    const days = [...new Set(closedDays)];
    if (days.length > 0) {
      tx.db
        .insert(regionClosedDays)
        .values(days.map((day) => ({ regionId, day })))
        .run();
    }
    recordAudit(tx, { type: 'delivery.rules-saved', regionId });
    tx.emit({ type: 'settings' });
    return toSaved(tx, regionId);
  });
}

/** Resets weekdays to the shop's rules and removes the usual driver; days without delivery stay. */
export function resetDeliveryRules(
  ctx: ActorCtx,
  { regionId, version }: { readonly regionId: number; readonly version: string },
) {
  return inTransaction(ctx, (tx) => {
    assertUnchanged(tx, regionId, version);
    tx.db.delete(deliveryRules).where(eq(deliveryRules.regionId, regionId)).run();
    recordAudit(tx, { type: 'delivery.rules-reset', regionId });
    tx.emit({ type: 'settings' });
    return toSaved(tx, regionId);
  });
}

function toSaved(tx: Ctx, regionId: number) {
  const stranded = listStranded(tx).filter((order) => order.regionId === regionId);
  return { version: readForEditing(tx, regionId).version, stranded };
}

function assertUnchanged(tx: Ctx, regionId: number, version: string): void {
  if (readForEditing(tx, regionId).version !== version) throw new DomainError('delivery-rules-changed');
}

export function listStranded(ctx: Ctx) {
  const today = getShopMoment(ctx).date;
  const rules = new Map<number, RegionRules>(
    firmTables().regions.map(({ id }) => [id, readRegionRules(ctx, id, { from: today, to: today })]),
  );
  return ctx.db
    .select({ orderId: orders.id, ...pick(orders, 'buyerName', 'deliverDate', 'regionId') })
    .from(orders)
    .where(and(isOpenOrder, gte(orders.deliverDate, today)))
    .orderBy(asc(orders.deliverDate), asc(orders.id))
    .all()
    .flatMap((order) => {
      const ofRegion = rules.get(order.regionId);
      const day = order.deliverDate;
      return day !== null && ofRegion && isClosedDay(day, ofRegion) ? [{ ...order, deliverDate: day }] : [];
    });
}
