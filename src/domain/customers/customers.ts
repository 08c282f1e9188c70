import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '#db/client.ts';
import { isCustomer } from '#db/conditions.ts';
import { perConnection } from '#db/per-connection.ts';
import { customers } from '#db/schema/customers.ts';
import { users } from '#db/schema/users.ts';
import { matchUsers } from '#domain/users/match-users.ts';
import { createUserRow, saveUser, toUserRow, USER_COLUMNS, type UserRow } from '#domain/users/users.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { withChanges } from '#shared/changes.ts';
import type { registerCustomerInput, updateCustomerInput } from '#shared/inputs/customer-inputs.ts';
import { normalizePhone } from '#shared/text/phone.ts';

export function getCustomer(ctx: Ctx, { customerId }: { readonly customerId: number }): UserRow {
  const customer = customerOfId(ctx.db).get({ customerId });
  if (!customer) throw new DomainError('customer-not-found');
  return toUserRow(customer);
}

const customerOfId = perConnection((db) =>
  fromCustomers(db)
    .where(and(eq(customers.id, sql.placeholder('customerId')), isCustomer))
    .prepare(),
);

/** Joined with the login that has the customer's id. */
function fromCustomers(db: Db) {
  return db.select(USER_COLUMNS).from(customers).innerJoin(users, eq(users.id, customers.id)).$dynamic();
}

/** Compared in normal form; undefined when unknown. */
export function findCustomerByPhone(ctx: Ctx, phone: string): UserRow | undefined {
  const phoneNormalized = normalizePhone(phone);
  if (phoneNormalized === null) return undefined;
  const found = fromCustomers(ctx.db)
    .where(and(eq(customers.phoneNormalized, phoneNormalized), isCustomer))
    .get();
  return found && toUserRow(found);
}

const MAX_CUSTOMERS = 100;

/** At most 100 customers that match by name, e-mail, phone in any notation, or address. */
export function findCustomerIds(ctx: Ctx, term: string): number[] {
  const matches = matchUsers(term, customers.id);
  if (!matches) return [];
  return ctx.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(matches, isCustomer))
    .limit(MAX_CUSTOMERS)
    .all()
    .map((customer) => customer.id);
}

export function searchCustomers(
  ctx: Ctx,
  input: { readonly term: string; readonly limit: number },
): UserRow[] {
  const matches = matchUsers(input.term, customers.id);
  if (!matches) return [];
  const isTheirNumber = sql`${customers.phoneNormalized} IS ${normalizePhone(input.term) ?? ''}`;
  return fromCustomers(ctx.db)
    .where(and(matches, isCustomer))
    .orderBy(desc(isTheirNumber), asc(customers.nameFolded), asc(customers.id))
    .limit(input.limit)
    .all()
    .map(toUserRow);
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
    const { customerId, ...changes } = input;
    const before = getCustomer(tx, { customerId });
    const after = withChanges(before, changes);
    saveUser(tx, before, after);
    return after;
  });
}
