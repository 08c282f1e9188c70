import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { products } from '#db/schema/catalog.ts';
import { contractPrices, priceListPrices } from '#db/schema/prices.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { PricesToSet } from '#shared/inputs/price-inputs.ts';
import { getPriceList } from './price-lists.ts';

export type PricesSet = { readonly changed: number; readonly previous: PricesToSet };

export type PriceChanged = {
  readonly productId: number;
  readonly from: number;
  readonly before: number | null;
  readonly after: number | null;
};

/** All or none; null removes a price. Rejects with `price-list-not-found` and `product-not-found`. */
export function setListPrices(
  ctx: ActorCtx,
  { id, prices }: { readonly id: number; readonly prices: PricesToSet },
): PricesSet {
  return inTransaction(ctx, (tx) => {
    const { name } = getPriceList(tx, { id });
    const changes = setPrices(tx, prices, priceTable(tx, priceListPrices, priceListPrices.priceListId, id));
    if (changes.length > 0)
      recordAudit(tx, { type: 'price-list.prices-set', priceListId: id, name, prices: changes });
    return toAnswer(changes);
  });
}

/** Contract prices. Rejects with `customer-not-found` and `product-not-found`. */
export function setContractPrices(
  ctx: ActorCtx,
  { customerId, prices }: { readonly customerId: number; readonly prices: PricesToSet },
): PricesSet {
  return inTransaction(ctx, (tx) => {
    getCustomer(tx, { customerId });
    const changes = setPrices(
      tx,
      prices,
      priceTable(tx, contractPrices, contractPrices.customerId, customerId),
    );
    if (changes.length > 0)
      recordAudit(tx, { type: 'user.contract-prices-set', userId: customerId, prices: changes });
    return toAnswer(changes);
  });
}

function toAnswer(changes: readonly PriceChanged[]): PricesSet {
  const previous = changes.map(({ productId, from, before: priceE4 }) => ({ productId, from, priceE4 }));
  return { changed: changes.length, previous: previous.toReversed() };
}

type Stored = { readonly productId: number; readonly fromQuantity: number; readonly priceE4: number };

type Table = {
  readonly read: (productIds: number[]) => readonly Stored[];
  readonly remove: (productId: number, fromQuantity: number) => unknown;
  readonly write: (price: Stored) => unknown;
};

function priceTable(
  { db }: ActorCtx,
  table: typeof priceListPrices | typeof contractPrices,
  owner: SQLiteColumn,
  ownerId: number,
): Table {
  const key = sql.identifier(owner.name);
  const isOfOwner = sql`${key} = ${ownerId}`;
  return {
    read: (ids) =>
      db.all<Stored>(sql`
        SELECT product_id AS productId, from_quantity AS fromQuantity, price_e4 AS priceE4 FROM ${table}
        WHERE ${isOfOwner} AND product_id IN ${ids}`),
    remove: (productId, from) =>
      db.run(sql`
        DELETE FROM ${table} WHERE ${isOfOwner} AND product_id = ${productId} AND from_quantity = ${from}`),
    write: ({ productId, fromQuantity, priceE4 }) =>
      db.run(sql`
        INSERT INTO ${table} (${key}, product_id, from_quantity, price_e4)
        VALUES (${ownerId}, ${productId}, ${fromQuantity}, ${priceE4})
        ON CONFLICT (${key}, product_id, from_quantity) DO UPDATE SET price_e4 = excluded.price_e4`),
  };
}

function setPrices(tx: ActorCtx, wanted: PricesToSet, table: Table): PriceChanged[] {
  const ids = [...new Set(wanted.map(({ productId }) => productId))];
  assertProducts(tx, ids);
  const keyOf = (productId: number, from: number) => `${productId}:${from}`;
  const known = new Map(
    table.read(ids).map(({ productId, fromQuantity, priceE4 }) => [keyOf(productId, fromQuantity), priceE4]),
  );
  const changes: PriceChanged[] = [];
  for (const { productId, from, priceE4: after } of wanted) {
    const key = keyOf(productId, from);
    const before = known.get(key) ?? null;
    if (before === after) continue;
    if (after === null) {
      known.delete(key);
      table.remove(productId, from);
    } else {
      known.set(key, after);
      table.write({ productId, fromQuantity: from, priceE4: after });
    }
    changes.push({ productId, from, before, after });
  }
  if (changes.length > 0) tx.emit({ type: 'catalog', productId: null });
  return changes;
}

function assertProducts(ctx: Ctx, ids: readonly number[]): void {
  const found = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)))
    .all();
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw new DomainError('product-not-found', { productId: missing });
}
