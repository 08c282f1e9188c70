import { eq } from 'drizzle-orm';
import { cartItems } from '#db/schema/cart.ts';
import { products } from '#db/schema/catalog.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { deleteRequestsFor } from '#domain/stock-requests/stock-requests.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { getProductRow } from './get-product.ts';

/**
 * Soft delete: hides the product everywhere and marks it as withdrawn in carts; past orders keep their lines.
 * `restoreProduct` undoes it. Rejects with `product-not-found`.
 */
export function deleteProduct(ctx: Ctx, input: { readonly id: number }): { readonly id: number } {
  return inTransaction(ctx, (tx) => {
    const product = getProductRow(tx, input.id);
    const now = tx.clock.now();
    tx.db.update(products).set({ deletedAt: now, updatedAt: now }).where(eq(products.id, input.id)).run();
    deleteRequestsFor(tx, input.id);
    const carts = tx.db
      .select({ userId: cartItems.userId })
      .from(cartItems)
      .where(eq(cartItems.productId, input.id))
      .all();
    recordAudit(tx, {
      type: 'product.deleted',
      productId: input.id,
      name: product.name,
      code: product.code,
      carts: carts.length,
    });
    tx.emit({ type: 'catalog', productId: input.id });
    for (const { userId } of carts) tx.emit({ type: 'cart', userId });
    return { id: input.id };
  });
}
