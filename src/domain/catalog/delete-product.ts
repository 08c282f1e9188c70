import { and, eq, isNotNull } from 'drizzle-orm';
import { cartItems } from '#db/schema/cart.ts';
import { products } from '#db/schema/catalog.ts';
import { pick } from '#db/schema/columns.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { deleteRequestsFor } from '#domain/stock-requests/stock-requests.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { isCategory } from '#shared/categories.ts';
import { getProduct, getProductRow } from './get-product.ts';
import { assertBarcodeFree, assertCodeFree } from './product-checks.ts';
import type { ProductView } from './product-view.ts';

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
      .select({ userId: cartItems.customerId })
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

/**
 * Undoes `deleteProduct` with its stock, also in carts whose owners have not seen the removal yet. Rejects with
 * `product-not-found` when it is not deleted, and with `product-code-exists` when its code was reused.
 */
export function restoreProduct(ctx: Ctx, input: { readonly id: number }): ProductView {
  return inTransaction(ctx, (tx) => {
    const product = tx.db
      .select(pick(products, 'name', 'code', 'barcode', 'category'))
      .from(products)
      .where(and(eq(products.id, input.id), isNotNull(products.deletedAt)))
      .get();
    if (!product) throw new DomainError('product-not-found');
    if (!isCategory(product.category)) throw new DomainError('category-not-offered');
    assertCodeFree(tx, product.code, input.id);
    assertBarcodeFree(tx, product.barcode, input.id);
    tx.db
      .update(products)
      .set({ deletedAt: null, updatedAt: tx.clock.now() })
      .where(eq(products.id, input.id))
      .run();
    const { name, code, barcode } = product;
    recordAudit(tx, { type: 'product.restored', productId: input.id, name, code, barcode });
    tx.emit({ type: 'catalog', productId: input.id });
    return getProduct(tx, input);
  });
}
