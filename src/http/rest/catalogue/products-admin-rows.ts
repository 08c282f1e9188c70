import { z } from 'zod';
import { idParam, percentParam, unitPriceParam, wholeNumber } from '#http/rest/kit/number-params.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { productShape, toProductShape } from '#http/rest/shapes/product-shape.ts';
import { findCategory } from '#shared/categories.ts';
import { regionIdInput } from '#shared/inputs/basic-inputs.ts';
import { MAX_NAMED_REGIONS } from '#shared/inputs/catalog-inputs.ts';
import { UNITS } from '#shared/prices/units.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';

const tag = 'Products';
const admin = ['admin'] as const;

const IMAGE_BODY_LIMIT = 7_864_320;

const TEXTS = {
  deleted: 'Produkti u fshi me sukses',
  discount: 'Zbritja u përditësua me sukses',
  featured: 'Produkti u shtua te të veçantat',
  notFeatured: 'Produkti u hoq nga të veçantat',
} as const;

const required = {
  name: z.string().max(500),
  category: z
    .string()
    .max(40)
    .transform((value) => findCategory(value))
    .pipe(z.string({ error: 'Zgjidhni kategorinë.' })),
  quantity: z.preprocess((value) => (value === '' ? 0 : value), wholeNumber(0, MAX_QUANTITY)),
  price: unitPriceParam,
  vat_rate_percentage: percentParam,
};

const regionIdParam = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
  regionIdInput,
);

const piecesParam = wholeNumber(1, MAX_QUANTITY);

const optional = {
  code: z.string().max(200).nullish(),
  description: z.string().max(8_000).nullish(),
  subcategory: z.string().max(40).nullish(),
  unit: z.enum(UNITS).optional(),
  image: z.string().nullish(),
  regions: z.array(regionIdParam).max(MAX_NAMED_REGIONS).optional(),
  discount_percentage: percentParam.optional(),
  isFeatured: z.boolean().optional(),
  pack_name: z.string().max(200).nullish(),
  pack_size: piecesParam.nullish(),
  order_step: piecesParam.nullish(),
  min_quantity: piecesParam.nullish(),
  on_request: z.boolean().optional(),
};

const createShape = z.object({ ...required, ...optional });
const changeShape = z.object({ ...z.object(required).partial().shape, ...optional, id: idParam });

type Fields = z.output<z.ZodObject<typeof optional>>;

function toInner(fields: Fields) {
  const { code, description, subcategory, image, regions } = fields;
  return {
    ...(code === undefined ? {} : { code: code ?? '' }),
    ...(description === undefined ? {} : { description: description ?? '' }),
    ...(subcategory === undefined ? {} : { subcategory }),
    ...(image === undefined ? {} : { image }),
    ...(fields.unit === undefined ? {} : { unit: fields.unit }),
    ...(regions === undefined ? {} : { regionIds: [...new Set(regions)] }),
    ...toPack(fields),
    ...(fields.isFeatured === undefined ? {} : { isFeatured: fields.isFeatured }),
    ...(fields.discount_percentage === undefined ? {} : { discountBasisPoints: fields.discount_percentage }),
  };
}

function toPack({ pack_name, pack_size, order_step, min_quantity, on_request }: Fields) {
  return {
    ...(pack_name === undefined ? {} : { packName: pack_name ?? '' }),
    ...(pack_size === undefined ? {} : { packSize: pack_size ?? 1 }),
    ...(order_step === undefined ? {} : { orderStep: order_step ?? 1 }),
    ...(min_quantity === undefined ? {} : { minQuantity: min_quantity ?? 1 }),
    ...(on_request === undefined ? {} : { isOnRequest: on_request }),
  };
}

type Required = z.output<z.ZodObject<typeof required>>;
type RequiredOrAbsent = { readonly [K in keyof Required]?: Required[K] | undefined };

type InnerRequired<F extends RequiredOrAbsent> = {
  readonly name: F['name'];
  readonly category: F['category'];
  readonly quantity: F['quantity'];
  readonly priceE4: F['price'];
  readonly vatBasisPoints: F['vat_rate_percentage'];
};

function toInnerRequired<F extends RequiredOrAbsent>(fields: F): InnerRequired<F> {
  const { name, category, quantity, price, vat_rate_percentage } = fields;
  return { name, category, quantity, priceE4: price, vatBasisPoints: vat_rate_percentage };
}

export const productsAdminRows: readonly RestRow[] = [
  defineRow({
    method: 'POST',
    url: '/products',
    roles: admin,
    status: 201,
    bodyLimit: IMAGE_BODY_LIMIT,
    input: createShape,
    output: z.object({ product: productShape }),
    doc: {
      tag,
      summary: 'Create a product',
      errors: {
        409: ['Product code already exists'],
        413: ['Image too large'],
        415: ['Unsupported image type'],
      },
    },
    call: async ({ caller }, input) => {
      const product = await caller.admin.products.create({
        ...toInner(input),
        ...toInnerRequired(input),
      });
      return { product: toProductShape(product) };
    },
  }),
  defineRow({
    method: 'PUT',
    url: '/products/{id}',
    roles: admin,
    bodyLimit: IMAGE_BODY_LIMIT,
    input: changeShape,
    output: z.object({ product: productShape }),
    doc: {
      tag,
      summary: 'Change a product; absent fields stay',
      errors: {
        404: ['Product not found'],
        409: ['Product code already exists'],
        413: ['Image too large'],
        415: ['Unsupported image type'],
      },
    },
    call: async ({ caller }, input) => {
      const product = await caller.admin.products.update({
        ...toInner(input),
        ...toInnerRequired(input),
        id: input.id,
      });
      return { product: toProductShape(product) };
    },
  }),
  defineRow({
    method: 'PUT',
    url: '/products/discount',
    roles: admin,
    input: z.object({ id: idParam, discount_percentage: percentParam }),
    output: z.object({ message: z.string(), product: productShape }),
    doc: { tag, summary: 'Set or remove (0) a discount', errors: { 404: ['Product not found'] } },
    call: async ({ caller }, input) => {
      const product = await caller.admin.products.setDiscount({
        id: input.id,
        discountBasisPoints: input.discount_percentage,
      });
      return { message: TEXTS.discount, product: toProductShape(product) };
    },
  }),
  defineRow({
    method: 'PATCH',
    url: '/products/{id}',
    roles: admin,
    input: z.object({ id: idParam }),
    output: z.object({ message: z.string(), isFeatured: z.boolean() }),
    doc: { tag, summary: 'Feature a product, or no longer', errors: { 404: ['Product not found'] } },
    call: async ({ caller }, input) => {
      const { isFeatured } = await caller.admin.products.toggleFeatured(input);
      return { message: isFeatured ? TEXTS.featured : TEXTS.notFeatured, isFeatured };
    },
  }),
  defineRow({
    method: 'DELETE',
    url: '/products/{id}',
    roles: admin,
    input: z.object({ id: idParam }),
    output: z.object({ message: z.string() }),
    doc: { tag, summary: 'Delete a product; past orders keep it', errors: { 404: ['Product not found'] } },
    call: async ({ caller }, input) => {
      await caller.admin.products.remove(input);
      return { message: TEXTS.deleted };
    },
  }),
];
