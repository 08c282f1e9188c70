import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { inIds, isCustomer } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { customers } from '#db/schema/customers.ts';
import { customStock } from '#db/schema/packing.ts';
import { packedGoodsColumns } from '#domain/catalog/packed-goods.ts';
import { findProductIds } from '#domain/catalog/search/search-products.ts';
import { correctForStaff } from '#domain/catalog/search/suggest-terms.ts';
import { matchUsers } from '#domain/users/match-users.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';

const customerColumns = pick(customers, 'id', 'name', 'phone', 'address');

const ownPieces = sql<number>`COALESCE((
  SELECT SUM(${customStock.quantity}) FROM ${customStock} WHERE ${customStock.customerId} = ${customers.id}), 0)`;

type Search = { readonly search: string; readonly limit: number };

export function searchPackingCustomers(ctx: Ctx, { search, limit }: Search) {
  const byName = [asc(customers.nameFolded), asc(customers.id)];
  return ctx.db
    .select({ ...customerColumns, ownPieces })
    .from(customers)
    .where(and(isCustomer, matchUsers(search, customers.id)))
    .orderBy(...(search === '' ? [sql`${ownPieces} = 0`, ...byName] : byName))
    .limit(limit)
    .all();
}

export function getPackingCustomer(ctx: Ctx, { customerId }: { readonly customerId: number }) {
  const customer = ctx.db
    .select(customerColumns)
    .from(customers)
    .where(and(eq(customers.id, customerId), isCustomer))
    .get();
  if (!customer) throw new DomainError('customer-not-found');
  return customer;
}

const productColumns = {
  ...pick(products, 'id', 'name', 'code'),
  ...packedGoodsColumns,
  stock: products.stock,
};

export function searchPackingProducts(ctx: Ctx, { search, limit }: Search) {
  if (search === '') {
    return ctx.db
      .select(productColumns)
      .from(products)
      .where(isNull(products.deletedAt))
      .orderBy(asc(products.nameFolded), asc(products.id))
      .limit(limit)
      .all();
  }
  const { query } = correctForStaff(ctx, search);
  const { ids } = findProductIds(ctx, query, [isNull(products.deletedAt)], { offset: 0, limit });
  const found = ctx.db.select(productColumns).from(products).where(inIds(products.id, ids)).all();
  const byId = new Map(found.map((product) => [product.id, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
