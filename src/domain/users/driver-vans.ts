import { and, eq } from 'drizzle-orm';
import { dayVans, driverVans } from '#db/schema/vans.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { findVan, listVans } from '#domain/firm/vans.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { Van } from '#shared/firm/firm-types.ts';
import { getDriver } from './drivers.ts';
import type { UserRow } from './users.ts';

export function listUsualVans(ctx: Ctx): { readonly driverId: number; readonly vanId: number }[] {
  return ctx.db.select().from(driverVans).all();
}

/**
 * Null removes the van. Rejects with `van-not-found`, `van-not-offered` for a deactivated one and `van-of-no-driver`.
 * Call it in a transaction.
 */
export function setUsualVan(tx: ActorCtx, { id, role }: UserRow, vanId: number | null): void {
  const before = tx.db.select().from(driverVans).where(eq(driverVans.driverId, id)).get();
  if ((before?.vanId ?? null) === vanId) return;
  if (vanId !== null && role !== 'driver') throw new DomainError('van-of-no-driver').on('vanId');
  const after = vanId === null ? null : findOffered(tx, vanId);
  tx.db.delete(driverVans).where(eq(driverVans.driverId, id)).run();
  if (after) tx.db.insert(driverVans).values({ driverId: id, vanId: after.id }).run();
  const from = before ? findVan(tx, before.vanId).name : null;
  const changes = { usualVan: { from, to: after?.name ?? null } };
  recordAudit(tx, { type: 'user.van-assigned', userId: id, changes });
  tx.emit({ type: 'user', userId: id });
  tx.emit({ type: 'firm' });
}

export type DayVan = Van & { readonly isUsual: boolean };

/** Each driver's van on a day: the one set for the day, else the usual one. */
export function readDayVans(ctx: Ctx, day: ISODate): ReadonlyMap<number, DayVan> {
  const usual = listUsualVans(ctx);
  const ofDay = ctx.db.select().from(dayVans).where(eq(dayVans.day, day)).all();
  if (usual.length + ofDay.length === 0) return new Map();
  const known = new Map(listVans(ctx).map((van) => [van.id, van]));
  const found = [
    ...usual.map((row) => ({ ...row, isUsual: true })),
    ...ofDay.map((row) => ({ ...row, isUsual: false })),
  ];
  return new Map(
    found.flatMap(({ driverId, vanId, isUsual }) => {
      const van = known.get(vanId);
      return van ? [[driverId, { ...van, isUsual }] as const] : [];
    }),
  );
}

export type VanOfDay = { readonly driverCode: number; readonly date: ISODate; readonly vanId: number | null };

/** Null restores the usual van. Rejects with `driver-not-found`, `van-not-found` and `van-not-offered`. */
export function setDayVan(
  ctx: ActorCtx,
  { driverCode, date: day, vanId }: VanOfDay,
): { readonly van: DayVan | null } {
  return inTransaction(ctx, (tx) => {
    const { id: driverId } = getDriver(tx, driverCode);
    const before = readDayVans(tx, day).get(driverId) ?? null;
    const isUsual =
      vanId !== null && listUsualVans(tx).some((row) => row.driverId === driverId && row.vanId === vanId);
    tx.db
      .delete(dayVans)
      .where(and(eq(dayVans.driverId, driverId), eq(dayVans.day, day)))
      .run();
    if (vanId !== null && !isUsual)
      tx.db
        .insert(dayVans)
        .values({ driverId, day, vanId: findOffered(tx, vanId).id })
        .run();
    const van = readDayVans(tx, day).get(driverId) ?? null;
    if (van?.id === before?.id) return { van };
    const changes = { dayVan: { from: before?.name ?? null, to: van?.name ?? null } };
    recordAudit(tx, { type: 'user.day-van-set', userId: driverId, date: day, changes });
    tx.emit({ type: 'agenda', driverId });
    return { van };
  });
}

function findOffered(tx: Ctx, id: number): Van {
  const van = findVan(tx, id);
  if (!van.isActive) throw new DomainError('van-not-offered').on('vanId');
  return van;
}
