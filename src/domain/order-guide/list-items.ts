import { and, asc, eq, isNull, max } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { ownListItems } from '#db/schema/order-guide.ts';
import { loadVisibleProducts } from '#domain/catalog/load-products.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import {
  type listItemInput,
  MAX_LIST_ITEMS,
  type moveListItemInput,
  type putOnListInput,
} from '#shared/inputs/guide-inputs.ts';
import { announceList, findList } from './visible-lists.ts';

export type ListItem = { readonly productId: number; readonly quantity: number | null };

export function readListItems(ctx: ActorCtx, listId: number): ListItem[] {
  return ctx.db
    .select({ productId: ownListItems.productId, quantity: ownListItems.quantity })
    .from(ownListItems)
    .innerJoin(products, eq(products.id, ownListItems.productId))
    .where(and(eq(ownListItems.listId, listId), isNull(products.deletedAt)))
    .orderBy(asc(ownListItems.position), asc(ownListItems.productId))
    .all();
}

/**
 * Appends a product or changes its quantity. Rejects with `own-list-not-found`, `product-not-found` and
 * `own-list-full`.
 */
export function putItem(ctx: ActorCtx, { listId, ...item }: z.output<typeof putOnListInput>): void {
  inTransaction(ctx, (tx) => {
    findList(tx, listId);
    if (putOnList(tx, listId, [item]) === 0) throw new DomainError('product-not-found');
    announceList(tx, listId);
  });
}

/** Skips products the caller may not see; returns the number of products on the list. */
export function putOnList(ctx: ActorCtx, listId: number, items: readonly ListItem[]): number {
  const before = readListItems(ctx, listId);
  const shown = loadVisibleProducts(
    ctx,
    items.map((item) => item.productId),
  );
  const known = new Set(before.map((item) => item.productId));
  const wanted = [...new Map(items.map((item) => [item.productId, item])).values()].filter((item) =>
    shown.has(item.productId),
  );
  const added = wanted.filter((item) => !known.has(item.productId));
  if (before.length + added.length > MAX_LIST_ITEMS)
    throw new DomainError('own-list-full', { max: MAX_LIST_ITEMS });
  const last = ctx.db
    .select({ position: max(ownListItems.position) })
    .from(ownListItems)
    .where(eq(ownListItems.listId, listId))
    .get();
  const next = (last?.position ?? -1) + 1;
  for (const [place, { productId, quantity }] of wanted.entries()) {
    ctx.db
      .insert(ownListItems)
      .values({ listId, productId, quantity, position: next + place })
      .onConflictDoUpdate({
        target: [ownListItems.listId, ownListItems.productId],
        set: { quantity },
      })
      .run();
  }
  return wanted.length;
}

export function removeItem(ctx: ActorCtx, { listId, productId }: z.output<typeof listItemInput>): void {
  inTransaction(ctx, (tx) => {
    findList(tx, listId);
    tx.db
      .delete(ownListItems)
      .where(and(eq(ownListItems.listId, listId), eq(ownListItems.productId, productId)))
      .run();
    announceList(tx, listId);
  });
}

export function moveItem(ctx: ActorCtx, { listId, productId, to }: z.output<typeof moveListItemInput>): void {
  inTransaction(ctx, (tx) => {
    findList(tx, listId);
    const items = readListItems(tx, listId);
    const moved = items.find((item) => item.productId === productId);
    if (!moved) throw new DomainError('product-not-found');
    const order = items.filter((item) => item !== moved);
    order.splice(to, 0, moved);
    for (const [position, item] of order.entries()) {
      tx.db
        .update(ownListItems)
        .set({ position })
        .where(and(eq(ownListItems.listId, listId), eq(ownListItems.productId, item.productId)))
        .run();
    }
    announceList(tx, listId);
  });
}
