import {
  type CreateProduct,
  createProductInput,
  type UpdateProduct,
  updateProductInput,
} from '#shared/catalog-inputs.ts';
import { toBasisPoints, toCents, toEuros, toPercent } from '#shared/money.ts';
import { withoutVat } from '#shared/pricing.ts';
import { REGION_IDS } from '#shared/regions.ts';
import { DEFAULT_UNIT } from '#shared/units.ts';
import { toNumber } from '#web/routes/admin/ui/number-text.ts';
import { productFormTexts as texts } from './texts.ts';

/** What stands in the fields of the product form. Numbers are kept as typed. */
export type ProductValues = {
  code: string;
  name: string;
  description: string;
  category: string | null;
  subcategory: string | null;
  unit: string;
  price: string;
  vat: string;
  discount: string;
  quantity: string;
  isFeatured: boolean;
  regionIds: string[];
  /** A data URL of a new picture, the URL of the one it has, or none. */
  image: string | null;
};

/** A product as far as the form shows it. */
export type ShownProduct = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly unit: string;
  readonly priceCents: number;
  readonly vatBasisPoints: number;
  readonly discountBasisPoints: number;
  readonly stock: number;
  readonly isFeatured: boolean;
  readonly regionIds: readonly number[];
  readonly image: string | null;
};

/** The empty form. */
export const EMPTY_PRODUCT: ProductValues = {
  code: '',
  name: '',
  description: '',
  category: null,
  subcategory: null,
  unit: DEFAULT_UNIT,
  price: '',
  vat: '18',
  discount: '',
  quantity: '',
  isFeatured: false,
  regionIds: REGION_IDS.map(String),
  image: null,
};

/** The form filled with a product. */
export function toValues(product: ShownProduct): ProductValues {
  return {
    code: product.code,
    name: product.name,
    description: product.description,
    category: product.category,
    subcategory: product.subcategory,
    unit: product.unit,
    price: toEuros(product.priceCents).toFixed(2),
    vat: String(toPercent(product.vatBasisPoints)),
    discount: String(toPercent(product.discountBasisPoints)),
    quantity: String(product.stock),
    isFeatured: product.isFeatured,
    regionIds: product.regionIds.map(String),
    image: product.image,
  };
}

/** The names that the server's fields have in this form. */
export const PRODUCT_FORM_NAMES: Readonly<Record<string, string>> = {
  priceCents: 'price',
  vatBasisPoints: 'vat',
  discountBasisPoints: 'discount',
};

/** What is wrong, by field; the server asks the same again. */
export function validateProduct(values: ProductValues): Record<string, string> {
  const missing = Object.fromEntries(
    (['price', 'vat', 'quantity'] as const)
      .filter((field) => values[field] === '')
      .map((field) => [field, texts.required[field]]),
  );
  const parsed = createProductInput.safeParse(toFields(values));
  const issues = parsed.success ? [] : parsed.error.issues;
  const invalid = issues.map((issue) => {
    const field = String(issue.path[0]);
    return [PRODUCT_FORM_NAMES[field] ?? field, issue.message] as const;
  });
  return { ...Object.fromEntries(invalid.toReversed()), ...missing };
}

/** What is sent for a new product. Throws unless `validateProduct` finds nothing. */
export function toCreateInput(values: ProductValues): CreateProduct {
  return createProductInput.parse(toFields(values));
}

/** What is sent for a product that has changed: only what the person touched, so that changes of others stay. */
export function toUpdateInput(
  product: { readonly id: number; readonly stock: number },
  shown: ProductValues,
  values: ProductValues,
): UpdateProduct {
  const before = new Map<string, unknown>(Object.entries(toFields(shown)));
  const changes = Object.entries(toFields(values)).filter(
    ([field, value]) => JSON.stringify(before.get(field)) !== JSON.stringify(value),
  );
  const isMoved = changes.some(([field]) => field === 'quantity');
  return updateProductInput.parse({
    ...Object.fromEntries(changes),
    id: product.id,
    ...(isMoved ? { expectedQuantity: product.stock } : {}),
  });
}

/** What the form asks for; the warehouse's own fields stay as they are. */
type FormField = Exclude<keyof CreateProduct, 'shelfPlace' | 'barcode' | 'weightGrams' | 'reorderPoint'>;

/** The fields as the server names them, unchecked; empty numbers are 0 (spec 1 §5). */
function toFields(values: ProductValues): Record<FormField, unknown> {
  return {
    code: values.code,
    name: values.name,
    description: values.description,
    category: values.category,
    subcategory: values.subcategory,
    unit: values.unit,
    priceCents: toCents(toNumber(values.price)),
    vatBasisPoints: toBasisPoints(toNumber(values.vat)),
    discountBasisPoints: toBasisPoints(toNumber(values.discount)),
    quantity: toNumber(values.quantity),
    isFeatured: values.isFeatured,
    regionIds: values.regionIds.map(Number),
    image: values.image,
  };
}

/** The price without VAT that the form shows, in cents, or null while the price is not a number yet. */
export function netCentsOf({ price, vat }: Pick<ProductValues, 'price' | 'vat'>): number | null {
  const cents = toCents(toNumber(price));
  const basisPoints = toBasisPoints(toNumber(vat));
  return price === '' || basisPoints > 10_000 ? null : withoutVat(cents, basisPoints);
}
