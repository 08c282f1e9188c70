import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { pick } from '#db/schema/columns.ts';
import { customerPriceLists, priceListPrices, priceLists } from '#db/schema/prices.ts';
import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import { ensureCustomerRow } from '#domain/users/customer-row.ts';
import { getUser } from '#domain/users/users.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { withChanges } from '#shared/changes.ts';
import {
  type createPriceListInput,
  isInOrder,
  type updatePriceListInput,
} from '#shared/inputs/price-inputs.ts';
import { foldText } from '#shared/text/fold.ts';

export type PriceList = ReturnType<typeof getPriceList>;

const columns = {
  ...pick(priceLists, 'id', 'name', 'isNet', 'isExclusive', 'addsDiscounts', 'validFrom', 'validTo'),
  products: sql<number>`(SELECT COUNT(DISTINCT product_id) FROM price_list_prices p
    WHERE p.price_list_id = price_lists.id)`,
  customers: sql<number>`(SELECT COUNT(*) FROM customer_price_lists c WHERE c.price_list_id = price_lists.id)`,
};

export function listPriceLists(ctx: Ctx): PriceList[] {
  return ctx.db
    .select(columns)
    .from(priceLists)
    .where(isNull(priceLists.deletedAt))
    .orderBy(asc(priceLists.nameFolded), asc(priceLists.id))
    .all();
}

export function getPriceList(ctx: Ctx, { id }: { readonly id: number }) {
  const list = ctx.db
    .select(columns)
    .from(priceLists)
    .where(and(eq(priceLists.id, id), isNull(priceLists.deletedAt)))
    .get();
  if (!list) throw new DomainError('price-list-not-found');
  return list;
}

export function createPriceList(ctx: ActorCtx, input: z.output<typeof createPriceListInput>) {
  return inTransaction(ctx, (tx) => {
    const now = tx.clock.now();
    const { id } = tx.db
      .insert(priceLists)
      .values({ ...input, nameFolded: foldText(input.name), createdAt: now, updatedAt: now })
      .returning({ id: priceLists.id })
      .get();
    recordAudit(tx, { type: 'price-list.created', priceListId: id, ...input });
    tx.emit({ type: 'catalog', productId: null });
    return getPriceList(tx, { id });
  });
}

/** Absent fields keep their values. Rejects with `price-list-not-found` and `price-list-days`. */
export function updatePriceList(ctx: ActorCtx, { id, ...input }: z.output<typeof updatePriceListInput>) {
  return inTransaction(ctx, (tx) => {
    const { products: _products, customers: _customers, id: _id, ...before } = getPriceList(tx, { id });
    const after = withChanges(before, input);
    if (!isInOrder(after)) throw new DomainError('price-list-days').on('validTo');
    tx.db
      .update(priceLists)
      .set({ ...after, nameFolded: foldText(after.name), updatedAt: tx.clock.now() })
      .where(eq(priceLists.id, id))
      .run();
    recordAudit(tx, { type: 'price-list.updated', priceListId: id, changes: changesBetween(before, after) });
    tx.emit({ type: 'catalog', productId: null });
    return getPriceList(tx, { id });
  });
}

/** Also unassigns it from customers; placed orders keep their prices. Rejects with `price-list-not-found`. */
export function deletePriceList(ctx: ActorCtx, { id }: { readonly id: number }): void {
  inTransaction(ctx, (tx) => {
    const { name, customers } = getPriceList(tx, { id });
    tx.db.delete(customerPriceLists).where(eq(customerPriceLists.priceListId, id)).run();
    tx.db.delete(priceListPrices).where(eq(priceListPrices.priceListId, id)).run();
    tx.db.update(priceLists).set({ deletedAt: tx.clock.now() }).where(eq(priceLists.id, id)).run();
    recordAudit(tx, { type: 'price-list.deleted', priceListId: id, name, customers });
    tx.emit({ type: 'catalog', productId: null });
  });
}

/** The caller checks the customer. Rejects with `price-list-not-found`. */
export function assignPriceList(tx: ActorCtx, customerId: number, priceListId: number | null): void {
  const before = findPriceListOf(tx, customerId);
  if (before?.id === priceListId || (before === null && priceListId === null)) return;
  const after = priceListId === null ? null : getPriceList(tx, { id: priceListId });
  tx.db.delete(customerPriceLists).where(eq(customerPriceLists.customerId, customerId)).run();
  if (after) ensureCustomerRow(tx, getUser(tx, customerId));
  if (after) tx.db.insert(customerPriceLists).values({ customerId, priceListId: after.id }).run();
  const changes = { priceList: { from: before?.name ?? null, to: after?.name ?? null } };
  recordAudit(tx, { type: 'user.price-list-assigned', userId: customerId, changes });
  tx.emit({ type: 'user', userId: customerId });
  tx.emit({ type: 'catalog', productId: null });
}

export function findPriceListOf(
  ctx: Ctx,
  customerId: number,
): { readonly id: number; readonly name: string } | null {
  const found = ctx.db
    .select({ id: priceLists.id, name: priceLists.name })
    .from(customerPriceLists)
    .innerJoin(priceLists, eq(priceLists.id, customerPriceLists.priceListId))
    .where(and(eq(customerPriceLists.customerId, customerId), isNull(priceLists.deletedAt)))
    .get();
  return found ?? null;
}
