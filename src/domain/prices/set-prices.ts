import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { contractPrices, priceListPrices } from '#db/schema/prices.ts';
import { getCustomer } from '#domain/accounts/customers.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { ActorCtx, Ctx } from '#domain/kernel/ctx.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { inTransaction } from '#domain/kernel/in-transaction.ts';
import type { PricesToSet } from '#shared/price-inputs.ts';
import { getPriceList } from './price-lists.ts';

/** How many prices are others now than before, and what those were: setting `previous` takes the change back. */
export type PricesSet = { readonly changed: number; readonly previous: PricesToSet };

/** A price that changes: from so many pieces on, what it was and what it is (E4; null is none). */
export type PriceChanged = {
  readonly productId: number;
  readonly from: number;
  readonly before: number | null;
  readonly after: number | null;
};

/**
 * Sets prices of a list, all or none; null takes one away. Rejects with `price-list-not-found` and `product-not-found`.
 */
export function setListPrices(
  ctx: ActorCtx,
  { id, prices }: { readonly id: number; readonly prices: PricesToSet },
): PricesSet {
  return inTransaction(ctx, (tx) => {
    const { name } = getPriceList(tx, { id });
    const changes = setPrices(tx, prices, {
      read: (ids) =>
        tx.db
          .select()
          .from(priceListPrices)
          .where(and(eq(priceListPrices.priceListId, id), inArray(priceListPrices.productId, ids)))
          .all(),
      remove: (productId, fromQuantity) =>
        tx.db
          .delete(priceListPrices)
          .where(
            and(
              eq(priceListPrices.priceListId, id),
              eq(priceListPrices.productId, productId),
              eq(priceListPrices.fromQuantity, fromQuantity),
            ),
          )
          .run(),
      write: (price) =>
        tx.db
          .insert(priceListPrices)
          .values({ ...price, priceListId: id })
          .onConflictDoUpdate({
            target: [priceListPrices.priceListId, priceListPrices.productId, priceListPrices.fromQuantity],
            set: { priceE4: price.priceE4 },
          })
          .run(),
    });
    if (changes.length > 0)
      recordAudit(tx, { type: 'price-list.prices-set', priceListId: id, name, prices: changes });
    return toAnswer(changes);
  });
}

/** The same for what was agreed with one customer. Rejects with `customer-not-found` and `product-not-found`. */
export function setContractPrices(
  ctx: ActorCtx,
  { customerId, prices }: { readonly customerId: number; readonly prices: PricesToSet },
): PricesSet {
  return inTransaction(ctx, (tx) => {
    getCustomer(tx, { customerId });
    const isOf = (...more: SQL[]) => and(eq(contractPrices.customerId, customerId), ...more);
    const changes = setPrices(tx, prices, {
      read: (ids) =>
        tx.db
          .select()
          .from(contractPrices)
          .where(isOf(inArray(contractPrices.productId, ids)))
          .all(),
      remove: (productId, from) =>
        tx.db
          .delete(contractPrices)
          .where(isOf(eq(contractPrices.productId, productId), eq(contractPrices.fromQuantity, from)))
          .run(),
      write: (price) =>
        tx.db
          .insert(contractPrices)
          .values({ ...price, customerId })
          .onConflictDoUpdate({
            target: [contractPrices.customerId, contractPrices.productId, contractPrices.fromQuantity],
            set: { priceE4: price.priceE4 },
          })
          .run(),
    });
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
