import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';

/** A driver to whom orders can be given. */
export type ListedDriver = {
  readonly id: number;
  readonly driverCode: number;
  readonly name: string;
  readonly phone: string;
};

/** The active drivers who have a number, by that number (decisions "Orders": the real ones, not a fixed list). */
export function listDrivers(ctx: Ctx): ListedDriver[] {
  return ctx.db
    .select({ id: users.id, driverCode: users.driverCode, name: users.name, phone: users.phone })
    .from(users)
    .where(and(eq(users.role, 'driver'), eq(users.isActive, true), isNotNull(users.driverCode)))
    .orderBy(asc(users.driverCode))
    .all()
    .flatMap((driver) => (driver.driverCode === null ? [] : [{ ...driver, driverCode: driver.driverCode }]));
}
