import { DEFAULT_TIME_ZONE, toLocalDate } from '#shared/dates/shop-dates.ts';
import type { CreateProduct } from '#shared/inputs/catalog-inputs.ts';
import { toPercent } from '#shared/prices/money.ts';
import { unitPriceForField } from '#shared/prices/unit-price.ts';
import { DEFAULT_UNIT } from '#shared/prices/units.ts';
import { standardVatOn } from '#shared/prices/vat.ts';
import { toRegionIds } from '#shared/regions.ts';
import type { ProductValues } from './product-schema.ts';

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
  price: '',
  vat: `${toPercent(standardVatOn(toLocalDate(Date.now(), DEFAULT_TIME_ZONE)))}`,
  discount: '',
  quantity: '',
  reorderPoint: '',
  reorderTo: '',
  shelfPlace: '',
  barcode: '',
  weight: '',
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
    price: unitPriceForField(product.priceE4).replace(',', '.'),
    vat: String(toPercent(product.vatBasisPoints)),
    discount: String(toPercent(product.discountBasisPoints)),
    quantity: String(product.stock),
    reorderPoint: textOf(product.reorderPoint),
    reorderTo: textOf(product.reorderTo),
    shelfPlace: product.shelfPlace,
    barcode: product.barcode,
    weight: textOf(product.weightGrams),
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
