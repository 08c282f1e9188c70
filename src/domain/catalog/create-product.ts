import { products } from '#db/schema/catalog.ts';
import { recordAudit } from '#domain/audit/record-audit.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { CreateProduct } from '#shared/inputs/catalog-inputs.ts';
import { toRegionLimit } from '#shared/regions.ts';
import { foldText } from '#shared/text/fold.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import { getProduct, getProductRow } from './get-product.ts';
import { assertBarcodeFree, assertCodeFree } from './product-checks.ts';
import { resolveImage } from './product-image.ts';
import type { ProductView } from './product-view.ts';

/**
 * Creates a product; its stock is an opening row of the ledger. Rejects with `product-code-exists`,
 * `unsupported-image-type`, `image-too-large` and `image-too-many-pixels`.
 */
export function createProduct(ctx: ImagesCtx, input: CreateProduct): ProductView {
  assertCodeFree(ctx, input.code);
  const image = resolveImage(ctx, input.image, null);
  return inTransaction(ctx, (tx) => {
    assertCodeFree(tx, input.code);
    assertBarcodeFree(tx, input.barcode);
    const { quantity, regionIds, ...fields } = input;
    const now = tx.clock.now();
    const { id } = tx.db
      .insert(products)
      .values({
        ...fields,
        nameFolded: foldText(fields.name),
        codeFolded: foldText(fields.code),
        descriptionFolded: foldText(fields.description),
        regionIds: toRegionLimit(regionIds),
        image,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: products.id })
      .get();
    changeStock(tx, { productId: id, delta: quantity, reason: 'opening' });
    recordAudit(tx, {
      type: 'product.created',
      productId: id,
      ...fields,
      image,
      quantity,
      regionIds,
    });
    tx.emit({ type: 'catalog', productId: id });
    return getProduct(tx, { id });
  });
}

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
