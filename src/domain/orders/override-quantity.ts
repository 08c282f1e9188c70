import { eq } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { assertQuantityAllowed } from '#domain/catalog/quantity-allowed.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { mayOrderQuantity } from '#shared/quantity-rules.ts';

/** So many pieces of a product that a line of an order is to have; `taken` are those that it holds by now. */
type WantedQuantity = {
  readonly orderId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly taken: number;
};

/**
 * Rejects with `quantity-not-allowed` a quantity that customers may not order, unless staff say why, which is kept.
 * What is not there at all is for the code that takes it from the stock to tell. A product that is no longer sold has
 * no rule.
 */
export function assertQuantityOrOverride(
  ctx: ActorCtx,
  { orderId, productId, quantity, taken }: WantedQuantity,
  reason: string | undefined,
): void {
  const product = ctx.db.select().from(products).where(eq(products.id, productId)).get();
  if (!product || product.deletedAt !== null) return;
  const available = product.stock + taken;
  if (quantity > available || mayOrderQuantity(product, quantity, available)) return;
  if (!reason) assertQuantityAllowed(product, quantity, available);
  else {
    const { name: productName } = product;
    recordAudit(ctx, {
      type: 'order.quantity-overridden',
      orderId,
      productId,
      productName,
      quantity,
      reason,
    });
  }
}
