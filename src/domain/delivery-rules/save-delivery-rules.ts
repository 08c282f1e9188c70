import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import { isOpenOrder } from '#db/conditions.ts';
import { deliveryRules, regionClosedDays } from '#db/schema/delivery.ts';
import { orders } from '#db/schema/orders.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx, Ctx } from '#domain/kernel/ctx.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { isClosedDay, PREVIEW_DAYS, type RegionRules, type WeekdayRule } from '#shared/delivery-dates.ts';
import type { SaveDeliveryRules } from '#shared/delivery-inputs.ts';
import { REGIONS, type RegionId } from '#shared/regions.ts';
import { addDays, type ISODate } from '#shared/shop-dates.ts';
import { countOrders, readRegionRules } from './region-rules.ts';

/**
 * The rules of a region as the office edits them: every weekday, who usually drives, days of its own without delivery; and
 * how many orders the next days have already.
 */
export type RegionDelivery = {
  readonly regionId: RegionId;
  readonly regionName: string;
  readonly weekdays: readonly (WeekdayRule & { readonly driverId: number | null })[];
  readonly closedDays: readonly ISODate[];
  readonly taken: readonly { readonly day: ISODate; readonly count: number }[];
};

/** The rules of all regions. */
export function listDeliveryRules(ctx: Ctx): RegionDelivery[] {
  const today = getShopMoment(ctx).date;
  const stored = ctx.db.select().from(deliveryRules).all();
  const closed = ctx.db.select().from(regionClosedDays).orderBy(asc(regionClosedDays.day)).all();
  return REGIONS.map(({ id: regionId, name: regionName }) => {
    const { weekdays } = readRegionRules(ctx, regionId, { from: today, to: today });
    const driverOf = (weekday: number) =>
      stored.find((rule) => rule.regionId === regionId && rule.weekday === weekday)?.driverId ?? null;
    return {
      regionId,
      regionName,
      weekdays: weekdays.map((rule, weekday) => ({ ...rule, driverId: driverOf(weekday) })),
      closedDays: closed.filter((row) => row.regionId === regionId).map((row) => row.day),
      taken: [...countOrders(ctx, regionId, { from: today, to: addDays(today, PREVIEW_DAYS - 1) })].map(
        ([day, count]) => ({ day, count }),
      ),
    };
  });
}

/** An open order that lies on a day without delivery. */
export type StrandedOrder = {
  readonly orderId: number;
  readonly buyerName: string;
  readonly deliverDate: ISODate;
  readonly regionId: number;
};

/** Replaces the rules of a region. Placed orders stay where they are: those that now lie on a closed day are answered. */
export function saveDeliveryRules(ctx: ActorCtx, input: SaveDeliveryRules): StrandedOrder[] {
  const { regionId, weekdays, closedDays } = input;
  return inTransaction(ctx, (tx) => {
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
    return listStranded(tx).filter((order) => order.regionId === regionId);
  });
}

/** Open orders from today on whose day is closed in their region, by day. */
export function listStranded(ctx: Ctx): StrandedOrder[] {
  const today = getShopMoment(ctx).date;
  const rules = new Map<number, RegionRules>(
    REGIONS.map(({ id }) => [id, readRegionRules(ctx, id, { from: today, to: today })]),
  );
  return ctx.db
    .select({
      orderId: orders.id,
      buyerName: orders.buyerName,
      deliverDate: orders.deliverDate,
      regionId: orders.regionId,
    })
    .from(orders)
    .where(and(isOpenOrder, isNotNull(orders.deliverDate), gte(orders.deliverDate, today)))
    .orderBy(asc(orders.deliverDate), asc(orders.id))
    .all()
    .flatMap((order) => {
      const ofRegion = rules.get(order.regionId);
      const day = order.deliverDate;
      return day !== null && ofRegion && isClosedDay(day, ofRegion) ? [{ ...order, deliverDate: day }] : [];
    });
}
