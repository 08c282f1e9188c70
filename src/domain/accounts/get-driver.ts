import { and, eq } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';

/** A driver as orders and agendas name them. */
export type Driver = {
  readonly id: number;
  readonly driverCode: number | null;
  readonly name: string;
  readonly phone: string;
};

/** The active driver who has this number; rejects with `driver-not-found`. */
export function getDriver(ctx: Ctx, driverCode: number): Driver {
  const driver = ctx.db
    .select({ id: users.id, driverCode: users.driverCode, name: users.name, phone: users.phone })
    .from(users)
    .where(and(eq(users.driverCode, driverCode), eq(users.role, 'driver'), eq(users.isActive, true)))
    .get();
  if (!driver) throw new DomainError('driver-not-found');
  return driver;
}
