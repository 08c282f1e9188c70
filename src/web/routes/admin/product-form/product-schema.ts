import { z } from 'zod';
import { type Category, isSubcategoryOf } from '#shared/categories.ts';
import { DEFAULT_TIME_ZONE, toLocalDate } from '#shared/dates/shop-dates.ts';
import {
  type CreateProduct,
  createProductInput,
  SUBCATEGORY_MESSAGE,
  type UpdateProduct,
  updateProductInput,
} from '#shared/inputs/catalog-inputs.ts';
import { toPercent } from '#shared/prices/money.ts';
import { priceWithoutVatE4 } from '#shared/prices/pricing.ts';
import { parseUnitPrice, unitPriceForField } from '#shared/prices/unit-price.ts';
import { DEFAULT_UNIT } from '#shared/prices/units.ts';
import { standardVatOn } from '#shared/prices/vat.ts';
import { toRegionIds } from '#shared/regions.ts';
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
  priceE4: numberIn(parseUnitPrice, texts.required.price).pipe(shape.priceE4),
  vatBasisPoints: numberIn(parsePercent, texts.required.vat).pipe(shape.vatBasisPoints),
  discountBasisPoints: numberOr(parsePercent, 0).pipe(shape.discountBasisPoints.unwrap()),
  quantity: numberIn(readQuantity, texts.required.quantity).pipe(shape.quantity),
  reorderPoint: numberOr(readQuantity, null).pipe(shape.reorderPoint.unwrap()),
  reorderTo: numberOr(readQuantity, null).pipe(shape.reorderTo.unwrap()),
  shelfPlace: z.string().pipe(shape.shelfPlace.unwrap()),
  barcode: z.string().pipe(shape.barcode.unwrap()),
  weightGrams: numberOr((text) => parseWholeNumber(text), null).pipe(shape.weightGrams.unwrap()),
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

export type ShownProduct = Omit<Required<CreateProduct>, 'category' | 'quantity' | 'regionIds'> & {
  readonly category: string;
  readonly stock: number;
  readonly regionIds: readonly number[];
};

export const emptyProduct = (): ProductValues => ({
  code: '',
  name: '',
  description: '',
  category: null,
  subcategory: null,
  unit: DEFAULT_UNIT,
  priceE4: '',
  vatBasisPoints: `${toPercent(standardVatOn(toLocalDate(Date.now(), DEFAULT_TIME_ZONE)))}`,
  discountBasisPoints: '',
  quantity: '',
  reorderPoint: '',
  reorderTo: '',
  shelfPlace: '',
  barcode: '',
  weightGrams: '',
  packName: '',
  packSize: '',
  orderStep: '',
  minQuantity: '',
  pricePer: '1',
  isOnRequest: false,
  isFeatured: false,
  regionIds: toRegionIds(null).map(String),
  image: null,
});

export function toValues(product: ShownProduct): ProductValues {
  return {
    code: product.code,
    name: product.name,
    description: product.description,
    category: product.category,
    subcategory: product.subcategory,
    unit: product.unit,
    priceE4: unitPriceForField(product.priceE4).replace(',', '.'),
    vatBasisPoints: String(toPercent(product.vatBasisPoints)),
    discountBasisPoints: String(toPercent(product.discountBasisPoints)),
    quantity: String(product.stock),
    reorderPoint: textOf(product.reorderPoint),
    reorderTo: textOf(product.reorderTo),
    shelfPlace: product.shelfPlace,
    barcode: product.barcode,
    weightGrams: textOf(product.weightGrams),
    packName: product.packName,
    packSize: piecesText(product.packSize),
    orderStep: piecesText(product.orderStep),
    minQuantity: piecesText(product.minQuantity),
    pricePer: String(product.pricePer),
    isOnRequest: product.isOnRequest,
    isFeatured: product.isFeatured,
    regionIds: product.regionIds.map(String),
    image: product.image,
  };
}

function textOf(number: number | null): string {
  return number === null ? '' : String(number);
}

function piecesText(pieces: number): string {
  return pieces === 1 ? '' : String(pieces);
}

/** Only changed fields are sent, so that concurrent edits of other fields are not overwritten. */
export function toUpdateInput(
  product: { readonly id: number; readonly stock: number },
  shown: ProductFields,
  wanted: ProductFields,
): UpdateProduct {
  const before = new Map<string, unknown>(Object.entries(shown));
  const changes = Object.entries(wanted).filter(
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
export function netPriceOf(typed: Pick<ProductValues, 'priceE4' | 'vatBasisPoints'>): number | null {
  const { value: priceE4 } = parseUnitPrice(typed.priceE4);
  const { value: basisPoints } =
    typed.vatBasisPoints === '' ? { value: 0 } : parsePercent(typed.vatBasisPoints);
  if (priceE4 === undefined || basisPoints === undefined) return null;
  return priceWithoutVatE4(priceE4, basisPoints);
}

/** A product without a code, from an import, is shown with it missing; only saving asks for it. */
export function shownFields(shown: ProductValues): ProductFields {
  return shownSchema.parse(shown);
}
