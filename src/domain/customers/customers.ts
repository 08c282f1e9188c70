import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { prepareOnce } from '#db/prepare-once.ts';
import { users } from '#db/schema/users.ts';
import { matchUsers } from '#domain/users/match-users.ts';
import { createUserRow, saveUser, USER_COLUMNS, type UserRow } from '#domain/users/users.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { registerCustomerInput, updateCustomerInput } from '#shared/inputs/customer-inputs.ts';
import { normalizePhone } from '#shared/text/phone.ts';

export function getCustomer(ctx: Ctx, { customerId }: { readonly customerId: number }): UserRow {
  const customer = customerOfId(ctx.db).get({ customerId });
  if (!customer) throw new DomainError('customer-not-found');
  return customer;
}

const customerOfId = prepareOnce((db) =>
  db
    .select(USER_COLUMNS)
    .from(users)
    .where(and(eq(users.id, sql.placeholder('customerId')), eq(users.role, 'customer')))
    .prepare(),
);

/** Compared in normal form; undefined when unknown. */
export function findCustomerByPhone(ctx: Ctx, phone: string): UserRow | undefined {
  const phoneNormalized = normalizePhone(phone);
  if (phoneNormalized === null) return undefined;
  return ctx.db
    .select(USER_COLUMNS)
    .from(users)
    .where(and(eq(users.phoneNormalized, phoneNormalized), eq(users.role, 'customer')))
    .get();
}

const MAX_CUSTOMERS = 100;

/** At most 100 customers that match by name, e-mail, phone in any notation, or address. */
export function findCustomerIds(ctx: Ctx, term: string): number[] {
  const matches = matchUsers(term);
  if (!matches) return [];
  return ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(matches, eq(users.role, 'customer')))
    .limit(MAX_CUSTOMERS)
    .all()
    .map((customer) => customer.id);
}

export function searchCustomers(
  ctx: Ctx,
  input: { readonly term: string; readonly limit: number },
): UserRow[] {
  const matches = matchUsers(input.term);
  if (!matches) return [];
  const isTheirNumber = sql`${users.phoneNormalized} IS ${normalizePhone(input.term) ?? ''}`;
  return ctx.db
    .select(USER_COLUMNS)
    .from(users)
    .where(and(matches, eq(users.role, 'customer')))
    .orderBy(desc(isTheirNumber), asc(users.nameFolded), asc(users.id))
    .limit(input.limit)
    .all();
}

/** Without a password. Rejects with `phone-registered`, which names the owner, or `user-exists` for the e-mail. */
export function registerCustomer(ctx: ActorCtx, input: z.output<typeof registerCustomerInput>): UserRow {
  return createUserRow(
    ctx,
    {
      ...input,
      vatNumber: '',
      businessNumber: '',
      role: 'customer',
      driverCode: null,
      discountBasisPoints: 0,
      passwordHash: null,
    },
    'user.registered',
  );
}

/** Rejects with `customer-not-found`, `user-exists` for the e-mail and `phone-registered`, which names the owner. */
export function updateCustomer(ctx: ActorCtx, input: z.output<typeof updateCustomerInput>): UserRow {
  return inTransaction(ctx, (tx) => {
    const { customerId, email, ...changes } = input;
    const before = getCustomer(tx, { customerId });
    const after: UserRow = {
      ...before,
      name: changes.name ?? before.name,
      phone: changes.phone ?? before.phone,
      address: changes.address ?? before.address,
      regionId: changes.regionId ?? before.regionId,
      fiscalNumber: changes.fiscalNumber ?? before.fiscalNumber,
      vatNumber: changes.vatNumber ?? before.vatNumber,
      businessNumber: changes.businessNumber ?? before.businessNumber,
      documentLanguage: changes.documentLanguage ?? before.documentLanguage,
      email: email === undefined ? before.email : email,
    };
    saveUser(tx, before, after);
    return after;
  });
}
