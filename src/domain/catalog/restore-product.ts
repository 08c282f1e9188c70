import { and, eq, isNotNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { getProduct } from './get-product.ts';
import { assertBarcodeFree, assertCodeFree } from './product-code.ts';
import type { ProductView } from './product-view.ts';

/**
 * Undoes `deleteProduct` with its stock, also in carts whose owners have not seen the removal yet. Rejects with
 * `product-not-found` when it is not deleted, and with `product-code-exists` when its code was reused.
 */
export function restoreProduct(ctx: Ctx, input: { readonly id: number }): ProductView {
  return inTransaction(ctx, (tx) => {
    const product = tx.db
      .select({ name: products.name, code: products.code, barcode: products.barcode })
      .from(products)
      .where(and(eq(products.id, input.id), isNotNull(products.deletedAt)))
      .get();
    if (!product) throw new DomainError('product-not-found');
    assertCodeFree(tx, product.code, input.id);
    assertBarcodeFree(tx, product.barcode, input.id);
    tx.db
      .update(products)
      .set({ deletedAt: null, updatedAt: tx.clock.now() })
      .where(eq(products.id, input.id))
      .run();
    recordAudit(tx, { type: 'product.restored', productId: input.id, ...product });
    tx.emit({ type: 'catalog', productId: input.id });
    return getProduct(tx, input);
  });
}
