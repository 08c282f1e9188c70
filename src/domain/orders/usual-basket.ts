import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { getCustomer } from '#domain/accounts/customers.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { STATUS } from '#shared/order-status.ts';
import { type OldLine, type Proposal, proposeLines } from './get-reorder-proposal.ts';
import { ordersOwnedBy } from './visible-orders.ts';

/** The latest orders that show what is usual. */
const ORDERS_LOOKED_AT = 6;

/**
 * What a customer orders as a rule: the products of at least half of their latest six orders that were not cancelled,
 * what was ordered most often first, each with the quantity in the middle of those that were ordered; capped and left
 * out as in `getReorderProposal`. Rejects with `customer-not-found`. Changes nothing.
 */
export function getUsualBasket(ctx: ActorCtx, { customerId }: { readonly customerId: number }): Proposal {
  const customer = getCustomer(ctx, { customerId });
  const latest = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ordersOwnedBy(customerId), ne(orders.status, STATUS.cancelled)))
    .orderBy(desc(orders.id))
    .limit(ORDERS_LOOKED_AT)
    .as('latest');
  const lines = ctx.db
    .select({ orderId: latest.id, quantity: orderLines.quantity, product: products })
    .from(latest)
    .innerJoin(orderLines, eq(orderLines.orderId, latest.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(gt(orderLines.quantity, 0))
    .orderBy(desc(orderLines.orderId), orderLines.id)
    .all();
  const orderCount = new Set(lines.map((line) => line.orderId)).size;
  return proposeLines(ctx, pickUsual(lines, orderCount / 2), customer);
}

function pickUsual(lines: readonly OldLine[], least: number): OldLine[] {
  const byProduct = Map.groupBy(lines, (line) => line.product.id);
  return [...byProduct.values()]
    .filter((times) => times.length >= least)
    .sort((a, b) => b.length - a.length)
    .flatMap((times) => {
      const byQuantity = times.toSorted((a, b) => a.quantity - b.quantity);
      return byQuantity[Math.floor(byQuantity.length / 2)] ?? [];
    });
}
