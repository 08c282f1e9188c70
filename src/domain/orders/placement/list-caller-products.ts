import { and, eq, max, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { inIds } from '#db/conditions.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { listRegionProducts, listSubstitutes } from '#domain/catalog/list-region-products.ts';
import type { PricedProductView } from '#domain/catalog/product-view.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import { priceLadders } from '#domain/prices/customer-prices.ts';
import { CATALOGUE_TERMS, readPriceTerms } from '#domain/prices/price-terms.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { regionProductsInput } from '#shared/inputs/shop-list-inputs.ts';
import { STATUS } from '#shared/order-status.ts';
import type { LastPaid } from '#shared/prices/price-reasons.ts';
import { listBoughtBefore } from './bought-before.ts';

/**
 * With price reasons; optionally the customer's usual products first. `substitutes` are offered where the first hit is
 * sold out. Rejects like `listRegionProducts`.
 */
export function listCallerProducts(ctx: Ctx, input: z.output<typeof regionProductsInput>) {
  const { customerId, isUsualFirst } = input;
  const bought = isUsualFirst && customerId !== undefined ? listBoughtBefore(ctx, { customerId }) : [];
  const page = listRegionProducts(
    ctx,
    input,
    bought.map((product) => product.productId),
  );
  const [best] = page.products;
  const isDeadEnd = input.query !== '' && (input.cursor ?? 1) === 1 && page.nextCursor === null;
  const substitutes =
    isDeadEnd && best?.stock === 0
      ? listSubstitutes(
          ctx,
          input,
          best,
          page.products.map(({ id }) => id),
        )
      : [];
  return {
    ...page,
    products: withReasons(ctx, customerId, page.products),
    substitutes: withReasons(ctx, customerId, substitutes),
  };
}

function withReasons(ctx: Ctx, customerId: number | undefined, found: readonly PricedProductView[]) {
  const terms =
    customerId === undefined ? CATALOGUE_TERMS : readPriceTerms(ctx, getCustomer(ctx, { customerId }));
  const ladders = priceLadders(ctx, terms, found);
  const paid = readLastPaid(
    ctx,
    customerId,
    found.map(({ id }) => id),
  );
  return found.flatMap((product) => {
    const steps = ladders.get(product.id);
    if (!steps) return [];
    const reasons = { steps, listName: terms.list?.name ?? null, lastPaid: paid.get(product.id) ?? null };
    return [{ ...product, reasons }];
  });
}

function readLastPaid(
  ctx: Ctx,
  customerId: number | undefined,
  productIds: readonly number[],
): ReadonlyMap<number, LastPaid> {
  if (customerId === undefined || productIds.length === 0) return new Map();
  const rows = ctx.db
    .select({
      productId: orderLines.productId,
      unitPriceE4: orderLines.unitPriceE4,
      orderedAt: orders.createdAt,
      latest: sql<number>`${max(orders.id)}`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        ne(orders.status, STATUS.cancelled),
        inIds(orderLines.productId, productIds),
      ),
    )
    .groupBy(orderLines.productId)
    .all();
  return new Map(
    rows.map(({ productId, unitPriceE4, orderedAt }) => [productId, { unitPriceE4, orderedAt }]),
  );
}
