import { getCustomer } from '#domain/accounts/customers.ts';
import type { Ctx } from '#domain/kernel/ctx.ts';
import { readCredit } from '#domain/ledger/holds.ts';
import { readMinimumOrder } from '#domain/prices/minimum-order.ts';

/** What the next order of a customer is held against, so that staff can say it before they place it. Rejects with `customer-not-found`. */
export function getOrderTerms(ctx: Ctx, { customerId }: { readonly customerId: number }) {
  const customer = getCustomer(ctx, { customerId });
  return {
    customerId,
    minimum: readMinimumOrder(ctx, customer.regionId),
    credit: readCredit(ctx, customerId),
  };
}
