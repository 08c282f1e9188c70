import { and, asc, eq, sql } from 'drizzle-orm';
import { cashCounts } from '#db/schema/cash.ts';
import { pick } from '#db/schema/columns.ts';
import { deliveries } from '#db/schema/delivery.ts';
import { users } from '#db/schema/users.ts';
import { ofTill, readLastClosing, type TillOwner } from '#domain/ledger/cash-day.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import { listDrivers } from '#domain/users/drivers.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import {
  counterChange,
  counterOpening,
  EMPTY_TILL,
  expectedOf,
  readTills,
  type TillSums,
} from './read-till.ts';

const COUNTER_NAME = 'Arka';

type Owner = { readonly id: TillOwner; readonly driverCode: number | null; readonly name: string };

/**
 * Sheets of a day, today by default: active drivers by number, former drivers with cash of that day, the counter
 * last.
 */
export function listCashSheets(ctx: Ctx, { date }: { readonly date?: ISODate | undefined }) {
  const day = date ?? getShopMoment(ctx).date;
  const tills = readTills(ctx, day);
  const drivers: Owner[] = listDrivers(ctx);
  const listed = new Set(drivers.map((driver) => driver.id));
  const others = [...tills.keys()].filter((id) => id !== null && !listed.has(id));
  const owners: Owner[] = [
    ...drivers,
    ...others.flatMap((id) => (id === null ? [] : [readOwner(ctx, id)])),
    { id: null, driverCode: null, name: COUNTER_NAME },
  ];
  return owners.map((owner) => toSheet(ctx, owner, day, tills.get(owner.id) ?? EMPTY_TILL));
}

export function getOwnCashSheet(ctx: ActorCtx, { date }: { readonly date?: ISODate | undefined }) {
  const day = date ?? getShopMoment(ctx).date;
  return toSheet(ctx, ctx.actor, day, readTills(ctx, day).get(ctx.actor.id) ?? EMPTY_TILL);
}

export function getCashSheet(ctx: Ctx, driverId: TillOwner, day: ISODate) {
  const owner =
    driverId === null ? { id: null, driverCode: null, name: COUNTER_NAME } : readOwner(ctx, driverId);
  return toSheet(ctx, owner, day, readTills(ctx, day).get(driverId) ?? EMPTY_TILL);
}

export type NamedTill = { readonly driverCode: number | null; readonly driverId?: number | undefined };

/** Also finds former drivers, by id also those whose role has changed. Rejects with `driver-not-found`. */
export function findTillOwner(ctx: Ctx, { driverCode, driverId }: NamedTill): TillOwner {
  if (driverCode === null && driverId === undefined) return null;
  const isNumbered = and(eq(users.role, 'driver'), sql`${users.driverCode} = ${driverCode}`);
  const found = ctx.db
    .select({ id: users.id })
    .from(users)
    .where(driverId === undefined ? isNumbered : eq(users.id, driverId))
    .orderBy(sql`${users.isActive} DESC, ${users.id} DESC`)
    .limit(1)
    .get();
  if (!found) throw new DomainError('driver-not-found');
  return found.id;
}

function readOwner(ctx: Ctx, id: number): Owner {
  const { driverCode, name } = users;
  const found = ctx.db.select({ id: users.id, driverCode, name }).from(users).where(eq(users.id, id)).get();
  if (!found) throw new DomainError('driver-not-found');
  return found;
}

/**
 * A driver's day, or the counter's (`driverId` null), in cents. `expectedCents` is payments and change less expenses;
 * at the counter also the opening cash and the cash handed in by drivers. The latest count of each side is valid;
 * `differenceCents` is the office's count, else the driver's, minus the expected.
 */
function toSheet(ctx: Ctx, owner: Owner, date: ISODate, till: TillSums) {
  const counts = listCounts(ctx, owner.id, date);
  const closing = readLastClosing(ctx, owner.id, date);
  const driverCount = counts.findLast((count) => count.countedBy === 'driver') ?? null;
  const officeCount = counts.findLast((count) => count.countedBy === 'office') ?? null;
  const openingCents = owner.id === null ? counterOpening(ctx, date) : 0;
  const expectedCents = owner.id === null ? openingCents + counterChange(till) : expectedOf(till);
  const driverDifferenceCents = driverCount && driverCount.amountCents - expectedCents;
  const officeDifferenceCents = officeCount && officeCount.amountCents - expectedCents;
  return {
    ...till,
    driverId: owner.id,
    driverCode: owner.driverCode,
    driverName: owner.name,
    date,
    orderCount: countHandedOver(ctx, owner.id, date),
    openingCents,
    expectedCents,
    driverCount,
    officeCount,
    driverDifferenceCents,
    officeDifferenceCents,
    differenceCents: officeDifferenceCents ?? driverDifferenceCents,
    counts,
    isClosed: closing?.event === 'close',
    counterDay: closing?.counterDay ?? null,
  };
}

function countHandedOver(ctx: Ctx, driverId: TillOwner, day: ISODate): number {
  if (driverId === null) return 0;
  const ofDay = and(eq(deliveries.driverId, driverId), eq(deliveries.deliveredDay, day));
  return countRows(ctx, deliveries, ofDay);
}

function listCounts(ctx: Ctx, driverId: TillOwner, day: ISODate) {
  return ctx.db
    .select({
      ...pick(cashCounts, 'id', 'countedBy', 'amountCents', 'note'),
      actorName: users.name,
      at: cashCounts.createdAt,
    })
    .from(cashCounts)
    .innerJoin(users, eq(users.id, cashCounts.actorId))
    .where(and(ofTill(cashCounts.driverId, driverId), eq(cashCounts.day, day)))
    .orderBy(asc(cashCounts.id))
    .all();
}
