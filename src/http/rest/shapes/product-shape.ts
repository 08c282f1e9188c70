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
  ...text.named('code', 'name', 'description'),
  ...unitEuros.orNull.named('price', 'price_without_vat'),
  category: text((product) => product.category),
  ...text.orNull.named('subcategory', 'image'),
  quantity: int((product) => product.stock),
  stock_quantity: int((product) => product.stock),
  stock: int((product) => product.stock),
  unit: text((product) => product.unit),
  vat_rate_percentage: percent((product) => product.vatBasisPoints),
  isFeatured: bool((product) => product.isFeatured),
  discount_percentage: percent((product) => product.discountBasisPoints),
  ...unitEuros.orNull.named('discounted_price', 'unit_price'),
  price_source: oneOf(PRICE_SOURCES).orNull((product) => product.priceSource),
  price_breaks: listOf(priceBreak, (product: ProductView) => product.priceBreaks),
  pack_name: text((product) => product.packName),
  ...int.named('pack_size', 'order_step', 'min_quantity'),
  on_request: bool((product) => product.isOnRequest),
});
