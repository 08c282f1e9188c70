import { and, eq, gte, isNull, lte, min, sql } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { purchaseOrderLines, purchaseOrders } from '#db/schema/suppliers.ts';
import { isFeatureOn } from '#domain/settings/features.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { IS_AWAITED } from './read-orders.ts';

/**
 * When the next pieces of a sold-out product are expected, if the shop shows that; not for drivers and packers. An
 * overdue order no longer counts.
 */
export function readExpectedDay(ctx: Ctx, productId: number): { readonly expectedOn: string | null } {
  const role = ctx.actor?.role;
  if (role === 'driver' || role === 'packer') return { expectedOn: null };
  if (!isFeatureOn(ctx, 'purchasing') || !getSettings(ctx).purchasing.showExpected)
    return { expectedOn: null };
  const next = ctx.db
    .select({ expectedOn: min(purchaseOrders.expectedOn) })
    .from(purchaseOrderLines)
    .innerJoin(purchaseOrders, eq(purchaseOrders.id, purchaseOrderLines.orderId))
    .innerJoin(products, eq(products.id, purchaseOrderLines.productId))
    .where(
      and(
        eq(purchaseOrderLines.productId, productId),
        lte(products.stock, 0),
        isNull(products.deletedAt),
        sql`${purchaseOrderLines.quantity} > ${purchaseOrderLines.received}`,
        IS_AWAITED,
        gte(purchaseOrders.expectedOn, getShopMoment(ctx).date),
      ),
    )
    .get();
  return { expectedOn: next?.expectedOn ?? null };
}
