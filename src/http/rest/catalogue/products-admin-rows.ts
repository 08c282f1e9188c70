import { z } from 'zod';
import { declaredParams } from '#http/rest/kit/declared-fields.ts';
import { param, params } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import { productShape } from '#http/rest/shapes/product-shape.ts';
import { findCategory } from '#shared/categories.ts';
import { fieldsSeenBy } from '#shared/define-fields.ts';
import { regionIdInput } from '#shared/inputs/basic-inputs.ts';
import { activeUnits, isActiveUnit } from '#shared/prices/units.ts';
import { MAX_NAMED_REGIONS, PRODUCT_FIELDS } from '#shared/product-fields.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';

const row = rowsOf({ tag: 'Products', roles: ['admin'], ignoresUnknown: true });

const IMAGE_BODY_LIMIT = 7_864_320;

const required = {
  name: z.string().max(500),
  category: z
    .string()
    .max(40)
    .meta({ example: 'pasticeri', description: 'Key of a category' })
    .transform((value) => findCategory(value))
    .pipe(z.string({ error: 'Zgjidhni kategorinë.' })),
  quantity: z.preprocess((value) => (value === '' ? 0 : value), param.wholeNumber(0, MAX_QUANTITY)),
  'price as priceE4': param.unitPrice,
  'vat_rate_percentage as vatBasisPoints': param.percent,
};

const regionIdParam = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
  regionIdInput,
);

const oneOfUnits = () =>
  `Duhet të jetë një nga: ${activeUnits()
    .map(({ key }) => key)
    .join(', ')}.`;

/** null empties a field as the form would. */
function textParam(max: number) {
  return z
    .string()
    .max(max)
    .nullish()
    .transform((text) => (text === null ? '' : text));
}

const optional = {
  code: textParam(200),
  description: textParam(8_000),
  subcategory: z.string().max(40).nullish(),
  unit: z.string({ error: oneOfUnits }).refine(isActiveUnit, { error: oneOfUnits }).optional(),
  image: z.string().nullish().meta({
    description:
      'A picture as data URL (JPG, PNG or WEBP, 5 MB); absent or the same URL keeps it, null removes it',
  }),
  'regions as regionIds': z
    .array(regionIdParam)
    .max(MAX_NAMED_REGIONS)
    .transform((ids) => [...new Set(ids)])
    .optional(),
  'discount_percentage as discountBasisPoints': param.percent.optional(),
  isFeatured: z.boolean().optional(),
  ...declaredParams(fieldsSeenBy('everybody', PRODUCT_FIELDS)),
  ...declaredParams(fieldsSeenBy('staff', PRODUCT_FIELDS)),
};

const imageErrors = ['Product code already exists', 'Image too large', 'Unsupported image type'] as const;

export const productsAdminRows: readonly RestRow[] = [
  row('POST /products', {
    summary: 'Create a product',
    status: 201,
    acceptsIdempotencyKey: true,
    bodyLimit: IMAGE_BODY_LIMIT,
    input: params({ ...required, ...optional }),
    output: z.object({ product: productShape }),
    errors: imageErrors,
    call: async ({ admin }, input) => ({ product: await admin.products.create(input) }),
  }),
  row('PUT /products/{id}', {
    summary: 'Change a product; absent fields stay',
    bodyLimit: IMAGE_BODY_LIMIT,
    input: params({ ...z.object(required).partial().shape, ...optional, id: param.id }),
    output: z.object({ product: productShape }),
    errors: ['Product not found', ...imageErrors],
    call: async ({ admin }, input) => ({ product: await admin.products.update(input) }),
  }),
  row('PUT /products/discount', {
    summary: 'Set or remove (0) a discount',
    input: params({ id: param.id, 'discount_percentage as discountBasisPoints': param.percent }),
    output: z.object({ message: z.string(), product: productShape }),
    errors: ['Product not found'],
    call: async ({ admin }, input) => ({
      message: 'Zbritja u përditësua me sukses',
      product: await admin.products.setDiscount(input),
    }),
  }),
  row('PATCH /products/{id}', {
    summary: 'Feature a product, or no longer',
    input: z.object({ id: param.id }),
    output: z.object({ message: z.string(), isFeatured: z.boolean() }),
    errors: ['Product not found'],
    call: async ({ admin }, input) => {
      const { isFeatured } = await admin.products.toggleFeatured(input);
      const message = isFeatured ? 'Produkti u shtua te të veçantat' : 'Produkti u hoq nga të veçantat';
      return { message, isFeatured };
    },
  }),
  row('DELETE /products/{id}', {
    summary: 'Delete a product; past orders keep it',
    input: z.object({ id: param.id }),
    says: 'Produkti u fshi me sukses',
    errors: ['Product not found'],
    call: ({ admin }, input) => admin.products.remove(input),
  }),
];
