import { and, eq, gt, lt } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { shopNotices, stockWishes } from '#db/schema/notifications.ts';
import { type Ctx, expiryTime } from '#kernel/ctx.ts';
import { countRows, hasRow } from '#kernel/rows.ts';

const NOTIFICATION_TTL_MS = 60 * 24 * 60 * 60 * 1000;

/** Notifies waiting customers of a product in stock once and deletes their requests. */
export function notifyWaitingCustomers(ctx: Ctx, productId: number): void {
  if (!hasRow(ctx, products, and(eq(products.id, productId), gt(products.stock, 0)))) return;
  const waiting = ctx.db
    .delete(stockWishes)
    .where(eq(stockWishes.productId, productId))
    .returning({ customerId: stockWishes.customerId })
    .all();
  const createdAt = ctx.clock.now();
  const oldest = expiryTime(ctx) - NOTIFICATION_TTL_MS;
  for (const { customerId } of waiting) {
    ctx.db
      .delete(shopNotices)
      .where(and(eq(shopNotices.customerId, customerId), lt(shopNotices.createdAt, oldest)))
      .run();
    ctx.db.insert(shopNotices).values({ customerId, kind: 'back-in-stock', productId, createdAt }).run();
    ctx.emit({ type: 'notice', customerId });
    ctx.emit({ type: 'guide', userId: customerId });
  }
}

export function deleteRequestsFor(ctx: Ctx, productId: number): void {
  ctx.db.delete(stockWishes).where(eq(stockWishes.productId, productId)).run();
}

export function listRequested(ctx: Ctx, customerId: number): number[] {
  return ctx.db
    .select({ productId: stockWishes.productId })
    .from(stockWishes)
    .where(eq(stockWishes.customerId, customerId))
    .all()
    .map((request) => request.productId);
}

export function storeRequest(ctx: Ctx, customerId: number, productId: number): void {
  ctx.db
    .insert(stockWishes)
    .values({ customerId, productId, wishedAt: ctx.clock.now() })
    .onConflictDoNothing()
    .run();
}

export function deleteRequest(ctx: Ctx, customerId: number, productId: number): void {
  ctx.db
    .delete(stockWishes)
    .where(and(eq(stockWishes.customerId, customerId), eq(stockWishes.productId, productId)))
    .run();
}

export function countRequests(ctx: Ctx, customerId: number): number {
  return countRows(ctx, stockWishes, eq(stockWishes.customerId, customerId));
}
