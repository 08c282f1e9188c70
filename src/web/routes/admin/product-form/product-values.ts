import { toPercent } from '#shared/money.ts';
import { REGION_IDS } from '#shared/regions.ts';
import { unitPriceForField } from '#shared/unit-price.ts';
import { DEFAULT_UNIT } from '#shared/units.ts';

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
  reorderPoint: string;
  shelfPlace: string;
  barcode: string;
  /** Grams. */
  weight: string;
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
  readonly priceE4: number;
  readonly vatBasisPoints: number;
  readonly discountBasisPoints: number;
  readonly stock: number;
  readonly reorderPoint: number | null;
  readonly shelfPlace: string;
  readonly barcode: string;
  readonly weightGrams: number | null;
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
  reorderPoint: '',
  shelfPlace: '',
  barcode: '',
  weight: '',
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
    price: unitPriceForField(product.priceE4).replace(',', '.'),
    vat: String(toPercent(product.vatBasisPoints)),
    discount: String(toPercent(product.discountBasisPoints)),
    quantity: String(product.stock),
    reorderPoint: textOf(product.reorderPoint),
    shelfPlace: product.shelfPlace,
    barcode: product.barcode,
    weight: textOf(product.weightGrams),
    isFeatured: product.isFeatured,
    regionIds: product.regionIds.map(String),
    image: product.image,
  };
}

function textOf(number: number | null): string {
  return number === null ? '' : String(number);
}
