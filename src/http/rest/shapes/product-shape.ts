import { declaredAnswers } from '#http/rest/kit/declared-fields.ts';
import { listOf, shapeOf, to } from '#http/rest/kit/shape.ts';
import { fieldsSeenBy } from '#shared/define-fields.ts';
import { PRICE_SOURCES } from '#shared/prices/pricing.ts';
import { PRODUCT_FIELDS } from '#shared/product-fields.ts';
import type { Caller } from '#trpc/app-router.ts';

type ProductView = Awaited<ReturnType<Caller['public']['catalog']['product']>>;

const priceBreak = shapeOf<ProductView['priceBreaks'][number]>()({
  from: to.int((step) => step.from),
  unit_price: to.unitEuros((step) => step.unitPriceE4),
});

export const productShape = shapeOf<ProductView>('Product')({
  id: to.int((product) => product.id),
  ...to.text.named('code', 'name', 'description'),
  ...to.unitEuros.orNull.named('price', 'price_without_vat'),
  category: to.text((product) => product.category),
  ...to.text.orNull.named('subcategory', 'image'),
  quantity: to.int((product) => product.stock),
  stock_quantity: to.int((product) => product.stock),
  stock: to.int((product) => product.stock),
  unit: to.text((product) => product.unit),
  vat_rate_percentage: to.percent((product) => product.vatBasisPoints),
  isFeatured: to.bool((product) => product.isFeatured),
  discount_percentage: to.percent((product) => product.discountBasisPoints),
  ...to.unitEuros.orNull.named('discounted_price', 'unit_price'),
  price_source: to.oneOf(PRICE_SOURCES).orNull((product) => product.priceSource),
  price_breaks: listOf(priceBreak, (product) => product.priceBreaks),
  ...declaredAnswers(fieldsSeenBy('everybody', PRODUCT_FIELDS)),
});
