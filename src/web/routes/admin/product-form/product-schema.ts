import { z } from 'zod';
import { type Category, isSubcategoryOf } from '#shared/categories.ts';
import {
  type CreateProduct,
  createProductInput,
  SUBCATEGORY_MESSAGE,
  type UpdateProduct,
  updateProductInput,
} from '#shared/inputs/catalog-inputs.ts';
import { priceWithoutVatE4 } from '#shared/prices/pricing.ts';
import { parseUnitPrice } from '#shared/prices/unit-price.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { type ParsedNumber, parsePercent, parseWholeNumber } from '#shared/text/parse-number.ts';
import { numberIn, numberOr } from '#web/ui/quantity/number-schemas.ts';
import { productFormTexts as texts } from './texts.ts';

const { shape } = createProductInput;

const readQuantity = (text: string): ParsedNumber => parseWholeNumber(text, MAX_QUANTITY);

const fields = {
  name: z.string().pipe(shape.name),
  description: z.string().pipe(shape.description.unwrap()),
  category: z.string().nullable().pipe(shape.category),
  subcategory: z.string().nullable().pipe(shape.subcategory.unwrap()),
  // Choices are the active ones; a product keeps its own, deactivated unit until another is chosen.
  unit: z.string(),
  price: numberIn(parseUnitPrice, texts.required.price).pipe(shape.priceE4),
  vat: numberIn(parsePercent, texts.required.vat).pipe(shape.vatBasisPoints),
  discount: numberOr(parsePercent, 0).pipe(shape.discountBasisPoints.unwrap()),
  quantity: numberIn(readQuantity, texts.required.quantity).pipe(shape.quantity),
  reorderPoint: numberOr(readQuantity, null).pipe(shape.reorderPoint.unwrap()),
  reorderTo: numberOr(readQuantity, null).pipe(shape.reorderTo.unwrap()),
  shelfPlace: z.string().pipe(shape.shelfPlace.unwrap()),
  barcode: z.string().pipe(shape.barcode.unwrap()),
  weight: numberOr((text) => parseWholeNumber(text), null).pipe(shape.weightGrams.unwrap()),
  packName: z.string().pipe(shape.packName.unwrap()),
  packSize: numberOr(readQuantity, 1).pipe(shape.packSize.unwrap()),
  orderStep: numberOr(readQuantity, 1).pipe(shape.orderStep.unwrap()),
  minQuantity: numberOr(readQuantity, 1).pipe(shape.minQuantity.unwrap()),
  pricePer: z.string().transform(Number).pipe(shape.pricePer.unwrap()),
  isOnRequest: z.boolean(),
  isFeatured: z.boolean(),
  regionIds: z
    .array(z.string())
    .transform((ids) => ids.map(Number))
    .pipe(shape.regionIds.unwrap()),
  image: z.string().nullable(),
};

const code = z
  .string()
  .pipe(shape.code.unwrap())
  .refine((text) => text !== '', texts.required.code);

const hasMatchingSubcategory = (product: { category: Category; subcategory: string | null }) =>
  product.subcategory === null || isSubcategoryOf(product.category, product.subcategory);

const subcategoryFault = { path: ['subcategory'], message: SUBCATEGORY_MESSAGE };

export const productSchema = z.object({ ...fields, code }).refine(hasMatchingSubcategory, subcategoryFault);

const shownSchema = z.object({ ...fields, code: z.string() });

export type ProductValues = z.input<typeof productSchema>;

export type ProductFields = z.output<typeof productSchema>;

export const PRODUCT_FORM_NAMES: Readonly<Record<string, string>> = {
  priceE4: 'price',
  vatBasisPoints: 'vat',
  discountBasisPoints: 'discount',
  weightGrams: 'weight',
};

export function toCreateInput({ price, vat, discount, weight, ...same }: ProductFields): CreateProduct {
  return {
    ...same,
    priceE4: price,
    vatBasisPoints: vat,
    discountBasisPoints: discount,
    weightGrams: weight,
  };
}

/** Only changed fields are sent, so that concurrent edits of other fields are not overwritten. */
export function toUpdateInput(
  product: { readonly id: number; readonly stock: number },
  shown: ProductFields,
  wanted: ProductFields,
): UpdateProduct {
  const before = new Map<string, unknown>(Object.entries(toCreateInput(shown)));
  const changes = Object.entries(toCreateInput(wanted)).filter(
    ([field, value]) => JSON.stringify(before.get(field)) !== JSON.stringify(value),
  );
  const isMoved = changes.some(([field]) => field === 'quantity');
  return updateProductInput.parse({
    ...Object.fromEntries(changes),
    id: product.id,
    ...(isMoved ? { expectedQuantity: product.stock } : {}),
  });
}

/** Net price in E4 (1/10,000 €); null while the price is not a valid number. */
export function netPriceOf({ price, vat }: Pick<ProductValues, 'price' | 'vat'>): number | null {
  const { value: priceE4 } = parseUnitPrice(price);
  const { value: basisPoints } = vat === '' ? { value: 0 } : parsePercent(vat);
  if (priceE4 === undefined || basisPoints === undefined) return null;
  return priceWithoutVatE4(priceE4, basisPoints);
}

/** A product without a code, from an import, is shown with it missing; only saving asks for it. */
export function shownFields(shown: ProductValues): ProductFields {
  return shownSchema.parse(shown);
}
