import { and, eq, ne } from 'drizzle-orm';
import { hasCustomerCode, isCustomer } from '#db/conditions.ts';
import { customers } from '#db/schema/customers.ts';
import { users } from '#db/schema/users.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';
import type { Role } from '#shared/roles.ts';
import { foldText } from '#shared/text/fold.ts';
import { normalizePhone } from '#shared/text/phone.ts';

export type Claim = {
  readonly id?: number;
  readonly email: string | null;
  readonly phone: string;
  readonly code: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly driverCode: number | null;
};

/**
 * Rejects with `user-exists` (e-mail), `phone-registered` (another customer's phone; names the owner to staff),
 * `customer-code-taken` and `driver-code-taken`.
 */
export function assertContactFree(ctx: Ctx, claim: Claim): void {
  assertEmailFree(ctx, claim);
  assertPhoneFree(ctx, claim);
  assertCustomerCodeFree(ctx, claim);
  assertDriverNrFree(ctx, claim);
}

function assertEmailFree(ctx: Ctx, claim: Claim): void {
  if (claim.email === null) return;
  const isOther = and(eq(users.email, claim.email), ne(users.id, claim.id ?? 0));
  if (hasRow(ctx, users, isOther)) throw new DomainError('user-exists').on('email');
}

function assertPhoneFree(ctx: Ctx, claim: Claim): void {
  const phoneNormalized = normalizePhone(claim.phone);
  if (claim.role !== 'customer' || phoneNormalized === null) return;
  const other = ctx.db
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(and(eq(customers.phoneNormalized, phoneNormalized), isCustomer, ne(customers.id, claim.id ?? 0)))
    .get();
  if (!other) return;
  const isStaff = ctx.actor !== null && ctx.actor.role !== 'customer';
  if (!isStaff) throw new DomainError('phone-registered').on('phone');
  throw new DomainError('phone-registered', { customerId: other.id, customerName: other.name }).on('phone');
}

function assertCustomerCodeFree(ctx: Ctx, claim: Claim): void {
  const codeFolded = foldText(claim.code);
  if (codeFolded === '') return;
  const other = ctx.db
    .select({ name: customers.name })
    .from(customers)
    .where(and(hasCustomerCode(codeFolded), ne(customers.id, claim.id ?? 0)))
    .get();
  if (other) throw new DomainError('customer-code-taken', { customerName: other.name }).on('code');
}

function assertDriverNrFree(ctx: Ctx, claim: Claim): void {
  if (claim.role !== 'driver') {
    if (claim.driverCode === null) return;
    throw new DomainError('driver-code-of-no-driver').on('driverCode');
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
  throw new DomainError('driver-code-taken', { driverCode: claim.driverCode, driverName: other.name }).on(
    'driverCode',
  );
}
