import { eq } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { changesBetween, recordAudit } from '#domain/audit/record-audit.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { ProductFields } from '#shared/audit-events.ts';
import { type Category, isSubcategoryOf } from '#shared/categories.ts';
import type { UpdateProduct } from '#shared/inputs/catalog-inputs.ts';
import { type RegionLimit, toRegionIds, toRegionLimit } from '#shared/regions.ts';
import { foldText } from '#shared/text/fold.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import { getProduct, getProductRow } from './get-product.ts';
import { assertBarcodeFree, assertCodeFree } from './product-checks.ts';
import { resolveImage } from './product-image.ts';
import type { ProductView } from './product-view.ts';

type Row = typeof products.$inferSelect;

/**
 * Absent fields keep their values. A changed `quantity` is written to the ledger as the difference, rejected with
 * `stock-changed` when `expectedQuantity` is outdated. Moving to another category drops a subcategory that it does not
 * have. Rejects like `createProduct`, and with `product-not-found`.
 */
export function updateProduct(ctx: ImagesCtx, input: UpdateProduct): ProductView {
  const shown = getProductRow(ctx, input.id);
  const image = resolveImage(ctx, input.image, shown.image);
  return inTransaction(ctx, (tx) => {
    const before = getProductRow(tx, input.id);
    if (input.code !== undefined) assertCodeNotRemoved(before, input.code);
    if (input.code !== undefined) assertCodeFree(tx, input.code, input.id);
    if (input.barcode !== undefined) assertBarcodeFree(tx, input.barcode, input.id);
    const fields = { ...fieldsOf(input, before), ...categoryOf(input, before) };
    const wanted = { ...fields, ...(input.image === undefined ? {} : { image }) };
    tx.db
      .update(products)
      .set({ ...wanted, updatedAt: tx.clock.now() })
      .where(eq(products.id, input.id))
      .run();
    changeQuantity(tx, input, before);
    recordAudit(tx, {
      type: 'product.updated',
      productId: input.id,
      changes: changesBetween<ProductFields>(before, { ...withoutFolded(wanted), ...stockOf(input) }),
    });
    tx.emit({ type: 'catalog', productId: input.id });
    return getProduct(tx, { id: input.id });
  });
}

function assertCodeNotRemoved(before: Row, code: string): void {
  if (code !== '' || before.code === '') return;
  throw new DomainError('product-code-emptied').on('code');
}

function fieldsOf(input: UpdateProduct, before: Row): Partial<Row> {
  const {
    id: _id,
    quantity: _quantity,
    expectedQuantity: _expected,
    regionIds,
    image: _image,
    ...rest
  } = input;
  const present = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...present,
    ...(input.name === undefined ? {} : { nameFolded: foldText(input.name) }),
    ...(input.code === undefined ? {} : { codeFolded: foldText(input.code) }),
    ...(input.description === undefined ? {} : { descriptionFolded: foldText(input.description) }),
    ...(regionIds === undefined ? {} : { regionIds: limitOf(regionIds, before.regionIds) }),
  };
}

/** A form that sends back the displayed regions leaves the limit unchanged. */
function limitOf(wanted: readonly number[], before: RegionLimit): RegionLimit {
  const shown = new Set(toRegionIds(before));
  const isSame = shown.size === wanted.length && wanted.every((id) => shown.has(id));
  return isSame ? before : toRegionLimit(wanted);
}

function categoryOf(input: UpdateProduct, before: Row): { category: Category; subcategory: string | null } {
  const category = input.category ?? before.category;
  const subcategory = input.subcategory === undefined ? before.subcategory : input.subcategory;
  if (subcategory === null || isSubcategoryOf(category, subcategory)) return { category, subcategory };
  if (input.subcategory === undefined) return { category, subcategory: null };
  throw new DomainError('subcategory-of-another').on('subcategory');
}

function stockOf(input: UpdateProduct): Partial<Row> {
  return input.quantity === undefined ? {} : { stock: input.quantity };
}

function changeQuantity(tx: Ctx, input: UpdateProduct, before: Row): void {
  if (input.quantity === undefined || input.quantity === before.stock) return;
  if (input.expectedQuantity !== undefined && input.expectedQuantity !== before.stock) {
    throw new DomainError('stock-changed', {
      productId: before.id,
      expected: input.expectedQuantity,
      stock: before.stock,
    });
  }
  changeStock(tx, { productId: before.id, delta: input.quantity - before.stock, reason: 'set' });
}

function withoutFolded(row: Partial<Row>): Partial<Row> {
  const { nameFolded: _name, codeFolded: _code, descriptionFolded: _description, ...fields } = row;
  return fields;
}
