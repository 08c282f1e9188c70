import { and, eq, ne } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { normalizePhone } from '#shared/phone.ts';
import type { Role } from '#shared/roles.ts';
import { rejectField } from './reject-field.ts';

/** What must not collide with another account. */
export type Claim = {
  /** The account itself when it exists already. */
  readonly id?: number;
  readonly email: string | null;
  readonly phone: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly driverCode: number | null;
};

/**
 * Rejects an account whose e-mail is taken (`user-exists`), whose phone another customer has (`phone-registered`,
 * which tells staff whose it is) or whose driver number another active driver has (`driver-nr-taken`).
 */
export function assertAccountFree(ctx: Ctx, claim: Claim): void {
  assertEmailFree(ctx, claim);
  assertPhoneFree(ctx, claim);
  assertDriverNrFree(ctx, claim);
}

function assertEmailFree(ctx: Ctx, claim: Claim): void {
  if (claim.email === null) return;
  const other = ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, claim.email), ne(users.id, claim.id ?? 0)))
    .get();
  if (other) throw rejectField('user-exists', 'email');
}

function assertPhoneFree(ctx: Ctx, claim: Claim): void {
  const phoneNormalized = normalizePhone(claim.phone);
  if (claim.role !== 'customer' || phoneNormalized === null) return;
  const other = ctx.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        eq(users.phoneNormalized, phoneNormalized),
        eq(users.role, 'customer'),
        ne(users.id, claim.id ?? 0),
      ),
    )
    .get();
  if (!other) return;
  const isStaff = ctx.actor !== null && ctx.actor.role !== 'customer';
  if (!isStaff) throw rejectField('phone-registered', 'phone');
  throw rejectField(
    'phone-registered',
    'phone',
    `Ky numër telefoni është i regjistruar tashmë për ${other.name}.`,
    { customerId: other.id, customerName: other.name },
  );
}

function assertDriverNrFree(ctx: Ctx, claim: Claim): void {
  if (claim.role !== 'driver') {
    if (claim.driverCode === null) return;
    throw rejectField('validation-failed', 'driverCode', 'Vetëm shoferët kanë numër shoferi.');
  }
  if (claim.driverCode === null || !claim.isActive) return;
  const other = ctx.db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        eq(users.driverCode, claim.driverCode),
        eq(users.role, 'driver'),
        eq(users.isActive, true),
        ne(users.id, claim.id ?? 0),
      ),
    )
    .get();
  if (!other) return;
  throw rejectField(
    'driver-nr-taken',
    'driverCode',
    `Numrin ${claim.driverCode} e ka shoferi ${other.name}.`,
  );
}
