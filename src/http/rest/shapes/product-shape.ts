import { z } from 'zod';
import { toPercent } from '#shared/prices/money.ts';
import { PRICE_SOURCES } from '#shared/prices/pricing.ts';
import { e4ToEuros } from '#shared/prices/unit-price.ts';
import type { Caller } from '#trpc/app-router.ts';

type ProductView = Awaited<ReturnType<Caller['public']['catalog']['product']>>;

export const productShape = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number().nullable(),
  price_without_vat: z.number().nullable(),
  category: z.string(),
  subcategory: z.string().nullable(),
  image: z.string().nullable(),
  quantity: z.int(),
  stock_quantity: z.int(),
  stock: z.int(),
  unit: z.string(),
  vat_rate_percentage: z.number(),
  isFeatured: z.boolean(),
  discount_percentage: z.number(),
  discounted_price: z.number().nullable(),
  unit_price: z.number().nullable(),
  price_source: z.enum(PRICE_SOURCES).nullable(),
  price_breaks: z.array(z.object({ from: z.int(), unit_price: z.number() })),
  pack_name: z.string(),
  pack_size: z.int(),
  order_step: z.int(),
  min_quantity: z.int(),
  on_request: z.boolean(),
});

export function toProductShape(product: ProductView): z.output<typeof productShape> {
  return {
    id: product.id,
    code: product.code,
    name: product.name,
    description: product.description,
    price: eurosOrNull(product.priceE4),
    price_without_vat: eurosOrNull(product.priceWithoutVatE4),
    category: product.category,
    subcategory: product.subcategory,
    image: product.image,
    quantity: product.stock,
    stock_quantity: product.stock,
    stock: product.stock,
    unit: product.unit,
    vat_rate_percentage: toPercent(product.vatBasisPoints),
    isFeatured: product.isFeatured,
    discount_percentage: toPercent(product.discountBasisPoints),
    discounted_price: eurosOrNull(product.discountedPriceE4),
    unit_price: eurosOrNull(product.unitPriceE4),
    price_source: product.priceSource,
    price_breaks: product.priceBreaks.map(({ from, unitPriceE4 }) => ({
      from,
      unit_price: e4ToEuros(unitPriceE4),
    })),
    pack_name: product.packName,
    pack_size: product.packSize,
    order_step: product.orderStep,
    min_quantity: product.minQuantity,
    on_request: product.isOnRequest,
  };
}

function eurosOrNull(priceE4: number | null): number | null {
  return priceE4 === null ? null : e4ToEuros(priceE4);
}
