import { and, desc, eq, gt, gte, inArray, isNull, ne, sum } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { imageUrl } from '#domain/catalog/image-url.ts';
import { isInRegion } from '#domain/catalog/viewer.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import { ordersOwnedBy } from '#domain/orders/queries/visible-orders.ts';
import { isOnTerms, priceLadders } from '#domain/prices/customer-prices.ts';
import { readPriceTerms } from '#domain/prices/price-terms.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { addDays } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import { type OldLine, type Proposal, proposeLines } from './get-reorder-proposal.ts';

const ORDERS_LOOKED_AT = 300;
const MAX_PRODUCTS = 200;

const TIMES_THAT_SHOW = 10;

/**
 * Products bought before that are sold in the customer's region, most frequent first: from their latest 300 orders
 * that were not cancelled, at most 200 products. Rejects with `customer-not-found`.
 */
export function listBoughtBefore(ctx: Ctx, { customerId }: { readonly customerId: number }) {
  const customer = getCustomer(ctx, { customerId });
  const terms = readPriceTerms(ctx, customer);
  const bought = readHabits(ctx, customerId);
  const found = ctx.db
    .select({
      ...pick(products, 'id', 'name', 'code', 'unit', 'image', 'stock', 'priceE4', 'vatBasisPoints'),
      ...pick(products, 'discountBasisPoints', 'isOnRequest', 'packName', 'packSize', 'orderStep'),
      minQuantity: products.minQuantity,
    })
    .from(products)
    .where(
      and(
        inArray(
          products.id,
          bought.map((line) => line.productId),
        ),
        isNull(products.deletedAt),
        isInRegion(customer.regionId),
        ...isOnTerms(terms),
      ),
    )
    .all();
  const byId = new Map(found.map((product) => [product.id, product]));
  const ladders = priceLadders(ctx, terms, found);
  return bought.flatMap(({ productId, ...habit }) => {
    const product = byId.get(productId);
    const step = ladders.get(productId)?.[0];
    if (!product || !step || (product.isOnRequest && step.source === 'catalogue')) return [];
    const { id: _id, priceE4: _priceE4, isOnRequest: _asked, ...shown } = product;
    const { unitPriceE4, discountBasisPoints } = step;
    return [
      { ...shown, productId, ...habit, image: imageUrl(shown.image), unitPriceE4, discountBasisPoints },
    ];
  });
}

export type Habit = ReturnType<typeof readHabits>[number];

/** From the latest 300 orders that were not cancelled: most frequent first, at most 200 products. */
export function readHabits(ctx: Ctx, customerId: number) {
  const latest = ctx.db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(and(ordersOwnedBy(customerId), ne(orders.status, STATUS.cancelled)))
    .orderBy(desc(orders.id))
    .limit(ORDERS_LOOKED_AT)
    .as('latest');
  const lines = ctx.db
    .select({ ...pick(orderLines, 'productId', 'quantity'), orderedAt: latest.createdAt })
    .from(latest)
    .innerJoin(orderLines, eq(orderLines.orderId, latest.id))
    .where(gt(orderLines.quantity, 0))
    .orderBy(desc(latest.id))
    .all();
  return [...Map.groupBy(lines, (line) => line.productId)]
    .flatMap(([productId, times]) => {
      const [last] = times;
      const usualQuantity = middleOf(times.slice(0, TIMES_THAT_SHOW).map((line) => line.quantity));
      if (!last || usualQuantity === undefined) return [];
      const { quantity: lastQuantity, orderedAt: lastOrderedAt } = last;
      return [{ productId, timesOrdered: times.length, lastQuantity, usualQuantity, lastOrderedAt }];
    })
    .sort(
      (a, b) =>
        b.timesOrdered - a.timesOrdered || b.lastOrderedAt - a.lastOrderedAt || a.productId - b.productId,
    )
    .slice(0, MAX_PRODUCTS);
}

function middleOf(quantities: readonly number[]): number | undefined {
  return quantities.toSorted((a, b) => a - b)[Math.floor(quantities.length / 2)];
}

const BASKET_DAYS = 90;

const LATEST_DAYS = 6;

/**
 * The usual basket from the orders of the last 90 days that were not cancelled; those placed on one day count as one.
 * A product belongs to it that was bought on enough of those days (`leastDays`) and on one of the latest six: most
 * frequent first, each with the median quantity of a day, limited as in `getReorderProposal`. Rejects with
 * `customer-not-found`.
 */
export function getUsualBasket(ctx: ActorCtx, { customerId }: { readonly customerId: number }): Proposal {
  const customer = getCustomer(ctx, { customerId });
  const from = addDays(getShopMoment(ctx).date, -BASKET_DAYS);
  const isRecent = and(
    ordersOwnedBy(customerId),
    ne(orders.status, STATUS.cancelled),
    gte(orders.createdDay, from),
  );
  const lines = ctx.db
    .select({
      day: orders.createdDay,
      productId: orderLines.productId,
      quantity: sum(orderLines.quantity).mapWith(Number),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isRecent, gt(orderLines.quantity, 0)))
    .groupBy(orders.createdDay, orderLines.productId)
    .orderBy(desc(orders.createdDay), orderLines.productId)
    .all();
  const usual = pickUsual(lines);
  const ids = usual.map((line) => line.productId);
  const found = ctx.db.select().from(products).where(inArray(products.id, ids)).all();
  const byId = new Map(found.map((product) => [product.id, product]));
  const wanted = usual.flatMap(({ productId, quantity }): OldLine[] => {
    const product = byId.get(productId);
    return product ? [{ product, quantity }] : [];
  });
  return proposeLines(ctx, wanted, customer);
}

type BoughtOnDay = { readonly day: string; readonly productId: number; readonly quantity: number };

function pickUsual(lines: readonly BoughtOnDay[]) {
  const days = [...new Set(lines.map((line) => line.day))];
  const latest = days.slice(0, LATEST_DAYS);
  return [...Map.groupBy(lines, (line) => line.productId)]
    .filter(
      ([, times]) => times.length >= leastDays(days.length) && times.some(({ day }) => latest.includes(day)),
    )
    .sort(([, a], [, b]) => b.length - a.length)
    .flatMap(([productId, times]) => {
      const quantity = middleOf(times.map((line) => line.quantity));
      return quantity === undefined ? [] : [{ productId, quantity }];
    });
}

/** Half of few days, a quarter of many, three in between. */
function leastDays(days: number): number {
  return Math.ceil(Math.max(Math.min(3, days / 2), days / 4));
}
