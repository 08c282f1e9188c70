import { and, eq } from 'drizzle-orm';
import { users } from '#db/schema/accounts.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';

/** Columns of a customer that an order needs: the snapshot of the buyer, the discount and the region. */
const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  phone: users.phone,
  address: users.address,
  fiscalNumber: users.fiscalNumber,
  vatNumber: users.vatNumber,
  regionId: users.regionId,
  discountBasisPoints: users.discountBasisPoints,
  isActive: users.isActive,
};

/** A customer as an order needs them; rejects with `customer-not-found`, staff accounts included. */
export function getOrderCustomer(ctx: Ctx, customerId: number) {
  const customer = ctx.db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, customerId), eq(users.role, 'customer')))
    .get();
  if (!customer) throw new DomainError('customer-not-found');
  return customer;
}

/** A customer as an order needs them. */
export type OrderCustomer = ReturnType<typeof getOrderCustomer>;
