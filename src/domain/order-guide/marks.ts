import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { starredProducts } from '#db/schema/order-guide.ts';
import { getProduct } from '#domain/catalog/get-product.ts';
import {
  countRequests,
  deleteRequest,
  listRequested,
  storeRequest,
} from '#domain/stock-requests/stock-requests.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import {
  MAX_STARS,
  MAX_STOCK_REQUESTS,
  type setStarInput,
  type setStockRequestInput,
} from '#shared/inputs/guide-inputs.ts';

export type Marks = { readonly starred: readonly number[]; readonly wished: readonly number[] };

export function readMarks(ctx: ActorCtx): Marks {
  return { starred: listStarred(ctx), wished: listRequested(ctx, ctx.actor.id) };
}

export function listStarred(ctx: ActorCtx): number[] {
  return ctx.db
    .select({ productId: starredProducts.productId, starredAt: starredProducts.starredAt })
    .from(starredProducts)
    .innerJoin(products, eq(products.id, starredProducts.productId))
    .where(and(eq(starredProducts.customerId, ctx.actor.id), isNull(products.deletedAt)))
    .all()
    .sort((a, b) => b.starredAt - a.starredAt || b.productId - a.productId)
    .map((star) => star.productId);
}

/** Idempotent. Rejects with `product-not-found` and `stars-full`. */
export function setStar(ctx: ActorCtx, { productId, isStarred }: z.output<typeof setStarInput>): Marks {
  return inTransaction(ctx, (tx) => {
    const userId = tx.actor.id;
    if (!isStarred) {
      tx.db
        .delete(starredProducts)
        .where(and(eq(starredProducts.customerId, userId), eq(starredProducts.productId, productId)))
        .run();
    } else if (!listStarred(tx).includes(productId)) {
      getProduct(tx, { id: productId });
      if (listStarred(tx).length >= MAX_STARS) throw new DomainError('stars-full', { max: MAX_STARS });
      tx.db
        .insert(starredProducts)
        .values({ customerId: userId, productId, starredAt: tx.clock.now() })
        .onConflictDoNothing()
        .run();
    }
    tx.emit({ type: 'guide', userId });
    return readMarks(tx);
  });
}

/**
 * Requests or withdraws a back-in-stock notification. Rejects with `product-not-found`, `in-stock-already` and
 * `stock-wishes-full`.
 */
export function setStockRequest(
  ctx: ActorCtx,
  { productId, isWished }: z.output<typeof setStockRequestInput>,
): Marks {
  return inTransaction(ctx, (tx) => {
    const customerId = tx.actor.id;
    if (!isWished) deleteRequest(tx, customerId, productId);
    else if (!listRequested(tx, customerId).includes(productId)) {
      if (getProduct(tx, { id: productId }).stock > 0) throw new DomainError('in-stock-already');
      if (countRequests(tx, customerId) >= MAX_STOCK_REQUESTS) {
        throw new DomainError('stock-wishes-full', { max: MAX_STOCK_REQUESTS });
      }
      storeRequest(tx, customerId, productId);
    }
    tx.emit({ type: 'guide', userId: customerId });
    return readMarks(tx);
  });
}
