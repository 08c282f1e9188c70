import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { products } from '#db/schema/catalog.ts';
import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { ProductFields } from '#shared/audit-events.ts';
import type {
  ChangeManyProducts,
  setDiscountInput,
  toggleFeaturedInput,
} from '#shared/inputs/catalog-inputs.ts';
import { deleteProduct, restoreProduct } from './delete-product.ts';
import { getProduct, getProductRow } from './get-product.ts';
import type { ProductView } from './product-view.ts';

type Row = typeof products.$inferSelect;
type ChangeEvent = 'product.discounted' | 'product.featured' | 'product.moved';
type Change = Partial<Pick<Row, 'discountBasisPoints' | 'isFeatured' | 'category' | 'subcategory'>>;

/** Basis points; 0 removes the discount. Rejects with `product-not-found`. */
export function setDiscount(ctx: Ctx, input: z.output<typeof setDiscountInput>): ProductView {
  return inTransaction(ctx, (tx) => {
    const { discountBasisPoints } = input;
    changeProduct(tx, input.id, () => ({ discountBasisPoints }), 'product.discounted');
    return getProduct(tx, { id: input.id });
  });
}

/** Without `isFeatured` the flag is toggled. Rejects with `product-not-found`. */
export function toggleFeatured(ctx: Ctx, input: z.output<typeof toggleFeaturedInput>): ProductView {
  return inTransaction(ctx, (tx) => {
    const { id, isFeatured } = input;
    changeProduct(tx, id, (row) => ({ isFeatured: isFeatured ?? !row.isFeatured }), 'product.featured');
    return getProduct(tx, { id });
  });
}

export function changeManyProducts(ctx: Ctx, input: ChangeManyProducts): { readonly changed: number } {
  const ids = [...new Set(input.ids)];
  inTransaction(ctx, (tx) => {
    for (const id of ids) applyChange(tx, id, input.change);
  });
  return { changed: ids.length };
}

function applyChange(tx: Ctx, id: number, change: ChangeManyProducts['change']): void {
  switch (change.kind) {
    case 'delete':
      deleteProduct(tx, { id });
      return;
    case 'restore':
      restoreProduct(tx, { id });
      return;
    case 'discount':
      changeProduct(
        tx,
        id,
        () => ({ discountBasisPoints: change.discountBasisPoints }),
        'product.discounted',
      );
      return;
    case 'featured':
      changeProduct(tx, id, () => ({ isFeatured: change.isFeatured }), 'product.featured');
      return;
    case 'category':
      changeProduct(
        tx,
        id,
        () => ({ category: change.category, subcategory: change.subcategory }),
        'product.moved',
      );
  }
}

function changeProduct(tx: Ctx, id: number, changeOf: (row: Row) => Change, type: ChangeEvent): void {
  const row = getProductRow(tx, id);
  const change = changeOf(row);
  tx.db
    .update(products)
    .set({ ...change, updatedAt: tx.clock.now() })
    .where(eq(products.id, id))
    .run();
  recordAudit(tx, { type, productId: id, changes: changesBetween<ProductFields>(row, change) });
  tx.emit({ type: 'catalog', productId: id });
}
