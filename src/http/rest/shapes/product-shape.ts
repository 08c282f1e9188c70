import { bool, int, listOf, oneOf, percent, shapeOf, text, unitEuros } from '#http/rest/kit/shape.ts';
import { PRICE_SOURCES } from '#shared/prices/pricing.ts';
import type { Caller } from '#trpc/app-router.ts';

type ProductView = Awaited<ReturnType<Caller['public']['catalog']['product']>>;

const priceBreak = shapeOf<ProductView['priceBreaks'][number]>()({
  from: int((step) => step.from),
  unit_price: unitEuros((step) => step.unitPriceE4),
});

export const productShape = shapeOf<ProductView>('Product')({
  id: int((product) => product.id),
  code: text((product) => product.code),
  name: text((product) => product.name),
  description: text((product) => product.description),
  price: unitEuros.orNull((product) => product.priceE4),
  price_without_vat: unitEuros.orNull((product) => product.priceWithoutVatE4),
  category: text((product) => product.category),
  subcategory: text.orNull((product) => product.subcategory),
  image: text.orNull((product) => product.image),
  quantity: int((product) => product.stock),
  stock_quantity: int((product) => product.stock),
  stock: int((product) => product.stock),
  unit: text((product) => product.unit),
  vat_rate_percentage: percent((product) => product.vatBasisPoints),
  isFeatured: bool((product) => product.isFeatured),
  discount_percentage: percent((product) => product.discountBasisPoints),
  discounted_price: unitEuros.orNull((product) => product.discountedPriceE4),
  unit_price: unitEuros.orNull((product) => product.unitPriceE4),
  price_source: oneOf(PRICE_SOURCES).orNull((product) => product.priceSource),
  price_breaks: listOf(priceBreak, (product: ProductView) => product.priceBreaks),
  pack_name: text((product) => product.packName),
  pack_size: int((product) => product.packSize),
  order_step: int((product) => product.orderStep),
  min_quantity: int((product) => product.minQuantity),
  on_request: bool((product) => product.isOnRequest),
});
