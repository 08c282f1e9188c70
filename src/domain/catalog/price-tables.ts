import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { hasCode } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { contractPrices, priceListPrices } from '#db/schema/prices.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import { priceLadders } from '#domain/prices/customer-prices.ts';
import { findPriceListOf, getPriceList } from '#domain/prices/price-lists.ts';
import { readPriceTerms } from '#domain/prices/price-terms.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type {
  customerPricesInput,
  listPricesInput,
  priceDocumentInput,
  productsByCodeInput,
} from '#shared/inputs/price-inputs.ts';
import type { PackedGoods } from '#shared/prices/packs.ts';
import type { PriceBreak, PriceLadder } from '#shared/prices/pricing.ts';
import { codeForms } from '#shared/text/barcode.ts';
import { countProductsWhere } from './count-products.ts';
import { matchesTerm, readSearchTerm } from './search/search-term.ts';
import { correctForStaff } from './search/suggest-terms.ts';
import { visibleTo } from './viewer.ts';

const columns = {
  ...pick(products, 'id', 'code', 'name', 'unit'),
  /** Including VAT. */
  priceE4: products.priceE4,
  ...pick(products, 'vatBasisPoints', 'discountBasisPoints'),
};

/** By name. Rejects with `price-list-not-found`. */
export function listListPrices(ctx: Ctx, input: z.output<typeof listPricesInput>) {
  const list = getPriceList(ctx, { id: input.id });
  const isOnList = sql`EXISTS (SELECT 1 FROM ${priceListPrices} WHERE ${priceListPrices.priceListId} = ${input.id}
    AND ${priceListPrices.productId} = ${products.id})`;
  const page = pageOf(ctx, input, input.isPricedOnly ? [isOnList] : []);
  const ids = page.products.map(({ id }) => id);
  const breaks = ctx.db
    .select()
    .from(priceListPrices)
    .where(and(eq(priceListPrices.priceListId, input.id), inArray(priceListPrices.productId, ids)))
    .orderBy(asc(priceListPrices.fromQuantity))
    .all();
  const breaksOf = Map.groupBy(breaks, (price) => price.productId);
  return {
    ...page,
    list,
    products: page.products.map((product) => ({ ...product, breaks: toBreaks(breaksOf.get(product.id)) })),
  };
}

/** By name. Rejects with `customer-not-found`. */
export function listCustomerPrices(ctx: Ctx, input: z.output<typeof customerPricesInput>) {
  const customer = getCustomer(ctx, { customerId: input.customerId });
  const terms = readPriceTerms(ctx, customer);
  const had = findPriceListOf(ctx, customer.id);
  const hasContract = sql`EXISTS (SELECT 1 FROM ${contractPrices} WHERE ${contractPrices.customerId} = ${customer.id}
    AND ${contractPrices.productId} = ${products.id})`;
  const isOnList = sql`EXISTS (SELECT 1 FROM ${priceListPrices} WHERE ${priceListPrices.priceListId} = ${terms.list?.id ?? 0}
    AND ${priceListPrices.productId} = ${products.id})`;
  const isOwn = or(hasContract, isOnList);
  const page = pageOf(ctx, input, input.isOwnOnly && isOwn ? [isOwn] : []);
  const ladders = priceLadders(ctx, terms, page.products);
  const ids = page.products.map(({ id }) => id);
  const contracts = ctx.db
    .select()
    .from(contractPrices)
    .where(and(eq(contractPrices.customerId, customer.id), inArray(contractPrices.productId, ids)))
    .orderBy(asc(contractPrices.fromQuantity))
    .all();
  const contractOf = Map.groupBy(contracts, (price) => price.productId);
  return {
    ...page,
    priceList: had && { ...had, isValid: terms.list?.id === had.id },
    products: page.products.map((product) => ({
      ...product,
      steps: ladders.get(product.id) ?? [],
      contract: toBreaks(contractOf.get(product.id)),
    })),
  };
}

export type ProductOfCode = { readonly asked: string; readonly id: number; readonly priceE4: number };

export function findProductsByCode(
  ctx: Ctx,
  { codes }: z.output<typeof productsByCodeInput>,
): ProductOfCode[] {
  const forms = new Map(codes.map((code) => [code, codeForms(code)]));
  const { id, priceE4, codeFolded } = products;
  const found = ctx.db
    .select({ id, priceE4, codeFolded })
    .from(products)
    .where(and(isNull(products.deletedAt), hasCode([...new Set([...forms.values()].flat())])))
    .all();
  const byCode = new Map(found.map((product) => [product.codeFolded, product]));
  return [...forms].flatMap(([asked, wanted]) => {
    const product = wanted.map((code) => byCode.get(code)).find((match) => match !== undefined);
    return product ? [{ asked, id: product.id, priceE4: product.priceE4 }] : [];
  });
}

export type PaidPrice = Pick<typeof products.$inferSelect, 'code' | 'name' | 'unit'> &
  PackedGoods & { readonly steps: PriceLadder };

/**
 * The customer's prices of all products they may buy, in stock or not, by name; optionally only those with a price of
 * their own. Products priced on request are left out. Rejects with `customer-not-found`.
 */
export function listPaidPrices(ctx: Ctx, input: z.output<typeof priceDocumentInput>): PaidPrice[] {
  const customer = getCustomer(ctx, { customerId: input.customerId });
  const terms = readPriceTerms(ctx, customer);
  const found = ctx.db
    .select({ ...columns, ...pick(products, 'isOnRequest', 'packName', 'packSize', 'orderStep') })
    .from(products)
    .where(
      and(...visibleTo({ terms, seesPrices: 'offered', regionId: customer.regionId, seesOutOfStock: true })),
    )
    .orderBy(asc(products.nameFolded), asc(products.id))
    .all();
  const ladders = priceLadders(ctx, terms, found);
  return found.flatMap(({ id, isOnRequest, code, name, unit, packName, packSize, orderStep }) => {
    const steps = ladders.get(id);
    if (!steps) return [];
    const isOwn = steps.some((step) => step.source !== 'catalogue');
    if (!isOwn && (isOnRequest || input.isOwnOnly)) return [];
    return [{ code, name, unit, packName, packSize, orderStep, steps }];
  });
}

function toBreaks(
  rows: readonly { readonly fromQuantity: number; readonly priceE4: number }[] = [],
): readonly PriceBreak[] {
  return rows.map(({ fromQuantity: from, priceE4 }) => ({ from, priceE4 }));
}

type Page = { readonly query: string; readonly page: number; readonly limit: number };

function pageOf(ctx: Ctx, { query, page, limit }: Page, only: readonly SQL[]) {
  const term = readSearchTerm(ctx, correctForStaff(ctx, query).query);
  const conditions = [isNull(products.deletedAt), ...only, ...(term === null ? [] : matchesTerm(term))];
  const totalProducts = countProductsWhere(ctx, conditions);
  const found = ctx.db
    .select(columns)
    .from(products)
    .where(and(...conditions))
    .orderBy(asc(products.nameFolded), asc(products.id))
    .limit(limit)
    .offset((page - 1) * limit)
    .all();
  return { products: found, totalProducts, totalPages: Math.ceil(totalProducts / limit) };
}
