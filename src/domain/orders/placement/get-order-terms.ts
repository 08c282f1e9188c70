import { getCustomer } from '#domain/customers/customers.ts';
import { readCredit } from '#domain/ledger/holds.ts';
import { readMinimumOrder } from '#domain/prices/minimum-order.ts';
import type { Ctx } from '#kernel/ctx.ts';

/** What the next order of a customer is held against, so that staff can say it before they place it. Rejects with `customer-not-found`. */
export function getOrderTerms(ctx: Ctx, { customerId }: { readonly customerId: number }) {
  const customer = getCustomer(ctx, { customerId });
  return {
    customerId,
    minimum: readMinimumOrder(ctx, customer.regionId),
    credit: readCredit(ctx, customerId),
  };
}
