import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';

/** A driver to whom orders can be given. */
export type ListedDriver = {
  readonly id: number;
  readonly driverNr: number;
  readonly name: string;
  readonly number: string;
};

/** The active drivers who have a number, by that number (decisions "Orders": the real ones, not a fixed list). */
export function listDrivers(ctx: Ctx): ListedDriver[] {
  return ctx.db
    .select({ id: users.id, driverNr: users.driverNr, name: users.name, number: users.number })
    .from(users)
    .where(and(eq(users.role, 'driver'), eq(users.isActive, true), isNotNull(users.driverNr)))
    .orderBy(asc(users.driverNr))
    .all()
    .flatMap((driver) => (driver.driverNr === null ? [] : [{ ...driver, driverNr: driver.driverNr }]));
}
