import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { users } from '#db/schema/users.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { MAX_DRIVER_NUMBER } from '#shared/delivery.ts';

export type Driver = ReturnType<typeof getDriver>;

/** Only active drivers. Rejects with `driver-not-found`. */
export function getDriver(ctx: Ctx, driverCode: number) {
  const driver = ctx.db
    .select({ id: users.id, driverCode: users.driverCode, name: users.name, phone: users.phone })
    .from(users)
    .where(and(eq(users.driverCode, driverCode), eq(users.role, 'driver'), eq(users.isActive, true)))
    .get();
  if (!driver) throw new DomainError('driver-not-found');
  return driver;
}

export function listDrivers(ctx: Ctx) {
  return ctx.db
    .select({ id: users.id, driverCode: users.driverCode, name: users.name, phone: users.phone })
    .from(users)
    .where(and(eq(users.role, 'driver'), eq(users.isActive, true), isNotNull(users.driverCode)))
    .orderBy(asc(users.driverCode))
    .all()
    .flatMap((driver) => (driver.driverCode === null ? [] : [{ ...driver, driverCode: driver.driverCode }]));
}

export function nextDriverCode(ctx: Ctx): { readonly driverCode: number | null } {
  const numbers = Array.from({ length: MAX_DRIVER_NUMBER }, (_, at) => at + 1);
  const taken = new Set(listDrivers(ctx).map((driver) => driver.driverCode));
  return { driverCode: numbers.find((number) => !taken.has(number)) ?? null };
}
