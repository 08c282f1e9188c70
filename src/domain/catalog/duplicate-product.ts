import { products } from '#db/schema/catalog.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { foldText } from '#shared/text/fold.ts';
import { getProduct, getProductRow } from './get-product.ts';
import type { ProductView } from './product-view.ts';

const SUFFIX = ' (kopje)';
const MAX_NAME = 160;

/**
 * Copies category, price and picture, marks the name as a copy, without code (codes are unique) and without stock.
 * Rejects with `product-not-found`.
 */
export function duplicateProduct(ctx: Ctx, input: { readonly id: number }): ProductView {
  return inTransaction(ctx, (tx) => {
    const { id: originalId, ...original } = getProductRow(tx, input.id);
    const name = `${original.name.slice(0, MAX_NAME - SUFFIX.length).toWellFormed()}${SUFFIX}`;
    const now = tx.clock.now();
    const { id } = tx.db
      .insert(products)
      .values({
        ...original,
        name,
        nameFolded: foldText(name),
        code: '',
        codeFolded: '',
        barcode: '',
        isFeatured: false,
        stock: 0,
        stockBand: 0,
        lastMovementId: null,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: products.id })
      .get();
    recordAudit(tx, {
      type: 'product.duplicated',
      productId: id,
      originalId,
      name,
    });
    tx.emit({ type: 'catalog', productId: id });
    return getProduct(tx, { id });
  });
}
