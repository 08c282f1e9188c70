import { and, isNull, ne } from 'drizzle-orm';
import { hasBarcode, hasCode } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { hasRow } from '#kernel/rows.ts';
import { availableNear, mayOrderQuantity, type QuantityRule } from '#shared/prices/quantity-rules.ts';
import { articleNumberForms, codeForms } from '#shared/text/barcode.ts';

/** Compared in all spellings; empty codes are allowed any number of times. Rejects with `product-code-exists`. */
export function assertCodeFree(ctx: Ctx, code: string, exceptId?: number): void {
  const forms = codeForms(code);
  if (forms.length === 0) return;
  const isOther = exceptId === undefined ? undefined : ne(products.id, exceptId);
  if (hasRow(ctx, products, and(isNull(products.deletedAt), hasCode(forms), isOther)))
    throw new DomainError('product-code-exists');
}

/** Unique, because a scanner must find exactly one product. Rejects with `barcode-taken`. */
export function assertBarcodeFree(ctx: Ctx, barcode: string, exceptId?: number): void {
  const productName = findBarcodeOwner(ctx, barcode, exceptId);
  if (productName !== undefined) throw new DomainError('barcode-taken', { productName }).on('barcode');
}

export function findBarcodeOwner(ctx: Ctx, barcode: string, exceptId?: number): string | undefined {
  if (barcode === '') return undefined;
  const owner = ctx.db
    .select({ name: products.name })
    .from(products)
    .where(
      and(
        isNull(products.deletedAt),
        hasBarcode(barcodeForms(barcode)),
        exceptId === undefined ? undefined : ne(products.id, exceptId),
      ),
    )
    .get();
  return owner?.name;
}

function barcodeForms(barcode: string): string[] {
  const forms = articleNumberForms(barcode);
  return forms.length > 0 ? forms : [barcode];
}

/** Rejects with `quantity-not-allowed`, with the nearest two allowed quantities that are available. */
export function assertQuantityAllowed(
  product: QuantityRule & { readonly id: number; readonly name: string },
  quantity: number,
  available: number,
): void {
  if (mayOrderQuantity(product, quantity, available)) return;
  const { id: productId, name: productName } = product;
  const nearest = availableNear(product, quantity, available);
  throw new DomainError('quantity-not-allowed', { productId, productName, requested: quantity, nearest });
}
