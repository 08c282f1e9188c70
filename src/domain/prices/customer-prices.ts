import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { contractPrices, priceListPrices } from '#db/schema/prices.ts';
import type { Ctx } from '#kernel/ctx.ts';
import {
  type CustomerPrices,
  type PricedProduct,
  type PriceLadder,
  priceLadder,
} from '#shared/prices/pricing.ts';
import type { PriceTerms } from './price-terms.ts';

type Priced = PricedProduct & { readonly id: number };

/** By product id. At most two queries, however many products. */
export function priceLadders(
  ctx: Ctx,
  terms: PriceTerms,
  found: readonly Priced[],
): ReadonlyMap<number, PriceLadder> {
  const own = readCustomerPrices(
    ctx,
    terms,
    found.map(({ id }) => id),
  );
  return new Map(
    found.map((product) => [
      product.id,
      priceLadder(product, terms.discountBasisPoints, own.get(product.id)),
    ]),
  );
}

/** Condition for products available on these terms: all, or those of an exclusive list. */
export function isOnTerms({ list }: PriceTerms): SQL[] {
  if (!list?.isExclusive) return [];
  return [
    sql`EXISTS (SELECT 1 FROM ${priceListPrices} WHERE ${priceListPrices.priceListId} = ${list.id}
      AND ${priceListPrices.productId} = ${products.id})`,
  ];
}

function readCustomerPrices(
  ctx: Ctx,
  terms: PriceTerms,
  ids: readonly number[],
): Map<number, CustomerPrices> {
  const own = new Map<
    number,
    { contract: CustomerPrices['contract'][number][]; list: CustomerPrices['list'] }
  >();
  if (ids.length === 0) return own;
  const of = (productId: number) => {
    const known = own.get(productId) ?? { contract: [], list: null };
    own.set(productId, known);
    return known;
  };
  if (terms.hasContracts && terms.customerId !== null) {
    const rows = contractsOf(ctx.db, { customerId: terms.customerId, ids }).all();
    for (const { productId, fromQuantity: from, priceE4 } of rows)
      of(productId).contract.push({ from, priceE4 });
  }
  if (terms.list) readListPrices(ctx, terms.list, ids, of);
  return own;
}

function readListPrices(
  ctx: Ctx,
  { id: listId, isNet, addsDiscounts }: NonNullable<PriceTerms['list']>,
  ids: readonly number[],
  of: (productId: number) => { list: CustomerPrices['list'] },
): void {
  const rows = ctx.db
    .select()
    .from(priceListPrices)
    .where(and(eq(priceListPrices.priceListId, listId), inIds(priceListPrices.productId, ids)))
    .all();
  for (const { productId, fromQuantity: from, priceE4 } of rows) {
    const product = of(productId);
    const breaks = [...(product.list?.breaks ?? []), { from, priceE4 }];
    product.list = { listId, isNet, addsDiscounts, breaks };
  }
}

function contractsOf(
  db: Db,
  { customerId, ids }: { readonly customerId: number; readonly ids: readonly number[] },
) {
  return db
    .select()
    .from(contractPrices)
    .where(and(eq(contractPrices.customerId, customerId), inIds(contractPrices.productId, ids)));
}
