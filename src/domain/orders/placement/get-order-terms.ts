import { awaitsApproval } from '#domain/customers/approvals.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import { readCredit } from '#domain/ledger/holds.ts';
import { readMinimumOrder } from '#domain/prices/minimum-order.ts';
import type { Ctx } from '#kernel/ctx.ts';

/** Shown to staff before they place an order. Rejects with `customer-not-found`. */
export function getOrderTerms(ctx: Ctx, { customerId }: { readonly customerId: number }) {
  const customer = getCustomer(ctx, { customerId });
  return {
    customerId,
    minimum: readMinimumOrder(ctx, customer.regionId),
    credit: readCredit(ctx, customerId),
    awaitsApproval: awaitsApproval(ctx, customerId),
  };
}
