import { and, eq } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';

/** A driver as orders and agendas name them. */
export type Driver = {
  readonly id: number;
  readonly driverNr: number | null;
  readonly name: string;
  readonly number: string;
};

/** The active driver who has this number; refuses with `driver-not-found`. */
export function getDriver(ctx: Ctx, driverNr: number): Driver {
  const driver = ctx.db
    .select({ id: users.id, driverNr: users.driverNr, name: users.name, number: users.number })
    .from(users)
    .where(and(eq(users.driverNr, driverNr), eq(users.role, 'driver'), eq(users.isActive, true)))
    .get();
  if (!driver) throw new DomainError('driver-not-found');
  return driver;
}
