import { z } from 'zod';
import { toPercent } from '#shared/money.ts';
import { e4ToEuros } from '#shared/unit-price.ts';
import type { Caller } from '#trpc/app-router.ts';

type ProductView = Awaited<ReturnType<Caller['public']['catalog']['product']>>;

/** The REST API's `product`: decimal euros, percent, three names for the stock. */
export const productShape = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  price_without_vat: z.number(),
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
  discounted_price: z.number(),
  unit_price: z.number(),
});

/** A product as the REST API speaks it. */
export function toProductShape(product: ProductView): z.output<typeof productShape> {
  return {
    id: product.id,
    code: product.code,
    name: product.name,
    description: product.description,
    price: e4ToEuros(product.priceE4),
    price_without_vat: e4ToEuros(product.priceWithoutVatE4),
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
    discounted_price: e4ToEuros(product.discountedPriceE4),
    unit_price: e4ToEuros(product.unitPriceE4),
  };
}
