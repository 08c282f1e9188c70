import type { inferOutput } from '@trpc/tanstack-react-query';
import { z } from 'zod';
import { DEFAULT_TIME_ZONE, toLocalDate } from '#shared/dates/shop-dates.ts';
import { mapFields, type PlainNames } from '#shared/define-fields.ts';
import {
  createProductInput,
  hasOwnSubcategory,
  SUBCATEGORY_FAULT,
  type UpdateProduct,
  updateProductInput,
} from '#shared/inputs/catalog-inputs.ts';
import { toPercent } from '#shared/prices/money.ts';
import { priceWithoutVatE4 } from '#shared/prices/pricing.ts';
import { parseUnitPrice, unitPriceForField } from '#shared/prices/unit-price.ts';
import { DEFAULT_UNIT } from '#shared/prices/units.ts';
import { standardVatOn } from '#shared/prices/vat.ts';
import { PRODUCT_FIELDS, type ProductField } from '#shared/product-fields.ts';
import { toRegionIds } from '#shared/regions.ts';
import { parsePercent, parseWholeNumber } from '#shared/text/parse-number.ts';
import type { api } from '#web/api.ts';
import { numberIn, numberOr } from '#web/ui/quantity/number-schemas.ts';
import { productFormTexts as texts } from './texts.ts';

const { shape } = createProductInput;

type Plain = PlainNames<typeof PRODUCT_FIELDS>;

type PlainValue<Name extends Plain> = (typeof PRODUCT_FIELDS)[Name]['kind'] extends 'flag' ? boolean : string;

type PlainValues = { -readonly [Name in Plain]: PlainValue<Name> };

type PlainInputs = {
  readonly [Name in Plain]: z.ZodType<z.output<(typeof PRODUCT_FIELDS)[Name]['input']>, PlainValue<Name>>;
};

const plainInputs: PlainInputs = mapFields(PRODUCT_FIELDS, ({ kind, input, empty }) => {
  const typed = kind === 'flag' ? z.boolean() : z.string();
  const read: z.ZodType = kind === 'whole' ? numberOr(parseWholeNumber, empty) : typed;
  return read.pipe(input);
});

const fields = {
  ...plainInputs,
  category: z.string().nullable().pipe(shape.category),
  subcategory: z.string().nullable().pipe(shape.subcategory.unwrap()),
  // Choices are the active ones; a product keeps its deactivated unit until another is chosen.
  unit: z.string(),
  priceE4: numberIn(parseUnitPrice, texts.required.price).pipe(shape.priceE4),
  vatBasisPoints: numberIn(parsePercent, texts.required.vat).pipe(shape.vatBasisPoints),
  discountBasisPoints: numberOr(parsePercent, 0).pipe(shape.discountBasisPoints.unwrap()),
  quantity: numberIn(parseWholeNumber, texts.required.quantity).pipe(shape.quantity),
  pricePer: z.string().transform(Number).pipe(shape.pricePer.unwrap()),
  regionIds: z
    .array(z.string())
    .transform((ids) => ids.map(Number))
    .pipe(shape.regionIds.unwrap()),
  image: z.string().nullable(),
} satisfies Record<ProductField, z.ZodType>;

const code = z
  .string()
  .pipe(shape.code.unwrap())
  .refine((text) => text !== '', texts.required.code);

export const productSchema = z.object({ ...fields, code }).refine(hasOwnSubcategory, SUBCATEGORY_FAULT);

const shownSchema = z.object({ ...fields, code: z.string() });

export type ProductValues = z.input<typeof productSchema>;

export type ProductFields = z.output<typeof productSchema>;

export type ShownProduct = inferOutput<typeof api.admin.products.get>;

const emptyValues: PlainValues = mapFields(PRODUCT_FIELDS, ({ kind }) => (kind === 'flag' ? false : ''));

export const emptyProduct = (): ProductValues => ({
  ...emptyValues,
  category: null,
  subcategory: null,
  unit: DEFAULT_UNIT,
  priceE4: '',
  vatBasisPoints: `${toPercent(standardVatOn(toLocalDate(Date.now(), DEFAULT_TIME_ZONE)))}`,
  discountBasisPoints: '',
  pricePer: '1',
  regionIds: toRegionIds(null).map(String),
  image: null,
});

export function toValues(product: ShownProduct): ProductValues {
  const shown: Readonly<Record<ProductField, unknown>> = { ...product, quantity: product.stock };
  const plainValues: PlainValues = mapFields(PRODUCT_FIELDS, ({ kind, empty }, name) => {
    if (kind !== 'whole') return shown[name];
    return shown[name] === empty ? '' : String(shown[name]);
  });
  return {
    ...plainValues,
    category: product.category,
    subcategory: product.subcategory,
    unit: product.unit,
    priceE4: unitPriceForField(product.priceE4).replace(',', '.'),
    vatBasisPoints: String(toPercent(product.vatBasisPoints)),
    discountBasisPoints: String(toPercent(product.discountBasisPoints)),
    pricePer: String(product.pricePer),
    regionIds: product.regionIds.map(String),
    image: product.image,
  };
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

/** A product without a code, from an import, is shown without an error; only saving requires it. */
export function shownFields(shown: ProductValues): ProductFields {
  return shownSchema.parse(shown);
}
