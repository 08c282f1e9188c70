import { and, eq, type SQL, sql } from 'drizzle-orm';
import { inGivenIds } from '#db/conditions.ts';
import { prepareOnce } from '#db/prepare-once.ts';
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

export const isOnGivenTerms: SQL = sql`(${sql.placeholder('exclusiveListId')} IS NULL OR EXISTS (
  SELECT 1 FROM ${priceListPrices} WHERE ${priceListPrices.priceListId} = ${sql.placeholder('exclusiveListId')}
  AND ${priceListPrices.productId} = ${products.id}))`;

/** The exclusive list of these terms; null when all products are available. */
export function exclusiveListOf({ list }: PriceTerms): number | null {
  return list?.isExclusive ? list.id : null;
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
    const rows = contractsOf(ctx.db).all({ customerId: terms.customerId, ids: JSON.stringify(ids) });
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
  const rows = pricesOnList(ctx.db).all({ listId, ids: JSON.stringify(ids) });
  for (const { productId, fromQuantity: from, priceE4 } of rows) {
    const product = of(productId);
    const breaks = [...(product.list?.breaks ?? []), { from, priceE4 }];
    product.list = { listId, isNet, addsDiscounts, breaks };
  }
}

const contractsOf = prepareOnce((db) =>
  db
    .select()
    .from(contractPrices)
    .where(
      and(eq(contractPrices.customerId, sql.placeholder('customerId')), inGivenIds(contractPrices.productId)),
    )
    .prepare(),
);

const pricesOnList = prepareOnce((db) =>
  db
    .select()
    .from(priceListPrices)
    .where(
      and(eq(priceListPrices.priceListId, sql.placeholder('listId')), inGivenIds(priceListPrices.productId)),
    )
    .prepare(),
);
