import { cashCounts } from '#db/schema/delivery.ts';
import { getDriver } from '#domain/accounts/drivers.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import { once } from '#domain/kernel/once.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import { type DriverCash, getOwnCash, listCash } from './get-cash.ts';

/** Cash that somebody counted, in cents. */
export type Count = { readonly amountCents: number; readonly note: string };

type StoredCount = Count & {
  readonly driverId: number;
  readonly date: ISODate;
  readonly countedBy: 'driver' | 'office';
};

/**
 * A driver enters the cash of their own day; a later count takes the place of an earlier one, and both are kept. A day
 * still to come is rejected with `validation-failed`.
 */
export function countOwnCash(
  ctx: ActorCtx,
  input: Count & { readonly date?: ISODate | undefined; readonly idempotencyKey?: string | undefined },
): DriverCash {
  return once(ctx, 'delivery.cash', input, (tx, { date, ...count }) => {
    const day = date ?? getShopMoment(tx).date;
    storeCount(tx, { ...count, driverId: tx.actor.id, date: day, countedBy: 'driver' });
    return getOwnCash(tx, { date: day });
  });
}

/** The office enters its own count of a driver's day beside the driver's. Rejects with `driver-not-found`. */
export function countOfficeCash(
  ctx: ActorCtx,
  { driverCode, date, ...count }: Count & { readonly driverCode: number; readonly date: ISODate },
): DriverCash {
  return inTransaction(ctx, (tx) => {
    const { id: driverId } = getDriver(tx, driverCode);
    storeCount(tx, { ...count, driverId, date, countedBy: 'office' });
    const cash = listCash(tx, { date }).find((entry) => entry.driverId === driverId);
    if (!cash) throw new DomainError('driver-not-found');
    return cash;
  });
}

function storeCount(ctx: ActorCtx, { date, ...count }: StoredCount): void {
  if (date > getShopMoment(ctx).date) {
    throw new DomainError('cash-day-ahead');
  }
  ctx.db
    .insert(cashCounts)
    .values({ ...count, day: date, actorId: ctx.actor.id, createdAt: ctx.clock.now() })
    .run();
  recordAudit(ctx, {
    type: 'delivery.cash-counted',
    driverId: count.driverId,
    date,
    countedBy: count.countedBy,
    amountCents: count.amountCents,
  });
  ctx.emit({ type: 'agenda', driverId: count.driverId });
}
